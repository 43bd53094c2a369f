/**
 * What options say of sides and turns, in other languages; the longer ones first, for some contain others. The nouns
 * that they belong to ("hand") are left as they are.
 */
const DIRECTIONS: readonly (readonly [english: string, others: string])[] = [
  [
    'counterclockwise',
    '逆时针|逆時針|反時計回り|反時計|반시계 ?방향|시계 ?반대 ?방향|gegen den Uhrzeigersinn|antihoraire|sens inverse des aiguilles|antihorario|anti-horário|anti-horario|antiorario|против часовой(?: стрелки)?|berlawanan(?: arah)? jarum jam|عكس (?:اتجاه )?عقارب الساعة|वामावर्त',
  ],
  [
    'clockwise',
    '顺时针|順時針|時計回り|시계 ?방향|im Uhrzeigersinn|sens horaire|sens des aiguilles|sentido horario|sentido horário|senso orario|по часовой(?: стрелке)?|searah jarum jam|(?:في )?اتجاه عقارب الساعة|दक्षिणावर्त',
  ],
  [
    'horizontal',
    '水平|가로|수평|horizontalement|horizontalmente|orizzontalmente|orizzontale|горизонтально|mendatar',
  ],
  [
    'vertical',
    '垂直|竖直|豎直|세로|수직|vertikal|verticalement|verticalmente|verticalmente|verticale|вертикально|tegak',
  ],
  [
    'left',
    '左(?:手边|手邊|边|邊|侧|側)?|왼쪽|왼|links|linke[nrsm]?|gauche|izquierd[oa]|esquerd[oa]|sinistr[oa]|слева|лев(?:ая|ый|ое|ой|ую)|налево|kiri|اليسرى|اليسار|يسار|बायाँ|बाएँ|बाईं|बायां|बाएं',
  ],
  [
    'right',
    '右(?:手边|手邊|边|邊|侧|側)?|오른쪽|오른|rechts|rechte[nrsm]?|droite?|derech[oa]|direit[oa]|destr[oa]|справа|прав(?:ая|ый|ое|ой|ую)|направо|kanan|اليمنى|اليمين|يمين|दायाँ|दाएँ|दाईं|दायां|दाएं',
  ],
  ['no rotation', '没有旋转|沒有旋轉|没旋转|未旋转|未旋轉|回転していない|회전하지 않'],
  ['camera', '相机|相機|镜头|鏡頭|カメラ|카메라|Kamera|caméra|cámara|câmera|fotocamera|камер\\p{L}*'],
  ['facing', '朝向|面向|面对|面對|向いて|blickt|regarde|mira|guarda'],
  [
    'opposite',
    '相反|反対|반대|entgegengesetzt|opposées?|opuest[oa]s?|opost[oa]s?|oppost[oaei]|противоположн\\p{L}*',
  ],
  [
    'same',
    '相同|同じ|同一|一样|一樣|같은|같습니다|gleich(?:e[rnms]?)?|mêmes?|mism[oa]s?|mesm[oa]s?|stess[oaei]|одинаков\\p{L}*|sama',
  ],
  ['perpendicular', '垂直于彼此|互相垂直|相互垂直|직각|senkrecht|rechten Winkel|at (?:a )?right angles?'],
  ['away', '背对|背對|背向|背を向け|abgewandt|de dos|de espaldas|de costas|di spalle|спиной'],
  [
    'front',
    '前(?:面|方)?(?=[脚腿足肢爪掌蹄]|\\W*$|です)|앞|vorder\\p{L}*|vorne|avant|delanter[oa]|dianteir[oa]|anterior[e]?|передн\\p{L}*|depan',
  ],
  [
    'rear',
    '后(?=[脚腿足肢爪掌蹄])|後ろ?(?=[脚腿足肢爪掌蹄])|뒷|hinter(?!\\s)\\p{L}*|hinten|arrière|traser[oa]|posterior[e]?|задн\\p{L}*|belakang',
  ],
  ['behind', '后面|後面|后方|後ろに|뒤에|hinter(?=\\s)|derrière|detrás|atrás|dietro|позади|сзади'],
  ['in front', '前面|前方|前に|앞에|vor(?=\\s)|devant|delante|em frente|davanti|впереди|перед'],
  [
    'then',
    '然后|然後|再|そして|次に|그다음|그 다음|dann|puis|ensuite|luego|después|depois|poi|затем|потом|kemudian|ثم|फिर',
  ],
];

/** Letters of scripts that are written without spaces, or with endings. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const PATTERNS: readonly (readonly [RegExp, string])[] = DIRECTIONS.map(([english, others]) => {
  const sources = others
    .split(/\|(?![^(]*\))/)
    .map((source) =>
      UNSPACED.test(source) ? source : String.raw`(?<![\p{L}\p{M}])${source}(?![\p{L}\p{M}])`,
    );
  return [new RegExp(sources.join('|'), 'giu'), ` ${english} `];
});

/** "to" between two numbers of a range. */
const RANGE =
  /(\d\s?(?:degrees)?)\s{0,2}(?:bis|à|a|al|hasta|até|fino a|до|sampai|hingga|إلى|至|到|から|से)\s{0,2}(?=\d)/giu;

/** A text with the sides and turns that it names in other languages in English. */
export const inEnglish = (text: string): string =>
  PATTERNS.reduce((said, [from, to]) => said.replace(from, to), text).replace(RANGE, '$1 to ');
