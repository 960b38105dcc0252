## Pages of a table: boards, lobby, results, panels. A line has 34 columns, a key of three in a row 10.

# First lines: whose turn, or what is waited for; $until: when it ends by itself.
page-until = { $head } · { $until }
turn = ▶ { $who }
turn-lobby = ▶ the host begins
turn-lobby-host = ▶ { $seat } (host) begins
turn-next-deal = ▶ next deal
turn-match-over = ▶ the match is over
turn-paused = ▶ paused
turn-stopped = ▶ the table stands still
page-table = { $code }
page-name = { $code } { $game }
page-hash = { $hash }
count-of = { $count } of { $people }

## What the house has to say of a table

notice-paused = { $seat } pauses the table
notice-no-people = Paused: nobody is here
notice-away = { $seat } away, computer plays
notice-free = { $seat } free, computer plays
notice-last-deal = this deal is the last
notice-vote-finish = finish now: { $count }
notice-vote-last = last deal: { $count }
notice-vote-close = close: { $count }
notice-vote-kick = kick { $seat }: { $count }
notice-ready = next: { $count }
notice-voided = Deals void, dealt anew: { $count }

## Lobby

lobby-title = { $code } { $game } · { $seated } of { $seats }
lobby-seats = { $most } seats
lobby-seats-range = { $least }–{ $most } seats
lobby-ready = ready
lobby-not-ready = not ready
lobby-held = has not confirmed
lobby-computer = level { $level }
lobby-unrated = unrated
lobby-of = { $seat } { $what }
lobby-seat-free = { $seat } free
lobby-swap = { $seat } asks { $other } to swap seats
lobby-target = to { $points }
lobby-trial = unrated
lobby-option = { $option } { $value }
lobby-changed = Changed · { $option }: { $value }
lobby-commitment = Fairness (hash of the secret):
short-seconds = { $count } s
short-minutes = { $count } min
short-hours = { $count } h
short-days = { $count } d

## Score sheet and result

deal-over = { $number } over
tell-free = A seat is free: { $table }
sheet-score = { $points } → { $total }
result-over = { $table } over
result-closed = { $table } closed
result-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
# $reason is one of the reasons of the house or of the game.
result-reason = { $reason }
result-nobody = Nobody wins.
result-winner = { $rank } { $seat } { $total } wins
result-seat = { $rank } { $seat } { $total }
result-rating = Rating { $move }
rating-move = { $seat } { $by }
result-unrated = Unrated: { $why }
unrated-trial = a trial game
unrated-computer = a computer began
unrated-alone = one person alone
unrated-closed = closed early
unrated-nothing = no deal finished
unrated-void = a deal was void
result-secret = Secret s[{ $count }]; hashed { $count ->
    [one] { $count } time
   *[other] { $count } times
} it is
result-commitment = the commitment of the lobby:

## Panel

panel-you = ▶ you at { $code }
panel-left = You no longer play at { $code }.
panel-neutral = Your turn at { $code }
# Where nothing is asked of him.
panel-neutral-cards = Your cards at { $code }
panel-last = Last: { $what }
panel-chosen = ✓ { $ask } { $what }
panel-mark = Mark { $most }
panel-mark-range = Mark { $least } to { $most }
panel-by-card = { $what }: mark one card
panel-marked-of = Marked { $count } of { $most }: { $cards }
panel-marked = Marked { $count }: { $cards }
panel-draft = Draft: { $groups }
cards-together = { $cards }
cards-of = { $label } { $cards }
key-do = Do it: { $what }
key-do-cards = { $what } { $cards }
key-meld = Meld it
key-meld-as = Meld { $cards }
key-undo = Undo meld
key-clear = Clear
key-by-melds = By melds
key-by-ranks = By ranks
key-by-suits = By suits
let-it-roll = Let it roll

## My hand as a pop-up of 200 letters, and the number pad on the board

pop-up-cards = { $code }: { $cards }
pop-up-table = { $code }
pop-up-item = { $number } { $what }
pop-up-marked = { $number } ✓{ $what }
pop-up-more = ▶ more
pad-number = { $number }
pad-do = ✓
pad-more = ▶
pad-again = { $what }? Press { $number } again.
pad-ready = ✓ does it: { $what }
pad-nothing = There is no { $number } now. { go-hand } says what the numbers mean.

## Keys

go-join = Join
go-ready = Ready
go-confirm = Confirm
go-swap = Swap seats
go-options = Options
go-computer = Add computer
go-close-table = Close table
go-begin = Begin
go-hand = My hand
go-menu = Menu
go-i-am-back = I’m back
go-next = Next deal
go-rematch = Rematch
go-verify = Verify

## Words that may be typed at any table, separated by commas

words-wave = roll, let it roll, ok, pass
words-yes = y, yes

## What a match begins with

begun = { $table } has begun
begun-commitment = Commitment (hash of the secret):
begun-entropy = Entropy; with the secret, shown at the end, it gives every card and die:
