## Teksty samego Discorda

discord-choose = Wybierz…
discord-more = Więcej…
discord-mark = Zaznacz karty…
discord-mark-exactly = Zaznacz { $count }…
discord-type = Wpisz…
discord-type-title = Wpisz zagranie albo wartość
discord-type-hint = K♠ albo słowa z przycisku
discord-press-hand = Ten panel już się nie zmienia. Naciśnij „{ go-hand }” na widoku stolika.
discord-panel-now = Za późno na ten przycisk: panel pokazuje już, o co chodzi teraz.
discord-hint-hand = Karty, które nie mogą przyjść prywatnie, są pod „{ go-hand }” na widoku stolika, każde tylko dla właściciela.
discord-fault = Coś się tu nie udało. Spróbuj jeszcze raz.
discord-no-thread = Tu nie da się otworzyć wątku. Użyj /new na kanale tekstowym albo bez wątku.
discord-lacks = Nie mogę tu postawić stolika. Brakuje mi jeszcze: { $rights }.
discord-no-file = Nie mogę tu wysłać pliku. Brakuje mi jeszcze: { $rights }. Prywatnie to działa.
discord-locked = Nie mogę tu postawić stolika: ten wątek jest zablokowany.
discord-board-lacks = Widok stolika jest tu nieaktualny. Brakuje mi jeszcze: { $rights }.
discord-board-shut = Widok stolika jest tu nieaktualny: ten wątek jest zablokowany albo zarchiwizowany.
# $why: channel, view, thread or send.
discord-table-shut = { $why ->
    [channel] Nie mogę pokazać { $code }: nie ma już tego kanału albo nie ma mnie na tym serwerze.
    [view] Nie mogę pokazać { $code }: nie widzę tego kanału.
    [thread] Nie mogę pokazać { $code }: ten wątek jest zablokowany albo zarchiwizowany.
   *[send] Nie mogę pokazać { $code }: nie wolno mi pisać na tym kanale.
}
discord-not-here = Nie należę do tego miejsca, więc nie może tu stać stolik. Poproś kogoś, kto zarządza serwerem, żeby mnie dodał, albo napisz do mnie prywatnie.

## Uprawnienia, tak jak nazywa je Discord

right-view-channel = Wyświetlanie kanału
right-send-messages = Wysyłanie wiadomości
right-send-messages-in-threads = Wysyłanie wiadomości w wątkach
right-create-public-threads = Tworzenie publicznych wątków
right-attach-files = Załączanie plików
