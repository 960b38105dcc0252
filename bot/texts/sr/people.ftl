## Povezani nalozi i šta se čuva o ljudima

account-in-private = To je samo između nas: dođi u moj privatni čet.
link-account = { $name } ({ $platform })
link-with = Povezano: { $accounts }
link-code = Tvoj kod: { $code }. Ukucaj ga privatno sa svog drugog naloga, u roku od 10 minuta: na Telegramu { $command }, na Discordu komandom „{"hospoda link"}”.
link-how = Od tada se rezultati oba naloga računaju kao jedan igrač. Vraća se komandom /unlink; ništa se ne gubi.
link-ask = Ovaj kod je pokazan ovde: { $account }. Da li si i to ti? Tada se rezultati računaju zajedno.
link-unknown = Kod je pogrešan, iskorišćen ili stariji od 10 minuta. Nov: /link sa drugog naloga.
link-own = To je kod baš ovog naloga. Ukucaj ga sa svog drugog naloga.
link-too-many = Previše pogrešnih kodova. Sačekaj 10 minuta, pa zatraži nov: /link
link-too-often = Svako povezivanje i razdvajanje preračunava sve rejtinge: pokušaj sutra.
link-already = Ovi nalozi su već povezani.
link-not = Ništa nije promenjeno.
done-link = Povezano: { $account }. Rezultati se računaju zajedno; posle mnogo partija rejtinzi stižu za koji minut.
unlink-none = Ovaj nalog nije povezan ni s jednim drugim. Povezivanje: /link
unlink-ask = Da se ovaj nalog opet računa posebno? Svaki zadržava rezultate koji su s njim odigrani.
done-unlink = Ovaj nalog se opet računa posebno; rejtinzi će biti kao da je oduvek tako bilo, posle mnogo partija za koji minut.
go-link = Poveži
go-unlink = Razdvoji
go-cancel = Otkaži
go-my-data = Moji podaci
go-forget = Zaboravi me
go-forget-now = Obriši zauvek
forget-about =
    Briše se: tvoja podešavanja, tvoje ime i nalog gde god ovde stoje, veze s drugim nalozima. Napuštaš sve stolove.
    Ostaje: ono što se dogodilo za stolovima, kao rezultati bivšeg igrača, da bi rezultati i zapisi drugih važili.
    Tvoji drugi nalozi ostaju: uradi tamo isto.
forget-ask = Obrisati sve što se o tebi čuva? To ne može da se vrati.
forget-late = To dugme je prestaro. Počni iznova: /forget
forget-not = Ništa nije obrisano.
done-forget = Urađeno: tvog imena ovde više nigde nema.
done-forget-later = Skoro urađeno: jedan od tvojih stolova stoji zbog greške. Zaboraviće te čim nastavi.
done-my-data = Sve što se o tebi čuva.
privacy =
    Šta se čuva, dok ne kažeš /forget: tvoj broj i ime na ovoj platformi, tvoja podešavanja, gde sediš ili čekaš na mesto, tvoji rezultati s tvojim imenom, zapisi tvojih partija s tvojim potezima, i reči za sreću ako ih izabereš.
    Šta se ne čuva: ništa drugo što pišeš. Karte i potezi nisu ni u jednom dnevniku; dnevnik nikoga ne imenuje, osim brojem administratora koji je menjao podešavanja.
    Rezultati i zapisi ostaju zauvek, da bi svako mogao da proveri da je partija bila poštena; posle /forget kao rezultati bivšeg igrača. Reči za sreću ostaju u svom zapisu, jer mešanje sledi iz njih.
    Ko vodi ovog bota čuva rezervne kopije i dnevnike onoliko koliko kaže. Šta stoji u četu, to je stvar platforme.
