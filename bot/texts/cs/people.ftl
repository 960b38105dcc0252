## Propojené účty a to, co se o lidech uchovává

account-in-private = To je jen mezi námi dvěma: přijď za mnou do soukromého chatu.
# $accounts: jména i s platformami.
link-account = { $name } ({ $platform })
link-with = Propojeno: { $accounts }
link-code = Tvůj kód: { $code }. Do 10 minut ho napiš v soukromí z druhého účtu: na Telegramu { $command }, na Discordu příkazem „hospoda link“.
link-how = Výsledky obou účtů se pak počítají jako jednomu hráči. Zrušit se to dá přes /unlink; nic se neztratí.
link-ask = Tenhle kód dostal účet { $account }. To jsi taky ty? Výsledky se pak budou počítat dohromady.
link-unknown = Tenhle kód je špatný, použitý, nebo starší než 10 minut. Nový: /link z druhého účtu.
link-own = To je kód tohoto účtu. Napiš ho z druhého účtu.
link-too-many = Špatných kódů už bylo moc. Počkej 10 minut a pak si řekni o nový: /link
link-too-often = Každé propojení i rozpojení přepočítává všechny ratingy: zkus to zase zítra.
link-already = Tyhle účty už propojené jsou.
link-not = Nic se nezměnilo.
done-link = Propojeno: { $account }. Výsledky se počítají dohromady; po mnoha partiích se ratingy přepočítají během minut.
unlink-none = Tenhle účet není propojený s žádným jiným. Propojit: /link
unlink-ask = Má se tenhle účet zase počítat sám za sebe? Každému zůstanou výsledky, které se s ním odehrály.
done-unlink = Tenhle účet se zase počítá sám za sebe; ratingy budou, jako by to tak bylo vždycky, po mnoha partiích během minut.
go-link = Propojit
go-unlink = Rozpojit
go-cancel = Zrušit
go-my-data = Moje data
go-forget = Zapomenout na mě
go-forget-now = Smazat navždy
forget-about =
    Smaže se: tvoje nastavení, tvoje jméno a účet všude, kde tu jsou, propojení s jinými účty. Odejdeš ode všech stolů.
    Zůstane: co se stalo u stolů, jako výsledky bývalého hráče, aby výsledky a záznamy ostatních platily dál.
    Tvoje další účty zůstanou: udělej tam totéž.
forget-ask = Smazat všechno, co se o tobě uchovává? Nedá se to vzít zpátky.
forget-late = Tohle tlačítko je už moc staré. Začni znovu: /forget
forget-not = Nic se nesmazalo.
done-forget = Hotovo: tvoje jméno tu už nikde není.
done-forget-later = Skoro hotovo: jeden z tvých stolů stojí kvůli chybě. Zapomene na tebe, jakmile se zase rozjede.
done-my-data = Všechno, co se o tobě uchovává.
privacy =
    Co se uchovává, dokud neřekneš /forget: tvoje číslo a jméno na této platformě, tvoje nastavení, kde sedíš nebo čekáš na místo, tvoje výsledky se jménem, záznamy tvých partií s tvými tahy a slova pro štěstí, která si zvolíš.
    Co ne: nic jiného, co píšeš. Karty v ruce a tahy nejsou v žádném logu; log nejmenuje nikoho, jsou v něm jen čísla správců, kteří mění nastavení.
    Výsledky a záznamy zůstávají natrvalo, aby si každý mohl ověřit, že partie byla férová; po /forget jako výsledky bývalého hráče. Slova pro štěstí zůstávají v záznamu, protože z nich plyne zamíchání.
    Kdo bota provozuje, uchovává zálohy a logy tak dlouho, jak sám říká. Co stojí v chatu, patří platformě.
