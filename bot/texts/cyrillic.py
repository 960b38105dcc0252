"""Serbian in Cyrillic, made from the Latin catalogues; and what is typed in Cyrillic, read as Latin.

Only what a catalogue itself says is transliterated, before anything is put into it: names of players, card
letters, codes and whatever else a text is given stay as they are, and so does what stands in it as a string
({"so"}). Own code, for the converters on PyPI know neither the words whose letters must not be joined nor
what is no word at all.
"""

import re
from collections.abc import Iterator

from fluent.syntax import ast, visitor

_LETTERS = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True))
_JOINED = {"lj": "љ", "nj": "њ", "dž": "џ"}
_LATIN = {theirs: ours for ours, theirs in (_LETTERS | _JOINED).items()}
_APART = re.compile(
    r"(?:na|po|o|pre)d(?=ž(?:iv|nj|drel|upan|anr|al))"
    r"|in(?=j(?:ek[ct]|ic))|kon(?=ju(?:g|nk))|van(?=jez)|^an(?=jon)|^tan(?=jug)"
)
"""Ends with a d or n that stands apart from the ž or j after it (nadživeti, injekcija)."""
_NAMES = {"koblarz": "коблаж", "žolíky": "жолики", "discord": "дискорд"}
"""Names that are not written as they are spoken; Cyrillic writes them as they are."""
_KEPT = re.compile(
    r"""
      https?://\S+                      # an address
    | (?<![\w/]) /[a-z]+ (?:@\w+)?      # a command
    | (?<![\w-]) --?[a-z][a-z-]*        # an option of the command line
    | @\w+                              # somebody's name
    | [A-ZŽ]{1,2} (?=[♠♥♦♣])            # a card's letter
    | \b [A-Z]{2,} \b                   # letters that stand for words (JSON)
    | \b \w* [\d_] \w* \b               # numbers, codes (K7, M1), names in programs (time_limit)
    """,
    re.VERBOSE,
)
_WORD = re.compile(r"[^\W\d_]+")
_OWN = re.compile("[abcčćdđefghijklmnoprsštuvzž]+")
_CYRILLIC = re.compile(f"[{''.join(_LATIN)}{''.join(_LATIN).upper()}]")
_LEFT_LATIN = ("words-", "card-ranks", "card-suits")
"""Messages that are read, not shown: typed Cyrillic is made Latin before it is compared."""


def to_cyrillic(text: str) -> str:
    """Serbian text in Cyrillic; what is no Serbian word (commands, options, codes, foreign words) stays.

    >>> to_cyrillic("Njegov Džoker i nadživeti: /bet 2, Ž♠, K7")
    'Његов Џокер и надживети: /bet 2, Ž♠, K7'
    """
    parts, start = [], 0
    for kept in _KEPT.finditer(text):
        parts += [_WORD.sub(_word, text[start : kept.start()]), kept[0]]
        start = kept.end()
    return "".join([*parts, _WORD.sub(_word, text[start:])])


def to_latin(text: str) -> str:
    """The text with Serbian Cyrillic letters as Latin ones; all others stay.

    >>> to_latin("пуцај Њ Љубав K7")
    'pucaj Nj Ljubav K7'
    """
    return _CYRILLIC.sub(_latin_letter, text)


def made_cyrillic(resource: ast.Resource) -> ast.Resource:
    """The same messages, all that is shown of them in Cyrillic. Changes its argument."""
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(_LEFT_LATIN):
            _Texts().visit(entry)
    return resource


class _Texts(visitor.Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = to_cyrillic(node.value)


def _word(found: re.Match[str]) -> str:
    word = found[0]
    for name, written in _NAMES.items():
        if word.lower().startswith(name):
            head = written.capitalize() if word[0].isupper() else written
            return head + "".join(_letters(word[len(name) :]))
    return "".join(_letters(word)) if _OWN.fullmatch(word.lower()) else word


def _letters(word: str) -> Iterator[str]:
    small = word.lower()
    apart = {found.end() - 1 for found in _APART.finditer(small)}
    i = 0
    while i < len(small):
        size = 2 if small[i : i + 2] in _JOINED and i not in apart else 1
        letter = small[i : i + size]
        cyrillic = _JOINED.get(letter) or _LETTERS.get(letter, letter)
        yield cyrillic.upper() if word[i].isupper() else cyrillic
        i += size


def _latin_letter(found: re.Match[str]) -> str:
    letter = _LATIN[found[0].lower()]
    return letter.capitalize() if found[0].isupper() else letter
