## Texty samotného Discordu

discord-choose = Vyber…
discord-more = Další…
discord-mark = Označ karty…
discord-mark-exactly = Označ { $count }…
discord-type = Napsat…
discord-type-title = Napiš tah nebo hodnotu
discord-type-hint = K♠ nebo slova z tlačítka
discord-press-hand = Tenhle panel se už nemění. Stiskni v přehledu stolu „{ go-hand }“.
discord-panel-now = Na tohle tlačítko je pozdě: panel už ukazuje, na co se ptám teď.
discord-hint-hand = Karty, které nemohou přijít soukromě, jsou v přehledu stolu pod „{ go-hand }“, každé jen pro svého majitele.
discord-fault = Něco se tu nepovedlo. Zkus to prosím znovu.
discord-no-thread = Tady nejde otevřít vlákno. Použij /new v textovém kanálu, nebo bez vlákna.
discord-lacks = Tady nemůžu postavit stůl. Ještě mi chybí: { $rights }.
discord-no-file = Nemůžu sem poslat soubor. Ještě mi chybí: { $rights }. Soukromě to jde.
discord-locked = Tady nemůžu postavit stůl: tohle vlákno je zamčené.
discord-board-lacks = Přehled stolu tu není aktuální. Ještě mi chybí: { $rights }.
discord-board-shut = Přehled stolu tu není aktuální: tohle vlákno je zamčené nebo archivované.
# $why: channel, view, thread or send.
discord-table-shut = { $why ->
    [channel] { $code } nejde ukázat: jeho kanál už není, nebo už nejsem na tom serveru.
    [view] { $code } nejde ukázat: jeho kanál nevidím.
    [thread] { $code } nejde ukázat: jeho vlákno je zamčené nebo archivované.
   *[send] { $code } nejde ukázat: do jeho kanálu nesmím psát.
}
discord-not-here = Nejsem tady členem, takže tu nemůže stát žádný stůl. Popros někoho, kdo server spravuje, ať mě přidá, nebo mi napiš soukromě.

## Oprávnění tak, jak je nazývá Discord

right-view-channel = Zobrazit kanál
right-send-messages = Posílat zprávy
right-send-messages-in-threads = Posílat zprávy ve vláknech
right-create-public-threads = Vytvářet veřejná vlákna
right-attach-files = Přikládat soubory
