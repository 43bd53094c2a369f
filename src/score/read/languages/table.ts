/** What replies in one language say around an answer: alternatives of regular expressions, in lower case, parted by `|`. */
export interface LanguageWords {
  /** What a final answer is called; with what makes it final where the noun alone says too little. */
  readonly answer: string;
  /** What joins such a noun and the answer, besides a colon. */
  readonly joins: string;
  /** What stands before an option that is chosen or concluded with. */
  readonly chooses: string;
  /** What stands after it. */
  readonly chosen: string;
  /** What follows an option that is called right. */
  readonly right: string;
  /** What stands before what is denied. */
  readonly not: string;
  /** What follows what is denied. */
  readonly wrong: string;
  /** Words that say nothing of their own beside an option: copulas, pronouns, articles, "option". */
  readonly idle: string;
  /** What announces that something said is taken back. */
  readonly wait: string;
  readonly yes: string;
  readonly no: string;
  readonly and: string;
  readonly or: string;
  /** Numbers from zero to twelve; inflected or counted otherwise behind a slash. */
  readonly numerals: string;
  /** Beside a number that is the sum. */
  readonly total: string;
  /** Beside a number that is a part of the sum. */
  readonly parts: string;
  /** Verbs and words before a number that is stated, or, where the verb comes last, behind it. */
  readonly counts: string;
  /** Of a picture as it is shown. */
  readonly before: string;
  /** Of a picture after the transformation. */
  readonly after: string;
  /** Before, or where the verb comes last behind, a string that is stated. */
  readonly reads: string;
}

/** The languages that models reply in most; a merged table reads all of them, so that none has to be told. */
export const TABLE = {
  en: {
    answer:
      'answers?|final (?:answer|choice|decision)|(?:the )?(?:match|best match)|(?:correct|right|best|final|only|closest|matching|my|chosen|selected) (?:answers?|choices?|options?|selections?|letters?|match|images?|pictures?|response|one|candidate)|choice|selection',
    joins:
      "is|are|would be|should be|must be|will be|has to be|seems to be|appears to be|['’]s|therefore|thus|hence|clearly|indeed|definitely|most likely|likely|then|so",
    chooses:
      "choos(?:e|ing)|chose|pick(?:ed|ing)?|select(?:ed|ing)?|go(?:ing)? with|opt(?:ed|ing)? for|settl(?:e|ed|ing) (?:on|for)|vote for|therefore|thus|hence|so(?! (?:is|are|does|do)\\b)|it is|it['’]s|it must be|it should be|it has to be|it would be|must be|should be|has to be|leaves|leaving|remaining|remains|but|rather|instead",
    chosen: 'it is',
    right:
      "(?:is|are|must be|would be|should be|has to be|['’]s)(?: clearly| definitely| indeed| also)? (?:the |my |a |most |only |one )*(?:correct|right|best|answer|match(?:ing)?|final|choice|closest|closer|better|selected|one)|(?:is )?match(?:es)?|corresponds?|fits|would match",
    not: "not|never|nor|neither|without|rather than|instead of|unlike|except|besides|rules? out|ruled out|ruling out|eliminat(?:e[sd]?|ing):?|no match:|mismatch(?:es)?:|second[- ]best:?|compared (?:with|to)|in contrast to|as opposed to|different from|exclud(?:e[sd]?|ing)|reject(?:s|ed|ing)?|discard(?:s|ed|ing)?|incorrect:|wrong:|(?:can|isn|wasn|won|doesn|don|shouldn|wouldn|couldn|aren)['’]t(?: be)?|cannot(?: be)?|no longer",
    wrong:
      "(?:is|are|was|were|does|do|did|would|could|can|should|seems|looks|has|must)(?:n['’]t| not|not)|(?:can|won)['’]t|cannot|(?:is|are|was|were|seems|looks|would be|must be|:)(?: also| clearly| both| all| just| simply| definitely)? (?:wrong|incorrect|eliminated|ruled out|excluded|false|out|invalid|impossible|rejected)\\b",
    idle: "the|a|an|it|its|it['’]s|this|that|that['’]s|these|those|there|is|are|be|was|would|should|must|will|has|have|to|i|we|my|me|you|mean|meant|think|believe|guess|say|said|option|options|choice|answer|answers|image|picture|figure|panel|letter|letters|candidate|number|correct|right answer|right one|right option|final|one|actually|indeed|really|instead|rather|in fact|in the end|then|so|therefore|thus|hence|choose|pick|select|go with|going with|more like|their|his|her|let me correct myself|let me|make that|only|matches|match|yes|but|count|see|can|time|reads|read|says|shows|string|points|seen|['’]ll|['’]d",
    wait: '(?:no,? )?wait|hold on|hang on|actually|correction|scratch that|strike that|on second thoughts?|on reflection|let me (?:re-?think|re-?consider|correct(?: myself| that)?|revise)|i mean|i meant|or rather|rather|sorry|my (?:mistake|bad|apologies)|apologies|oops|hmm|i was wrong|i made a mistake|i misread|(?:i )?changed? my mind|upon (?:closer|further|second) (?:inspection|look|reflection)|i take (?:that|it) back|i correct myself|edit',
    yes: 'yes|yeah|yep',
    no: 'no|nope',
    and: 'and',
    or: 'or',
    numerals: 'zero one two three four five six seven eight nine ten eleven twelve/dozen',
    total:
      'in total|total|totals|altogether|all together|overall|in all|sum|adds? up to|makes?|equals?|total of|total number',
    parts: 'of them|of these|of which|of those|among them',
    counts:
      'there are|there is|there were|i (?:can )?(?:see|count|find|spot|observe|identify)|we (?:can )?(?:see|count|find)|(?:image|picture|photo|scene|room|it) (?:shows|contains|has|depicts|features)|number (?:of [^.,;:]{1,40} )?is|count (?:of [^.,;:]{1,40} )?is|counted|have|has|contains|shows',
    before:
      'pointed|original|originally|current|currently|initial|initially|before|shown|given|input|source|unrotated|present|presently|visible|mirrored|mirror',
    after:
      'rotated|rotating|rotation|rotate|rotates|turned|turning|flipped|after|would|becomes|become|afterward|afterwards|upside|result|resulting|predicted|→',
    reads: 'reads?|says?|shows?|becomes?|is',
  },
  zh: {
    answer:
      '(?:最终|最後|最后|正确|正確|最终的|最終的|最終|正确的|正確的)?(?:答案|答复|答覆)|(?:最终|最終|正确|正確|正确的|正確的)(?:选项|選項|选择|選擇|图片|圖片|图|圖)|故(?:选|選)|应(?:选|選)|應(?:选|選)|答(?=[:：])',
    joins: '应该是|應該是|应当是|應當是|应为|應為|应是|應是|就是|是|为|為|应该为|應該為|应该选|應該選|也就是',
    chooses:
      '(?:我|应该|應該|应|應|会|會|故|就|所以|因此)?(?:选择|選擇|选|選)(?:了|的是|出)?|所以(?:是|为|為)?|因此(?:是|为|為)?|(?<![不还還也都])是|只有|应该是|應該是|应为|應為|而是',
    chosen: '',
    right: '(?:才?是|才)?(?:正确|正確|对的|對的|符合|匹配|一致|吻合)',
    not: '相比于?|相较于|相較於|不同于|不同於|不应该是|不應該是|不可能是|不会是|不會是|不是|并非|並非|不包括|不包含|不含|而非|而不是|不选|不選|不能选|不能選|排除(?:选项|選項|了)?|除了|非|都不是|既不是|也不是',
    wrong:
      '(?:都|也|是|并|並|显然|顯然|明显|明顯)*(?:不是|不对|不對|不正确|不正確|错误|錯誤|错的|錯的|错|錯|不符合|不符|不匹配|不一致|有误|有誤|不可能|被排除|可以排除|排除)',
    idle: '应该是|應該是|应该|應該|应为|應為|就是|是|为|為|的|了|选项|選項|选择|選擇|选|選|我|答案|正确|正確|最终|最終|图|圖|图片|圖片|那|这|這|所以|因此|而|实际上|實際上|其实|其實|意思|说|說|看到|总共|總共|共|一共|个|個|张|張|有',
    wait: '等等|等一下|不对|不對|更正|纠正|糾正|抱歉|对不起|對不起|我错了|我錯了|重新考虑(?:后|後)?|重新考慮(?:后|後)?|说错了|說錯了|修正|仔细再看|再看一[遍次]|其实|其實|实际上|實際上|应该说|應該說',
    yes: '是的|是|对|對|有的|没错|沒錯|正确|正確',
    no: '不是的|不是|不对|不對|否|不|没有|沒有|错误|錯誤',
    and: '和|与|與|及|以及|跟|、|还有|還有',
    or: '或|或者|还是|還是',
    numerals: '零/〇 一/壹 二/两/兩 三 四 五 六 七 八 九 十 十一 十二',
    total: '一共|总共|總共|共有|共计|共計|共|总计|總計|合计|合計|总数|總數',
    parts: '其中',
    counts: '看到|看见|看見|有|数到|數到|数出|數出|数量是|數量是|数量为|數量為|数量|數量|包含|显示|顯示',
    before: '原来|原來|原始|原本|原|之前|前|目前|现在|現在|图中|圖中|图片中|圖片中|显示|顯示|镜中|鏡中',
    after:
      '旋转(?!之?前)|旋轉(?!之?前)|转动(?!前)|轉動(?!前)|翻转|翻轉|之后|之後|以后|以後|后|後|变成|變成|变为|變為|会是|會是|将是|將是|倒过来|倒過來',
    reads: '变成|變成|变为|變為|成为|成為|读作|讀作|读为|讀為|得到|会是|會是|就是|是|为|為|即|成',
  },
  ja: {
    answer:
      '(?:最終的な|最終|正しい|正解の|私の)?(?:答え|答|回答|解答|正解)|(?:最終的な|正しい|正解の|私の)(?:選択肢|選択|画像)',
    joins: 'としては|は|が|も',
    chooses: 'よって|したがって|従って|ゆえに|つまり|結論として|だから|そのため|正しくは|むしろ',
    chosen:
      'を選びます|を選択します|を選ぶ|を選択|を選びました|が答え|にします|と思います|です|だ|である|となります|になります',
    right: '(?:が|は)?(?:正解|正しい|一致|合って|当てはま|適切|最も近い)',
    not: '',
    wrong:
      '(?:は|が|も|では|じゃ|で|と|正解|正しい答え|正しく|答え|一致し)*(?:ありません|ない|なく|間違い|誤り|不正解|正しくない|正しくありません|不適切|違い|違う|除外|一致しません|一致しない|当てはまりません)',
    idle: 'です|だ|である|でしょう|は|が|を|の|に|と|も|答え|正解|回答|正しい|正しくは|選びます|選択します|選択肢|私|それ|これ|画像|図|なります|全部|合計|個|つ|あります|見えます',
    wait: 'いや|待って|待ってください|ちょっと待って|訂正|すみません|失礼しました|申し訳ありません|やはり|やっぱり|間違えました|実は|よく見ると|修正',
    yes: 'はい|ええ|そうです',
    no: 'いいえ|いえ|違います|いや',
    and: 'と|、|および|及び|そして',
    or: 'または|もしくは|か',
    numerals:
      '零/ゼロ 一/ひとつ/一つ 二/ふたつ/二つ 三/みっつ/三つ 四/よっつ/四つ 五/いつつ/五つ 六/むっつ/六つ 七/ななつ/七つ 八/やっつ/八つ 九/ここのつ/九つ 十/とお 十一 十二',
    total: '全部で|合計で?|計|合わせて|総数は?|全体で',
    parts: 'そのうち|うち',
    counts: 'あります|見えます|います|写っています|数えました|数えると|ある|見える',
    before: '元の?|もとの|元々|現在|画像には|画像では|最初|前',
    after: '回転(?!前)|回すと|すると|反転|後|逆さ',
    reads: 'になります|となります|になる|となる|です|と読めます|は|が',
  },
  ko: {
    answer:
      '(?:최종|올바른|맞는|정확한)? ?(?:정답|답변|답)|(?:최종|올바른|맞는|정확한) ?(?:선택지|선택|그림|보기)',
    joins: '은|는|이|가',
    chooses: '그러므로|따라서|그래서|결론적으로|즉|오히려',
    chosen: '(?:를|을) ?(?:선택|고르|택|골라)|입니다|이다|로 (?:하겠|결정)',
    right: '(?:가|이|는|은)? ?(?:정답|맞|옳|일치|올바)',
    not: '',
    wrong:
      '(?:가|이|는|은|도|를|을)? ?(?:정답이 )?(?:아니|아닙|틀렸|틀린|틀립|오답|맞지 않|일치하지 않|잘못|제외|옳지 않|올바르지 않)',
    idle: '입니다|이다|예요|이에요|은|는|이|가|를|을|의|정답|답|선택합니다|고르겠습니다|선택지|저는|제|그것|그림|모두|총|개|있습니다|보입니다|사실|합니다',
    wait: '잠깐만요?|잠깐|아니(?![요오라다])|정정|죄송합니다|미안합니다|실수|다시 보니|다시 생각해 보니|사실|수정',
    yes: '예|네|그렇습니다|맞습니다',
    no: '아니요|아니오|아뇨|아닙니다|틀렸습니다',
    and: '와|과|및|그리고|하고|랑|이랑',
    or: '또는|혹은|이나|나',
    numerals:
      '영/제로 하나/한/일 둘/두/이 셋/세/삼 넷/네/사 다섯/오 여섯/육 일곱/칠 여덟/팔 아홉/구 열/십 열하나/열한/십일 열둘/열두/십이',
    total: '모두|총|전부|합계|합쳐서|다 합하면|전체',
    parts: '그중|그 중',
    counts: '있습니다|보입니다|있어요|보여요|입니다|있다|세었습니다',
    before: '원래|원본|현재|그림에는|이미지에는|처음|전',
    after: '회전하면|회전한|회전|돌리면|돌린|후|뒤집',
    reads: '가 됩니다|이 됩니다|됩니다|입니다|로 읽힙니다|은|는',
  },
  de: {
    answer:
      '(?:endgültige|richtige|korrekte|finale|meine|beste|abschließende)?[rns]? ?(?:antwort|lösung|wahl)|(?:richtige|korrekte|beste|passende)[rns]? (?:option|auswahl|bild|möglichkeit|buchstabe)',
    joins: 'ist|lautet|wäre|sind|also|daher|somit|muss|sein|die antwort|demnach',
    chooses:
      'ich (?:wähle|nehme)|wähle|entscheide mich für|also|daher|somit|folglich|deshalb|es ist|sondern|das ist|es muss|stattdessen|vielmehr',
    chosen: 'wähle ich|nehme ich',
    right:
      '(?:ist|wäre|sind)(?: also| die| der| das| somit)* (?:richtig|korrekt|richtige|korrekte|passende|beste|antwort|lösung)|die richtige|richtig(?!e)|korrekt|stimmt|passt(?! nicht)|entspricht',
    not: 'im vergleich (?:zu|mit)|anders als|im gegensatz zu|nicht|kein|keine|weder|noch|statt|anstatt|außer|ausgeschlossen:|falsch:|schließe|kann nicht',
    wrong:
      '(?:ist|sind|war|kann|passt|stimmt|entspricht|wäre)(?: es| das| also| auch)? (?:nicht|falsch|inkorrekt|ausgeschlossen|unpassend|unmöglich|keine)|scheidet aus|fällt weg',
    idle: 'die|der|das|es|ist|sind|wäre|sein|ich|meine|meinte|antwort|option|bild|richtige|richtig|korrekt|also|daher|somit|wähle|nehme|sondern|doch|lautet|gibt|insgesamt|sehe|davon',
    wait: 'moment(?: mal)?|warte|halt|eigentlich|tatsächlich|korrektur|entschuldigung|verzeihung|ich (?:meine|meinte)|besser gesagt|vielmehr|doch nicht|ich habe mich (?:geirrt|vertan)|bei genauerem hinsehen|stopp',
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
  ru: {
    answer:
      '(?:правильный |верный |окончательный |итоговый |мой |конечный )?(?:ответ|вариант ответа)|(?:правильный|верный|подходящий) (?:вариант|выбор|рисунок)|правильная (?:буква|картинка)',
    joins: 'это|является|будет|должен быть',
    chooses:
      '(?:я )?выбираю|правильно|верно|выберу|поэтому|значит|следовательно|итак|таким образом|(?<!не )это|а не .{1,3}, а|остаётся',
    chosen: '',
    right: '(?:[—–-]\\s|это|является)? ?(?:правильн\\p{L}*|верн\\p{L}*|подходит|соответствует|совпадает)',
    not: 'по сравнению с|в отличие от|не|ни|кроме|вместо|исключаем|исключаю|исключить|неверно:',
    wrong:
      '(?:—|-|–|это|тоже|также)? ?(?:не(?:верн|правильн)\\p{L}*|не (?:подходит|соответствует|совпадает|является|может|\\p{L}+)|ошибочн\\p{L}*|исключ\\p{L}*|отпадает)',
    idle: 'это|ответ|вариант|правильный|верный|правильно|верно|я|имел|имела|в виду|выбираю|поэтому|значит|картинка|рисунок|буква|вижу|всего|здесь|на самом деле|точнее|а',
    wait: 'подождите|стоп|на самом деле|исправление|поправка|извините|простите|я имел[а]? в виду|точнее|вернее|я ошиб(?:ся|лась)|хотя нет|присмотревшись|действительно|поправлюсь',
    yes: 'да',
    no: 'нет',
    and: 'и',
    or: 'или',
    numerals:
      'ноль/нуль один/одна/одно два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать',
    total: 'всего|в сумме|итого|вместе|в общей сложности',
    parts: 'из них',
    counts:
      '(?:я )?(?:вижу|насчитал\\p{L}*|считаю)|здесь|на (?:картинке|изображении|рисунке)|имеется|есть|количество \\p{L}*[:—-]?',
    before: 'исходн\\p{L}*|сейчас|первоначальн\\p{L}*|до|картинке|изображении|было|была|изначально',
    after:
      'поворота|повороте|поворот|повёрнут\\p{L}*|повернут\\p{L}*|после|перевёрнут\\p{L}*|получится|превращается|станет|становится',
    reads: 'получится|получается|превращается в|становится|станет|будет|читается|это|—',
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
  ar: {
    answer:
      '(?:ال)?(?:إجابة|اجابة|جواب)(?: النهائية| النهائي| الصحيحة| الصحيح)?|(?:ال)?(?:خيار|اختيار|حرف|صورة) (?:الصحيحة|الصحيح|النهائي)',
    joins: 'هي|هو|تكون|يكون|ستكون|إذن|إذا',
    chooses: '(?:أنا )?(?:أختار|اختار|اخترت)|لذلك|إذن|إذًا|وبالتالي|بالتالي|(?<!ليست )إنها|إنه|بل',
    chosen: '',
    right: '(?:هي|هو|هما)? ?(?:الإجابة |الخيار )?(?:صحيحة?|الصحيحة?|مطابقة?|متطابقة?|الأنسب)',
    not: 'ليس|ليست|ليسوا|لا|غير|وليس|وليست|ولا|باستثناء|ماعدا|بدلا من|بدلًا من|استبعد|نستبعد',
    wrong: '(?:هي|هو)? ?(?:خطأ|خاطئة?|غير (?:صحيحة?|مطابقة?|مدورة?|\\p{L}+)|ليست?|لا \\p{L}+|مستبعدة?)',
    idle: 'هي|هو|إنها|إنه|الإجابة|الجواب|الصحيحة|الصحيح|الخيار|الصورة|أنا|أقصد|أختار|لذلك|إذن|هناك|يوجد|أرى|المجموع|في|في الواقع|كانت',
    wait: 'انتظر|مهلا|مهلًا|لحظة|في الواقع|في الحقيقة|تصحيح|عذرا|عذرًا|آسف|أقصد|بل|أخطأت|عفوا',
    yes: 'نعم|أجل',
    no: 'لا|كلا',
    and: 'و',
    or: 'أو',
    numerals:
      'صفر واحد/واحدة اثنان/اثنتان/اثنين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثمان/ثماني تسعة/تسع عشرة/عشر أحد-عشر اثنا-عشر',
    total: 'المجموع|في المجموع|إجمالي|الإجمالي|بالإجمال|مجموع',
    parts: 'منها|منهم',
    counts: '(?:يمكنني رؤية )|أرى|هناك|يوجد|توجد|أعد|تظهر|عددها|عدد',
    before: 'الأصلية|الأصلي|حاليا|قبل|تظهر|الصورة|كانت',
    after: 'بعد|الدوران|التدوير|تدوير|تصبح|يصبح|ستصبح|مقلوبة',
    reads: 'تصبح|يصبح|هي|هو|تقرأ|ستصبح',
  },
  hi: {
    answer: '(?:सही |अंतिम |मेरा |आखिरी )?(?:उत्तर|जवाब)|सही (?:विकल्प|चित्र|चुनाव)',
    joins: 'है|होगा|यह|विकल्प',
    chooses: 'मैं|इसलिए|अतः|तो|यह|बल्कि',
    chosen: 'चुनता|चुनती|चुनूँगा|चुनूंगा|है',
    right: '(?:ही )?(?:सही|मेल खाता|मेल खाती|उपयुक्त)(?! नहीं)',
    not: 'न तो|ना ही|के बजाय',
    wrong: '(?:\\p{L}\\p{M}*|[\\p{L}\\p{M}]+)? ?(?:नहीं|गलत|ग़लत|बाहर)|सही नहीं|मेल नहीं',
    idle: 'है|हैं|यह|वह|उत्तर|सही|जवाब|विकल्प|मैं|मेरा|मतलब|चुनता|चुनती|हूँ|हूं|इसलिए|अतः|चित्र|होगा|मुझे|दिखते|कुल|मिलाकर|में|असल|वास्तव',
    wait: 'रुकिए|रुको|ठहरिए|वास्तव में|असल में|सुधार|माफ़ कीजिए|माफ कीजिए|क्षमा करें|मेरा मतलब|गलती हुई|दोबारा देखने पर',
    yes: 'हाँ|हां|जी हाँ|जी हां',
    no: 'नहीं|जी नहीं',
    and: 'और|तथा|एवं',
    or: 'या|अथवा',
    numerals: 'शून्य एक दो तीन चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह',
    total: 'कुल मिलाकर|कुल|योग|सब मिलाकर',
    parts: 'उनमें से|जिनमें',
    counts: 'दिखते|दिखाई|हैं|देखता|देख|गिने',
    before: 'मूल|अभी|पहले|वर्तमान|चित्र',
    after: 'घुमाने|घुमाई|घूर्णन|बाद|पलटने|उल्टा|बन',
    reads: 'पढ़ा|है|बन',
  },
} satisfies Record<string, LanguageWords>;
