## Čekárna, místa, hlasování a hodiny: co stůl řekne tomu, kdo něco stiskne

refuse-lobby-full = Všechna místa jsou obsazená.
refuse-not-seated = U tohoto stolu nesedíš.
refuse-seated = Sedíš už na místě { $seat }.
refuse-seat-taken = Místo { $seat } je obsazené.
refuse-seat-free = Místo { $seat } je volné: nikdo tam nesedí.
refuse-seat-not-free = Tohle místo není volné.
refuse-no-free-seat = U tohoto stolu není volné místo.
refuse-hand-seen = Karty z tohoto rozdání už znáš: do jeho konce se můžeš vrátit jen na místo { $seat }.
refuse-kicked = Od stolu tě vyloučili: znovu si můžeš sednout, až partie { $code } skončí.
refuse-level = Počítač má úroveň od { $least } do { $most }.
refuse-luck = Tvoje štěstí: 1 až { $most } znaků, bez „|“ a řídicích znaků.
refuse-too-few =
    { $seated ->
        [one] Je obsazeno { $seated } místo
        [few] Jsou obsazena { $seated } místa
       *[other] Je obsazeno { $seated } míst
    }, potřeba jsou { $least }.
refuse-held = Všichni ještě nepotvrdili: jejich místa čekají 2 minuty.
refuse-not-ready =
    { $count ->
        [one] Připravenost ještě nehlásí { $seat }.
        [few] Připravenost ještě nehlásí { $count } hráči, první je { $seat }.
       *[other] Připravenost ještě nehlásí { $count } hráčů, první je { $seat }.
    }
refuse-not-begun = Partie ještě nezačala.
refuse-not-over = Partie ještě neskončila.
refuse-paused = U stolu je pauza: nejdřív stiskni „{ go-resume }“.
refuse-not-paused = U stolu není pauza.
refuse-pause-had = Pauzu v tomto rozdání už máš vybranou.
refuse-kick-oneself = Když chceš jít, odejdi od stolu.
refuse-kick-alone = Kdo hraje, toho můžou vyloučit jen dva další společně, nebo správce.
refuse-sits-elsewhere = V tomto chatu už sedíš u stolu { $code }.
refuse-no-order = Takový trvalý pokyn teď nedává smysl.
refuse-old-panel = Tenhle panel už neplatí: otevři „{ go-hand }“.
refuse-old-board = Pozdě: přehled stolu se mezitím změnil. Podívej se a stiskni znovu.
refuse-asked-other = Teď odpovídá { $seat }, ne ty.
refuse-asked-others = Teď odpovídají { $seats }, ne ty.
refuse-foreign-panel = Tohle je panel někoho jiného.
refuse-watching = U stolu { $code } se jen díváš. Volné místo teď není.
refuse-watching-free = U stolu { $code } se jen díváš. Je tu volné místo: můžeš si sednout.
refuse-watching-after = U stolu { $code } se jen díváš. Pro tebe je místo volné po tomto rozdání.
refuse-tell-many = Na místo u tohoto stolu už čeká příliš mnoho lidí.
refuse-done = Už je to hotové: { $what }.
done-act = Hotovo: { $what }.
press-again = { $what } Stiskni znovu a provede se to.
said-wave = ať hází
done-both = Hotovo: { $first }; { $second }.
done-first = Hotovo: { $done }. Ale potom: { $why }
marked = Označeno: { $what }
card-in = { $card } přidána · { $count }
card-out = { $card } vyřazena · { $count }
said-cards = { $what }: { $cards }
said-act = tvoje volba
refuse-marked-enough = Označeno už je { $most }: nejdřív nějakou kartu vyřaď.
refuse-mark = Je třeba označit { $least }; označeno: { $count }.
refuse-in-draft = { $card } už v návrhu je.
