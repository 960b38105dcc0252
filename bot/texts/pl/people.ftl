## Połączone konta i to, co się przechowuje o ludziach

account-in-private = To sprawa tylko między nami: zajrzyj do mnie na osobności.
link-account = { $name } ({ $platform })
link-with = Połączone: { $accounts }
link-code = Twój kod: { $code }. Wpisz go na osobności z drugiego konta, w ciągu 10 minut: na Telegramie { $command }, na Discordzie poleceniem „hospoda link”.
link-how = Odtąd wyniki obu kont liczą się jako jednej osoby. Cofnąć to można przez /unlink; nic nie przepada.
link-ask = Ten kod pokazano: { $account }. To też ty? Wtedy wyniki liczą się razem.
link-unknown = Ten kod jest błędny, zużyty albo starszy niż 10 minut. Nowy: /link z drugiego konta.
link-own = To kod tego samego konta. Wpisz go z drugiego konta.
link-too-many = Za dużo błędnych kodów. Odczekaj 10 minut i poproś o nowy: /link
link-too-often = Łączenie i rozłączanie przelicza wszystkie rankingi: spróbuj jutro.
link-already = Te konta są już połączone.
link-not = Nic się nie zmieniło.
done-link = Połączone: { $account }. Wyniki liczą się razem; przy wielu meczach rankingi dojdą w ciągu minut.
unlink-none = To konto nie jest z żadnym połączone. Połączyć: /link
unlink-ask = Czy to konto ma znów liczyć się osobno? Każde zachowuje wyniki, które na nim padły.
done-unlink = To konto znów liczy się osobno; rankingi będą takie, jakby zawsze tak było, przy wielu meczach w ciągu minut.
go-link = Połącz
go-unlink = Rozłącz
go-cancel = Anuluj
go-my-data = Moje dane
go-forget = Zapomnij o mnie
go-forget-now = Usuń na zawsze
forget-about =
    Znika: twoje ustawienia, twoje imię i konto wszędzie, gdzie tu stoją, połączenia z innymi kontami. Opuszczasz wszystkie stoliki.
    Zostaje: to, co działo się przy stolikach, jako wyniki dawnego gracza, żeby wyniki i zapisy innych były ważne.
    Inne twoje konta zostają: zrób tam to samo.
forget-ask = Usunąć wszystko, co się o tobie przechowuje? Tego nie da się cofnąć.
forget-late = Ten przycisk jest za stary. Zacznij od nowa: /forget
forget-not = Nic nie usunięto.
done-forget = Gotowe: nie ma tu już nigdzie twojego imienia.
done-forget-later = Prawie gotowe: jeden z twoich stolików stoi przez błąd. Zapomni o tobie, gdy tylko ruszy.
done-my-data = Wszystko, co się o tobie przechowuje.
privacy =
    Co się przechowuje, dopóki nie powiesz /forget: twój numer i imię na tej platformie, twoje ustawienia, gdzie siedzisz albo czekasz na miejsce, twoje wyniki z imieniem, zapisy twoich meczów z zagraniami, wybraną przez ciebie frazę na szczęście.
    Czego nie: niczego innego, co piszesz. Karty i zagrania nie trafiają do żadnego dziennika; nie ma w nim imion, tylko numery administratorów, którzy zmienili ustawienia.
    Wyniki i zapisy zostają na stałe, żeby każdy mógł sprawdzić uczciwość meczu; po /forget jako dawnego gracza. Fraza na szczęście zostaje w zapisie, bo z niej wynika tasowanie.
    Kto prowadzi tego bota, trzyma kopie i dzienniki tak długo, jak mówi. To, co stoi w czacie, należy do platformy.
