import type { LanguageWords } from './language-words.js';

/** English, German, French, Spanish, Portuguese, Italian, Indonesian. */
export const LATIN = {
  en: {
    answer:
      'answers?|final (?:answer|choice|decision)|(?:the )?(?:match|best match)|(?:correct|right|best|final|only|closest|matching|my|chosen|selected) (?:answers?|choices?|options?|selections?|letters?|match|images?|pictures?|response|one|candidate)|choice|selection',
    joins:
      "is|are|would be|should be|must be|will be|has to be|seems to be|appears to be|['’]s|therefore|thus|hence|clearly|indeed|definitely|most likely|likely|then|so",
    chooses:
      "choos(?:e|ing)|chose|pick(?:ed|ing)?|select(?:ed|ing)?|go(?:ing)? with|opt(?:ed|ing)? for|settl(?:e|ed|ing) (?:on|for)|lean(?:s|ing)?(?: towards?| to)?|(?<=\\b(?:first|initially|originally)\\b[^.!?]{1,30})then|vote for|therefore|thus|hence|so(?! (?:is|are|does|do)\\b)|it is|it['’]s|it must be|it should be|it has to be|it would be|must be|should be|has to be|leaves|leaving|remaining|remains|but|rather|instead",
    chosen: 'it is',
    right:
      "(?:is|are|must be|would be|should be|has to be|['’]s)(?: clearly| definitely| indeed| also)? (?:the |my |a |most |only |one )*(?:correct|right|best|answer|match(?:ing)?|final|choice|closest|closer|better|selected|one)|(?:is )?match(?:es)?|corresponds?|fits|would match|is it(?=[.,;!]|$)|only(?=[.,;!]|$)",
    not: "not|never|nor|neither(?!:)|without|rather than|instead of|unlike|except|besides|rules? out|ruled out|ruling out|eliminat(?:e[sd]?|ing):?|no match:|mismatch(?:es)?:|(?:second|next)[- ](?:best|choice|guess|most likely)(?: choice| guess| option)?:?|runner[- ]up:?|compared (?:with|to)|in contrast to|as opposed to|different from|exclud(?:e[sd]?|ing)|reject(?:s|ed|ing)?|discard(?:s|ed|ing)?|incorrect:|wrong:|(?:can|isn|wasn|won|doesn|don|shouldn|wouldn|couldn|aren)['’]t(?: be)?|cannot(?: be)?|no longer",
    wrong:
      "(?:is|are|was|were|does|do|did|would|could|can|should|seems|looks|has|must)(?:n['’]t| not|not)|(?:can|won)['’]t|cannot|(?:is|are|was|were|seems|looks|would be|must be|:)(?: also| clearly| both| all| just| simply| definitely)? (?:wrong|incorrect|eliminated|ruled out|excluded|false|out|invalid|impossible|rejected)\\b|can (?:all |both )?be (?:ruled out|eliminated|excluded|discarded|rejected)",
    idle: "the|a|an|it|its|it['’]s|this|that|that['’]s|these|those|there|is|are|be|was|would|should|must|will|has|have|to|i|we|my|me|you|mean|meant|think|believe|guess|say|said|option|options|choice|answer|answers|image|picture|figure|panel|letter|letters|candidate|number|correct|right answer|right one|right option|final|one|actually|indeed|really|instead|rather|in fact|in the end|then|so|therefore|thus|hence|choose|pick|select|go with|going with|more like|their|his|her|let me correct myself|let me|make that|only|matches|match|yes|but|count|see|can|time|reads|read|says|shows|string|points|seen|['’]ll|['’]d",
    wait: '(?:no,? )?wait|hold on|hang on|actually|correction|scratch that|strike that|on second thoughts?|on reflection|let me (?:re-?think|re-?consider|correct(?: myself| that)?|revise)|i mean|i meant|or rather|rather|sorry|my (?:mistake|bad|apologies)|apologies|oops|hmm|i was wrong|i made a mistake|i misread|(?:i )?changed? my mind|upon (?:closer|further|second) (?:inspection|look|reflection)|i take (?:that|it) back|i correct myself|edit',
    seems:
      'looks?|seems?|appears?|seemed|looked|appeared|might|may|at first(?: glance| sight)?|at a glance|initially|tempting|one (?:might|may|could|would)|(?:many|most|some|people|others)(?: \\w+)? (?:would|might|may|will)|could be|would have',
    but: 'but|however|yet|although .{1,60}?,|though .{1,60}?,|while .{1,60}?,|in (?:actual )?fact|in reality|in truth|actually|really|(?:when )?measured|on (?:a )?(?:closer|second) (?:inspection|look|examination)',
    yes: "yes|yeah|yep|affirmative|of course(?! not)|i (?:think|believe) so|(?:that|this)(?:['’]s| is) (?:correct|right|true)|absolutely|certainly(?! not)|definitely(?! not)|it is(?=[.!]?$)",
    no: "no|nope|negative|not (?:really|at all|yes)|(?:certainly|definitely|absolutely) not|i do(?:n['’]t| not) think so|it (?:isn['’]t|is not)(?=[.!]?$)",
    and: 'and',
    or: 'or',
    numerals: 'zero one two three four five six seven eight nine ten eleven twelve/dozen',
    total:
      'in total|so|thus|therefore|hence|leaving|total|totals|altogether|all together|overall|in all|sum|adds? up to|makes?|equals?|total of|total number',
    parts: 'of them|of these|of which|of those|among them',
    counts:
      'there are|there is|there were|i (?:can )?(?:see|count|find|spot|observe|identify)|we (?:can )?(?:see|count|find)|(?:image|picture|photo|scene|room|it) (?:shows|contains|has|depicts|features)|number (?:of [^.,;:]{1,40} )?is|count (?:of [^.,;:]{1,40} )?is|counted|have|has|contains|shows',
    before:
      'pointed|original|originally|current|currently|initial|initially|before|shown|given|input|source|unrotated|present|presently|visible|mirrored|mirror',
    after:
      'rotated|rotating|rotation|rotate|rotates|turned|turning|flipped|after|would|becomes|become|afterward|afterwards|upside|result|resulting|predicted|→',
    reads: 'reads?|says?|shows?|becomes?|is',
  },
  de: {
    answer:
      '(?:endgültige|richtige|korrekte|finale|meine|beste|abschließende)?[rns]? ?(?:antwort|lösung|wahl)|(?:richtige|korrekte|beste|passende)[rns]? (?:option|auswahl|bild|möglichkeit|buchstabe)',
    joins: 'ist|lautet|wäre|sind|also|daher|somit|muss|sein|die antwort|demnach',
    chooses:
      'ich (?:wähle|nehme)|wähle|entscheide mich für|(?<=^|[,.;:—–\\n]\\s{0,2})also|daher|somit|folglich|deshalb|es ist|sondern|das ist|es muss|stattdessen|vielmehr',
    chosen: 'wähle ich|nehme ich',
    right:
      '(?:ist|wäre|sind)(?: also| die| der| das| somit)* (?:richtig|korrekt|richtige|korrekte|passende|beste|antwort|lösung)|die richtige|richtig(?!e)|korrekt|stimmt|passt(?! nicht)|entspricht',
    not: 'im vergleich (?:zu|mit)|anders als|im gegensatz zu|nicht|kein|keine|weder|noch|statt|anstatt|außer|ausgeschlossen:|falsch:|schließe|kann nicht',
    wrong:
      '(?:ist|sind|war|kann|passt|stimmt|entspricht|wäre)(?: es| das| also| auch)? (?:nicht|falsch|inkorrekt|ausgeschlossen|unpassend|unmöglich|keine)|scheidet aus|fällt weg',
    idle: 'die|der|das|es|ist|sind|wäre|sein|ich|meine|meinte|antwort|option|bild|richtige|richtig|korrekt|also|daher|somit|wähle|nehme|sondern|doch|lautet|gibt|insgesamt|sehe|davon',
    wait: 'moment(?: mal)?|warte|halt|eigentlich|tatsächlich|korrektur|entschuldigung|verzeihung|ich (?:meine|meinte)|besser gesagt|vielmehr|doch nicht|ich habe mich (?:geirrt|vertan)|bei genauerem hinsehen|stopp',
    seems: 'scheint|wirkt|sieht(?: so)? aus|aussieht|auf den ersten blick|könnte|anscheinend',
    but: 'aber|jedoch|doch|allerdings|in wirklichkeit|tatsächlich|in wahrheit|eigentlich',
    yes: 'ja',
    no: 'nein',
    and: 'und|sowie',
    or: 'oder',
    numerals: 'null eins/ein/eine/einen zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf',
    total: 'insgesamt|zusammen|gesamt|in summe|summe|gesamtzahl',
    parts: 'davon|darunter',
    counts: 'ich (?:sehe|zähle|erkenne|finde)|es sind|es gibt|man sieht|bild zeigt|zu sehen sind|sind',
    before: 'ursprünglich(?:e[rns]?)?|vorher|aktuell|derzeit|momentan|original|zeigt|jetzt|zuvor',
    after: 'gedreht(?:e[rns]?)?|drehung|nach|rotation|rotiert(?:e[rns]?)?|wird|würde|dann|danach|kopfüber',
    reads: 'lautet|steht(?: dort| da)?|wird(?: zu)?|ergibt|ist|heißt|liest man|wird aus',
  },
  fr: {
    answer:
      '(?:bonne |meilleure )?(?:réponse|solution)(?: finale| correcte| exacte| définitive)?|(?:bonne |meilleure )(?:option|image|lettre)|(?:option|image|lettre|choix) (?:correcte?|exacte?|finale?)|bon choix|mon choix',
    joins: "est|serait|sera|c['’]est|donc|doit être|sont",
    chooses:
      "je choisis|j['’]opte pour|je sélectionne|je prends|donc|ainsi|c['’]est|par conséquent|ce serait|plutôt|mais",
    chosen: '',
    right:
      "(?:est|serait|sont)(?: donc| bien)? (?:la |le |l[’'])?(?:correcte?s?|justes?|bonne?s?|exacte?s?|réponse|solution)|correspond(?! pas)|convient",
    not: "par rapport à|contrairement à|pas|ni|non|aucun|sauf|excepté|plutôt que|au lieu de|ce n['’]est pas|j['’](?:exclus|élimine)|incorrect :",
    wrong:
      "n['’]est pas|ne (?:\\p{L}+) pas|ne peut|(?:est|sont|était)(?: donc| aussi)? (?:faux|fausses?|incorrecte?s?|exclue?s?|éliminée?s?|erronée?s?|impossible)",
    idle: "la|le|les|l['’]|c['’]est|ce|est|serait|être|je|voulais|dire|réponse|option|image|lettre|bonne|correcte|correct|donc|choisis|opte|pour|il|y|a|on|en|vois|compte|au|total|plutôt|en fait",
    wait: 'attendez|attends|un instant|en fait|en réalité|correction|pardon|désolée?|excusez-moi|je (?:veux|voulais) dire|je me suis trompée?|ou plutôt|plutôt|après réflexion|rectification|je rectifie',
    seems: "semble|paraît|parait|à première vue|pourrait|on dirait|a l['’]air",
    but: 'mais|cependant|pourtant|toutefois|en réalité|en fait|réellement',
    yes: 'oui',
    no: 'non',
    and: 'et|ainsi que',
    or: 'ou',
    numerals: 'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze',
    total: 'au total|en tout|total|somme',
    parts: "dont|parmi eux|d’entre eux|d'entre eux",
    counts:
      "je (?:vois|compte|distingue)|j['’]en (?:vois|compte)|il y a|il y en a|on (?:compte|voit)|l['’]image (?:montre|contient)|nombre (?:de [^.,;:]{1,40} )?est(?: de)?",
    before: 'origine|original(?:e)?|actuellement|avant|initiale?|montre|était',
    after: 'rotation|tournée?s?|après|retournée?s?|devient|deviendrait|devenir|serait|pivotée?',
    reads: "on lit|se lit|devient|donne|est|deviendrait|c['’]est|lirait|lit",
  },
  es: {
    answer:
      '(?:respuesta|solución)(?: final| correcta| definitiva)?|(?:opción|imagen|letra|elección|alternativa) (?:correcta|final|adecuada)|mi elección',
    joins: 'es|sería|será|debe ser|son|por tanto|entonces',
    chooses:
      'elijo|escojo|selecciono|opto por|me quedo con|por lo tanto|por tanto|entonces|así que|(?<!no )es|debe ser|sino|mejor dicho',
    chosen: '',
    right:
      '(?:es|sería|son)(?: la| el)? (?:correct[oa]s?|respuesta|opción|adecuad[oa]|cierto|verdader[oa])|coincide|corresponde',
    not: 'comparad[oa] con|a diferencia de|no|ni|tampoco|salvo|excepto|en lugar de|en vez de|descarto|se descartan?|incorrect[oa]s?:|no es|no puede ser',
    wrong:
      '(?:no es|no son|no coincide|no corresponde|no puede|no está|no cumple|no encaja)|(?:es|son|está|queda)(?: también)? (?:incorrect[oa]s?|fals[oa]s?|descartad[oa]s?|erróne[oa]s?|errad[oa]s?|imposible)',
    idle: 'la|el|lo|los|las|es|sería|ser|son|yo|quise|quiero|decir|respuesta|opción|imagen|letra|correcta|correcto|por lo tanto|entonces|elijo|escojo|hay|veo|en total|de hecho|así que|mejor dicho',
    wait: 'espera|espere|un momento|en realidad|de hecho|corrección|perdón|disculpa|disculpe|lo siento|quise decir|quiero decir|mejor dicho|me equivoqué|pensándolo bien|rectifico',
    seems: 'parece|parecería|a primera vista|podría',
    but: 'pero|sin embargo|no obstante|aunque .{1,60}?,|en realidad|de hecho|realmente',
    yes: 'sí|si',
    no: 'no',
    and: 'y|e',
    or: 'o|u',
    numerals: 'cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    total: 'en total|total|en suma|suman|suma',
    parts: 'de ellos|de los cuales|entre ellos',
    counts:
      '(?:puedo ver|veo|cuento)|hay|se ven|la imagen (?:muestra|contiene)|son|número (?:de [^.,;:]{1,40} )?es',
    before: 'original|originalmente|actualmente|antes|inicial|muestra|era',
    after: 'rotación|girad[oa]|girar|rotad[oa]|después|tras|convierte|quedaría|sería|resulta',
    reads: 'se lee|dice|se convierte en|convierte en|es|sería|queda|se leería|leería',
  },
  pt: {
    answer:
      '(?:resposta|solução)(?: final| correta| certa| definitiva)?|(?:opção|imagem|letra|escolha|alternativa) (?:correta|certa|final)|minha escolha',
    joins: 'é|seria|será|deve ser|são|portanto|então',
    chooses: 'escolho|seleciono|opto por|fico com|portanto|então|logo|assim|(?<!não )é|deve ser|mas sim',
    chosen: '',
    right:
      '(?:é|está|seria|são|estão)(?: a| o)? (?:corret[oa]s?|cert[oa]s?|resposta|opção|adequad[oa])|corresponde|coincide',
    not: 'comparad[oa] com|ao contrário de|não|nem|tampouco|exceto|em vez de|ao invés de|descarto|não é|não pode ser|incorret[oa]s?:',
    wrong:
      '(?:não é|não são|não corresponde|não coincide|não pode|não está|não foi|não)|(?:é|está|estão|são)(?: também)? (?:incorret[oa]s?|errad[oa]s?|fals[oa]s?|descartad[oa]s?|impossível)',
    idle: 'a|o|os|as|é|seria|ser|são|eu|quis|quero|dizer|resposta|opção|imagem|letra|correta|certa|portanto|então|escolho|há|vejo|no total|na verdade|existem',
    wait: 'espere|espera|um momento|na verdade|de fato|na realidade|correção|desculpe|desculpa|perdão|quis dizer|quero dizer|ou melhor|me enganei|enganei-me|pensando bem|corrigindo',
    seems: 'parece|à primeira vista|poderia',
    but: 'mas|porém|no entanto|contudo|na verdade|na realidade|de fato',
    yes: 'sim',
    no: 'não',
    and: 'e',
    or: 'ou',
    numerals: 'zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze',
    total: 'no total|ao todo|total|soma',
    parts: 'deles|dos quais|entre eles',
    counts:
      '(?:posso ver|vejo|conto)|há|existem|a imagem (?:mostra|contém)|são|número (?:de [^.,;:]{1,40} )?é',
    before: 'original|originalmente|atualmente|antes|inicial|mostra|era',
    after: 'rotação|girad[oa]|girar|rotacionad[oa]|depois|após|torna-se|ficaria|seria|resulta',
    reads: 'lê-se|diz|torna-se|vira|é|seria|fica|ficaria|leria',
  },
  it: {
    answer:
      '(?:risposta|soluzione)(?: finale| corretta| giusta| esatta| definitiva)?|(?:opzione|immagine|lettera|scelta|alternativa) (?:corretta|giusta|finale)|mia scelta',
    joins: 'è|sarebbe|sarà|deve essere|sono|quindi|dunque',
    chooses: 'scelgo|seleziono|opto per|quindi|dunque|pertanto|perciò|(?<!non )è|deve essere|bensì|anzi|ma',
    chosen: '',
    right:
      '(?:è|sarebbe|sono)(?: la| il| quella| quello)? (?:corrett[oae]|giust[oae]|risposta|opzione|esatt[oae])|corrisponde|coincide',
    not: 'rispetto ad?|a differenza di|non|né|tranne|eccetto|invece di|anziché|escludo|non è|non può essere|errat[oae]:',
    wrong:
      '(?:non è|non sono|non corrisponde|non coincide|non può|non va)|(?:è|sono)(?: anche)? (?:sbagliat[oaei]|errat[oaei]|fals[oaei]|esclus[oaei]|impossibile|scorrett[oaei])',
    idle: "la|il|lo|le|gli|i|l'|è|sarebbe|essere|sono|io|volevo|voglio|dire|intendevo|risposta|opzione|immagine|lettera|corretta|giusta|quindi|pertanto|scelgo|ci|vedo|ne|in totale|in realtà|anzi",
    wait: 'aspetta|aspetti|un momento|in realtà|infatti|correzione|scusa|scusi|scusate|mi dispiace|volevo dire|voglio dire|intendevo|anzi|mi sono sbagliat[oa]|ripensandoci|rettifico',
    seems: 'sembra|pare|a prima vista|potrebbe',
    but: 'ma|però|tuttavia|in realtà|in effetti|infatti',
    yes: 'sì|si',
    no: 'no',
    and: 'e|ed',
    or: 'o|oppure',
    numerals: 'zero uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici',
    total: 'in totale|in tutto|totale|complessivamente|somma',
    parts: 'di loro|dei quali|tra cui|di cui',
    counts:
      "(?:posso vedere|vedo|ne vedo|conto|ne conto)|ci sono|si vedono|l['’]immagine (?:mostra|contiene)|numero (?:di [^.,;:]{1,40} )?è",
    before: 'originale|originariamente|attualmente|prima|iniziale|mostra|era',
    after: 'rotazione|ruotat[oa]|girat[oa]|dopo|diventa|diventerebbe|sarebbe|capovolt[oa]',
    reads: 'si legge|legge|diventa|è|sarebbe|diventerebbe|si leggerebbe|dice',
  },
  id: {
    answer:
      'jawaban(?: akhir| final| saya| terakhir)?(?:nya)?(?: yang (?:benar|tepat|sesuai))?|(?:pilihan|opsi|gambar)(?:nya)? (?:akhir|saya|yang (?:benar|tepat|sesuai))',
    joins: 'adalah|ialah|yaitu|seharusnya',
    chooses:
      '(?:saya )?(?:memilih|pilih)|jadi|maka|oleh karena itu|karena itu|dengan demikian|melainkan|(?<!bukan )adalah',
    chosen: '',
    right: '(?:adalah|yang)? ?(?:jawaban yang )?(?:benar|tepat|cocok|sesuai)',
    not: 'bukan|bukanlah|tidak|maupun|kecuali|selain|daripada|salah:',
    wrong: '(?:tidak|bukan)(?: \\p{L}+)?|(?:juga |adalah )?(?:salah|keliru|tidak benar|tidak tepat)',
    idle: 'adalah|ialah|itu|ini|jawabannya|jawaban|pilihan|opsi|gambar|saya|maksud|memilih|pilih|jadi|yang|benar|tepat|ada|melihat|totalnya|total|sebenarnya',
    wait: 'tunggu|sebentar|sebenarnya|koreksi|ralat|maaf|maksud saya|lebih tepatnya|saya salah|setelah dipikir lagi|setelah diperiksa lagi',
    seems: 'tampak|terlihat|kelihatannya|sekilas|sepertinya',
    but: 'tetapi|tapi|namun|sebenarnya|kenyataannya',
    yes: 'ya|iya|betul',
    no: 'tidak|bukan',
    and: 'dan|serta',
    or: 'atau',
    numerals: 'nol satu/sebuah dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua-belas',
    total: 'total(?:nya)?|secara keseluruhan|seluruhnya|semuanya|jumlah(?:nya)?',
    parts: 'di antaranya|diantaranya',
    counts: '(?:saya )?(?:melihat|menghitung)|ada|terdapat|terlihat',
    before: 'asli(?:nya)?|semula|saat ini|sebelum|awal(?:nya)?|menunjukkan',
    after: 'diputar|rotasi|setelah|sesudah|terbalik|menjadi|akan',
    reads: 'menjadi|terbaca|dibaca|adalah|akan',
  },
} satisfies Record<string, LanguageWords>;
