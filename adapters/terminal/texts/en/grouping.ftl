## hospoda group

help-group = A group chat in the terminal: several people at one keyboard, no token needed.
help-as = Who speaks first.
help-admin = The chat’s admin; without it whoever speaks first.
help-group-language = The chat’s language: { $languages }.
help-database = The database file.
group-name = { $name } needs a name that begins with a letter and is not “group”
name-of-first = Ala
group-saved = Saved. Go on with: hospoda group
