## Wyniki: rankingi, statystyki, historia. Wiersz ma 34 znaki.

rating = { $rating }
# Dopóki nie opiera się na dziesięciu meczach.
rating-unsure = { $rating }?
player = { $name }
former-player = dawny gracz
refuse-barred = { $why } (jeszcze { $left }).
refuse-barred-at = { $seat } nie może grać: { $why }

top-title = { $game } · { $period } · { $where }
top-title-sorted = { $game } · { $period } · { $where } · { $sort }
top-columns = ranking, gry/wygrane, punkty, rekord
top-line = { $rank }. { $name } { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-own = Ty: { $rank } z { $total } · { $rating }, { $matches }/{ $wins }, { $points }, { $best }
top-not-on-it = { $total ->
    [one] { $total } osoba, ciebie tu nie ma
    [few] { $total } osoby, ciebie tu nie ma
    [many] { $total } osób, ciebie tu nie ma
   *[other] { $total } osoby, ciebie tu nie ma
}
top-points-of = { $points }
top-no-best = –
top-empty = Jeszcze żaden mecz się nie liczy. Na początku muszą siedzieć co najmniej dwie osoby i żaden komputer.
top-not-yours = Te przyciski są dla kogoś innego. Twoje własne: { $command }
top-how = „{ $word }” nic tu nie znaczy. Można podać grę, tydzień, miesiąc, rok albo zawsze, czat albo wszędzie, ranking, mecze, wygrane, punkty albo rekord: { $command }
top-choose-game = Gra…
top-choose = { $what }…
top-week = ten tydzień
top-month = ten miesiąc
top-year = ten rok
top-all = od początku
top-chat = ten czat
top-everywhere = wszędzie
top-rating = ranking
top-matches = gry
top-wins = wygrane
top-points = punkty
top-best = rekord
words-top-week = week, tydzień, tydzien
words-top-month = month, miesiąc, miesiac
words-top-year = year, rok
words-top-all = all, zawsze, wszystko
words-top-chat = chat, czat, tutaj, tu
words-top-everywhere = everywhere, wszędzie, wszedzie
words-top-rating = rating, ranking
words-top-matches = matches, mecze, gry
words-top-wins = wins, wygrane
words-top-points = points, punkty
words-top-best = best, rekord, najlepsze
go-page-on = Strona { $page } ▶
go-page-back = ◀ Strona { $page }

stats-title = { $name } · { $game } · od początku
stats-none-yours = Nie masz jeszcze żadnego zakończonego meczu. Otwórz stolik: /new
stats-none = { $name } nie ma jeszcze żadnego zakończonego meczu.
stats-nobody = Nikt o imieniu „{ $name }” nie ma tu zakończonego meczu. Twoje własne: { $command }
stats-which = Kilka osób nazywa się „{ $name }”. Pierwsza jest ta, która grała ostatnio:
stats-one-of = { $number }. { $name }
stats-line = { $facts }
stats-rating = Ranking { $rating } · miejsce { $rank }
stats-matches = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}
stats-wins = wygrane { $count }
stats-streak = { $count } z rzędu
stats-longest = kiedyś { $count } z rzędu
stats-points = Punkty { $points }
stats-best = Najlepsze rozdanie { $points }
stats-partner = Najlepszy partner: { $name }, { $wins } z { $matches }
stats-only-unrated = { $count ->
    [one] { $count } mecz, który się nie liczy
    [few] { $count } mecze, z których żaden się nie liczy
    [many] { $count } meczów, z których żaden się nie liczy
   *[other] { $count } meczu, który się nie liczy
}
stats-unrated = { $count ->
    [one] { $count } mecz się nie liczy
    [few] { $count } mecze się nie liczą
    [many] { $count } meczów się nie liczy
   *[other] { $count } meczu się nie liczy
}

past-title-chat = Mecze tego czatu
past-title-mine = Twoje mecze
past-none = Jeszcze żadnego. Otwórz stolik: /new
past-line = { $number }. { $facts }
past-day = { $day }
past-won = wygrana: { $names }
past-nobody = nikt nie wygrał
past-others = { $names }
past-name-left = { $name } (wyjście)
past-name-kicked = { $name } (usunięcie)
past-name-took = { $name } (zastępstwo)
past-place = miejsce { $place } z { $players }
past-points = punkty { $points }
past-rating = ranking { $by }
past-left = wyjście przed końcem
past-kicked = usunięcie
past-took = przejęte miejsce
past-unrated = bez rankingu
past-mine = Moje
go-record-of = Zapis { $number }
