/** A value that words or signs state: its code, how it is written, and the value that is compared. */
export type FeaturePattern = {
  readonly code: string
  readonly pattern: RegExp
  /** The compared value from the groups; null when this is no such value after all. */
  readonly read: (groups: readonly string[], kind: string) => string | null
  /** The kinds that it is read for; all when left out. */
  readonly kinds?: RegExp
}

const first = ([value = '']: readonly string[]): string => value
const plain = (text: string): string => (text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text)
const number = ([value = '']: readonly string[]): string => plain(value)
const num = '(\\d+(?:\\.\\d+)?)'
const least = '(?:≥|>=|>|不低于|不小于|不少于|大于等于|大于|最低|至少|平均|以上|约)?'

const zincNumbers: Readonly<Record<string, string>> = { '0': 'zn99.995', '1': 'zn99.99' }
const dieCast: Readonly<Record<string, string>> = { '3': 'znal4', '5': 'znal4cu1', '2': 'znal4cu3' }
const steel304: Readonly<Record<string, string>> = {
  '06cr19ni10': '304',
  s30408: '304',
  s30400: '304',
  '022cr19ni10': '304l',
  '022cr17ni12mo2': '316l',
  s31603: '316l',
  '12cr17mn6ni5n': '201',
  '10cr17': '430',
  '022cr23ni5mo3n': '2205',
  s32205: '2205',
  sus304: '304',
  sus316l: '316l',
  ss304: '304',
  ss316l: '316l',
  sus430: '430',
  sus201: '201',
  sus316: '316',
  sus304l: '304l',
  a4: '316',
  aisi304: '304',
  aisi316l: '316l',
}

export const featurePatterns: readonly FeaturePattern[] = [
  // Standards go first: their numbers are no sizes.
  {
    code: 'standard',
    pattern:
      /(?<![a-z])((?:gb|yb|ys|hg|dl|jt|jb|sy|cj|en|iso|astm|jis|din|bs ?en|hb|ts|as\/nzs)\s*\/?\s*t?\s*-?\s*[a-z]?\d{2,6}(?:\.\d{1,2})?(?:\s*[-:]\s*(?:19|20)\d{2})?(?:\/\d+)?)(?![\dx])/giu,
    read: ([text = '']) =>
      text
        .replace(/\s+/g, '')
        .replace(/^bs/, '')
        .replace(/^([a-z]+)\/?t?-?(?=[a-z]?\d)/, '$1'),
  },
  {
    code: 'mesh',
    pattern: /(?<![a-z\d])(g\s*\d{3}\s*\/\s*\d{2}\s*\/\s*\d{2,3}\s*[a-z]{0,3})(?![\d])/giu,
    read: ([text = '']) => text.replace(/\s+/g, ''),
  },
  { code: 'mesh', pattern: /(\d{2,4})\s*(?:目|mesh)/giu, read: number },
  { code: 'strandType', pattern: /(?<![\d.])(1x(?:7|19|37|3))(?![\d.])/giu, read: first, kinds: /^strand$/ },
  {
    code: 'd',
    pattern: /(?<![\d.x])[-φ]?\s*(\d{1,2}\.\d)(?:mm)?(?![\d.]|\s*(?:吨|t\b|kg|公斤|米|m\b))/giu,
    read: number,
    kinds: /^strand$/,
  },
  // Zinc.
  {
    code: 'grade',
    pattern: /(?<![a-z])zn\s*[-≥]?\s*(9\d(?:\.\d+)?)\s*%?(?![\d.])/giu,
    read: ([value = '']) => `zn${plain(value)}`,
    kinds: /^(?:zincIngot|recycledZincIngot|zinc(?:Ball|Grain|Wire|Plate|Powder))$/,
  },
  {
    code: 'grade',
    pattern: /(?<![\d.])(99\.9{1,3}5?|99\.5|98\.[57]|99\.0?)\s*%?\s*(?:纯度|含量|的?锌)?(?![\d.])/giu,
    read: ([value = '']) => `zn${plain(value)}`,
    kinds: /^zincIngot$/,
  },
  {
    code: 'grade',
    pattern: /(?<![\d.])(?:特)?([0-5])#/giu,
    read: ([value = '']) => zincNumbers[value] ?? `${value}#`,
    kinds: /^(?:zincIngot|zinc(?:Ball|Grain|Wire|Plate))$/,
  },
  { code: 'grade', pattern: /\b(shg|special high grade)\b/giu, read: () => 'zn99.995', kinds: /^zincIngot$/ },
  { code: 'origin', pattern: /(进口|哈锌|哈萨克|韩国|澳洲|imported)/giu, read: () => '进口', kinds: /^zincIngot$/ },
  {
    code: 'grade',
    pattern: /(?:zamak\s*-?\s*([235])#?|(?<![\d.a-z])([235])#)(?![\d.])/giu,
    read: ([a = '', b = '']) => dieCast[a || b] ?? null,
    kinds: /^dieCastAlloy$/,
  },
  {
    code: 'grade',
    pattern: /(?<![a-z])(za4|znal4(?:cu\d(?:\.\d)?)?|zn-?al4-?(?:cu\d)?|zl\d{3}|ag40a|ac4[13]a)(?![\d])/giu,
    read: ([text = '']) => ({ za4: 'znal4', ag40a: 'znal4', ac41a: 'znal4cu1', ac43a: 'znal4cu3' })[text] ?? text.replaceAll('-', ''),
    kinds: /^dieCastAlloy$/,
  },
  { code: 'alPct', pattern: new RegExp(`${num}\\s*%\\s*(?:al\\b|铝)`, 'giu'), read: number, kinds: /^(?:zn|galfan|zincAl)/ },
  {
    code: 'alPct',
    pattern: new RegExp(`(?<![a-z])(?:al|铝含量|含铝量?|铝)\\s*[:=-]?\\s*${num}(?![\\d.])\\s*(?:%|(?!吨|t\\b|kg|公斤|支|块|件|袋))`, 'giu'),
    read: number,
    kinds: /^(?:zn|galfan|zincAl)/,
  },
  {
    code: 'alPct',
    pattern: /锌?-\s*(5|10)\s*%?\s*铝|(?<![a-z\d.])(5|10)\s*%?\s*(?:al|铝)/giu,
    read: ([a = '', b = '']) => a || b,
    kinds: /^galfan$/,
  },
  { code: 'mgPct', pattern: new RegExp(`(?<![a-z])(?:mg|镁含量|含镁量?|镁)\\s*[:=-]?\\s*${num}\\s*%?`, 'giu'), read: number, kinds: /^zn/ },
  {
    code: 'niPct',
    pattern: new RegExp(
      `(?<![a-z])(?:zn)?(?:ni|镍含量|含镍量?|镍)\\s*[:=-]?\\s*${num}\\s*%?(?=[^\\d.]|$)|${num}\\s*%\\s*(?:ni|镍)?`,
      'giu',
    ),
    read: ([a = '', b = '']) => plain(a || b),
    kinds: /^znNi/,
  },
  {
    code: 'biPct',
    pattern: new RegExp(`(?<![a-z])(?:bi|含铋量?|铋)\\s*[:=-]?\\s*${num}\\s*%?|${num}\\s*%\\s*(?:bi|铋)?`, 'giu'),
    read: ([a = '', b = '']) => plain(a || b),
    kinds: /^znBi$/,
  },
  {
    code: 'composition',
    pattern: /(?<![a-z])zn\s*(\d{2})\s*-?\s*al\s*(\d{1,2})(?!\d)/giu,
    read: ([a = '', b = '']) => `zn${a}al${b}`,
    kinds: /^zincAlWire$/,
  },
  {
    code: 'metalGrade',
    pattern: /(?<![a-z])((?:ni|sn|pb|bi|sb|mg|al)\s*9{2}\.?\d*|9{2}\.\d+)\s*%?(?![\d.])/giu,
    read: ([text = '']) => text.replaceAll(/[\s.a-z]/g, ''),
    kinds: /^(?:nickel|bismuth|tin|lead|antimony|magnesium|alIngot)/,
  },
  // Steel.
  { code: 'coatType', pattern: /(?<=(?:dx5\d[a-z]|s\d{3}gd|q\d{3}[a-e]?|sgcc)\s*)\+\s*(zm|za|az|z)(?=\d|\b)/giu, read: first },
  { code: 'coatMass', pattern: /(?<![a-z\d])(?:zm|az|z)\s?(\d{2,3})(?![\d.x])/giu, read: number },
  {
    code: 'coatMass',
    pattern: new RegExp(
      `(?:(?:双面|单面|两面)?(?:镀锌层|锌层|镀层|上锌|镀锌(?=量|重)|锌(?=量|重))(?:重量?|量|厚度?|含量)?|双面|单面|coating)\\s*[:：=]?\\s*${least}\\s*(\\d{2,3})\\s*(?:g|克)?\\s*(?:\\/\\s*(?:m2|平米|平方米?|㎡))?(?!\\s*(?:um|微米|u\\b|丝|μ|吨|t\\b|kg|支|张|x|卷|%)|\\d)`,
      'giu',
    ),
    read: number,
  },
  {
    code: 'coatMass',
    pattern: /(?<![\d.])(\d{2,3})\s*(?:g|克)\s*(?:\/?\s*(?:m2|平米|平方米?|㎡)|锌层?|镀?锌)?(?!\s*(?:\/|装|块))(?![a-z])/giu,
    read: number,
    kinds:
      /Coil|Strip|Pipe|Tube|Wire|strand|angle|channel|Beam|flat|roundBar|purlin|pvSupport|guard|wave|post|grating|tread|fence|gabion|bracket|blockOut|endTerminal|spliceBolt/i,
  },
  {
    code: 'coatUm',
    pattern: new RegExp(
      `(?:(?:镀?锌层?|镀层|涂层|平均|coating)(?:平均)?(?:厚度?)?\\s*(?:of)?)?\\s*[:：=]?\\s*${least}\\s*(\\d{2,3})\\s*(?:um|微米|μ|u(?![a-z]))\\s*(?:以上)?`,
      'giu',
    ),
    read: number,
  },
  {
    code: 'steelGrade',
    pattern:
      /(?<![a-z\d])(dx5[1-4]d|s\d{3}gd|sgc[ce](?:\d{3})?|sgh\d{3}|spcc|q\d{3}[a-e]?(?:nh|r)?|s\d{3}j[r02]|ss400|sm490|a36|a572|a3|st\d{2}|16mn|65mn|xg08)(?![\da-z])/giu,
    read: first,
  },
  {
    code: 'steelGrade',
    pattern:
      /(?<![a-z\d.x])(06cr19ni10|022cr19ni10|022cr17ni12mo2|12cr17mn6ni5n|10cr17|022cr23ni5mo3n|(?:sus|ss|aisi)?\s?(?:304l?|316l?|201|202|430|2205|2507|321|310s?|410|904l)|s304\d\d|s31603|s32205|0cr18ni9|1cr18ni9ti)(?![\d.x])/giu,
    read: ([text = '']) => {
      const key = text.replaceAll(' ', '')
      return steel304[key] ?? key.replace(/^(?:sus|ss|aisi)/, '')
    },
    kinds: /^(?:inox|flange)|eyewash/,
  },
  { code: 'steelGrade', pattern: /(?<![\d.])(20|45|10)#\s*(?:钢|材质)?/giu, read: ([value = '']) => `${value}#`, kinds: /^seamlessPipe$/ },
  {
    code: 'strength',
    pattern: /(?<![\d.])(4\.8|5\.6|5\.8|6\.8|8\.8|10\.9|12\.9)\s*(?:s|级|grade|class)?(?![\d.])/giu,
    read: first,
    kinds: /Bolt$|nut|washer/,
  },
  { code: 'strength', pattern: /(?<![a-z\d])(a[24]-?[78]0)(?!\d)/giu, read: ([text = '']) => text.replace(/^(a\d)-?/, '$1-') },
  { code: 'pressure', pattern: /(?<![a-z])pn\s*(\d+(?:\.\d+)?)/giu, read: number },
  {
    code: 'thread',
    pattern: /(?<![a-z\d])m\s?(\d{1,2})(?![\d.]|\s*x\s*\d|\s*(?:2|3)\b)/giu,
    read: number,
    kinds: /Bolt$|nut|washer|spliceBolt/,
  },
  // Aluminium and stainless.
  {
    code: 'alloy',
    pattern:
      /(?<![\d.x])(1060|1050|1100|3003|5052|5083|5754|6061|6063|6082|7075|2a12|2024|adc12|adc10|a356(?:\.2)?|zl10[1-4]a?|a380)(?![\d.x])/giu,
    read: first,
    kinds: /^al|pvFrame/,
  },
  { code: 'temper', pattern: /(?<![a-z\d])(h\d{2,3}|t\d{1,3}|o态)(?![\d.])\s*(?:状态|态)?/giu, read: first, kinds: /^al/ },
  {
    code: 'finish',
    pattern: /(?<![a-z\d])(2b|ba|no\.?\s*1|no\.?\s*4|hl|8k|镜面|拉丝|磨砂|热轧面)(?![a-z\d])\s*(?:面|板)?/giu,
    read: ([text = '']) => text.replaceAll(/[\s.]/g, ''),
    kinds: /^inox/,
  },
  // Packs and pieces.
  {
    code: 'pack',
    pattern:
      /(\d+(?:\.\d+)?)\s*(kg|公斤|千克|g|克|ml|毫升|l|升)\s*(?:\/|每|一|的|装|的?大?小?)?\s*(?:装?\s*(?:袋|桶|罐|盘|瓶|包|听|卷|捆|bags?|drums?|cans?|tins?)(?:装)?|装)(?![\d])/giu,
    read: ([value = '', unit = '']) => packOf(value, unit),
  },
  {
    code: 'pack',
    pattern: /(\d+(?:\.\d+)?)\s*(kg|公斤|千克)\s*[x*]\s*(?=\d+\s*(?:袋|桶|包|罐|盘|瓶|听|捆|bags?|drums?|cans?))/giu,
    read: ([value = '', unit = '']) => packOf(value, unit),
  },
  {
    code: 'pack',
    pattern: /(?:每|一)\s*(?:袋|桶|罐|盘|瓶|包|卷|捆)\s*(?:装|重|约)?\s*(\d+(?:\.\d+)?)\s*(kg|公斤|千克|g|ml|l|升)/giu,
    read: ([value = '', unit = '']) => packOf(value, unit),
  },
  {
    code: 'pack',
    pattern: /(\d+(?:\.\d+)?)\s*(ml|毫升|l|升)(?![a-z=])/giu,
    read: ([value = '', unit = '']) => packOf(value, unit),
    kinds: /^(?:spray|copperSulphate|richPrimer)$|Paint$|assivator$|nhibitor$|^sealer$/,
  },
  { code: 'pack', pattern: /(吨袋|吨包)(?:装)?/gu, read: () => '1000kg', kinds: /^(?:zac|zincChloride|ammoniumChloride)$/ },
  {
    code: 'ingotKg',
    pattern:
      /(\d+(?:\.\d+)?)\s*(?:kg|公斤|千克)\s*(?:左右)?\s*(?:\/|每|的|一)?\s*(?:小|大)?\s*块|(?:单块|块重|每块|一块|小块|大块)\s*(?:重量?|约)*\s*(\d+(?:\.\d+)?)\s*(?:kg|公斤|千克)/giu,
    read: ([a = '', b = '']) => plain(a || b),
  },
  {
    code: 'percent',
    pattern: /(?:(?:有效)?含量|浓度|纯度|锌含量|zn|content|purity)?\s*(≥|>=|>)?\s*(\d{1,2}(?:\.\d+)?)\s*%/giu,
    read: ([, value = '']) => plain(value),
  },
  { code: 'temp', pattern: /(\d{3,4})\s*(?:℃|°c|°|度)/giu, read: number },
  { code: 'size', pattern: /(?<![\d.])(3[5-9]|4[0-8])\s*(?:码|号|#)/giu, read: number, kinds: /^safetyShoes$/ },
  {
    code: 'size',
    pattern: /(?:^|[\s,，(¦])(x{0,3}l|[sm])(?:码|号|\s|$|,|，|\))/giu,
    read: first,
    kinds: /Suit|reflective|halfMask|Gloves|apron/,
  },
  {
    code: 'size',
    pattern: /(加大码|均码|大码|中码)/gu,
    read: ([text = '']) => ({ 大码: 'l', 中码: 'm', 加大码: 'xl', 均码: '均码' })[text] ?? null,
    kinds: /Suit|reflective|halfMask|Gloves|apron/,
  },
  {
    code: 'color',
    pattern: /(荧光黄|深蓝|白|红|蓝|黄|橙|绿|黑|灰)\s*色?(?!铁皮|钢|点)/gu,
    read: first,
    kinds: /^(?:helmet|reflectiveWear)$/,
  },
  {
    code: 'color',
    pattern: /\b(white|red|blue|yellow|orange|green|black)\b/giu,
    read: ([text = '']) => ({ white: '白', red: '红', blue: '蓝', yellow: '黄', orange: '橙', green: '绿', black: '黑' })[text] ?? null,
    kinds: /^helmet$/,
  },
  {
    code: 'color',
    pattern: /(锌灰|亮银|银亮|银色|灰色)/gu,
    read: ([text = '']) => ({ 银亮: '亮银', 银色: '亮银', 灰色: '锌灰' })[text] ?? text,
    kinds: /^spray$/,
  },
  {
    code: 'salt',
    pattern: /(双盐|三盐|四盐|zncl2\s*[·.]\s*[23]\s*nh4cl|triple salt|double salt)/giu,
    read: ([text = '']) => (/三|3|triple/.test(text) ? '三盐' : /四/.test(text) ? '四盐' : '双盐'),
    kinds: /^zac$/,
  },
  {
    code: 'load',
    pattern:
      /(?<![\d.])(\d+(?:\.\d+)?)\s*(?:吨|t)(?=\s*(?:的|级|载荷|承重|吊|\d|x|¦|耐|涤|\())|(?:载荷|额定|承重|吊重|wll|load)\s*[:：]?\s*(\d+(?:\.\d+)?)\s*(?:吨|t)/giu,
    read: ([a = '', b = '']) => plain(a || b),
    kinds: /^(?:sling|chain|hanger|sHook)$/,
  },
]

function packOf(value: string, unit: string): string {
  if (/ml|毫升/.test(unit)) return `${plain(value)}ml`
  if (/^(?:l|升)$/.test(unit)) return `${plain(String(Number(value) * 1000))}ml`
  if (/^(?:g|克)$/.test(unit)) return `${plain(value)}g`
  return `${plain(value)}kg`
}

/** Values behind the name of a measure. `t` is the thickness or the wall, `l` the length; metres become millimetres. */
export const measurePatterns: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['t', new RegExp(`(?<![a-zφ\\d.]\\s?)${num}\\s*(mm|毫米|个)?(?:厚(?!度)|\\s*(?:壁厚|wall|thick)(?!\\s*[:：=]?\\s*\\d))`, 'giu')],
  [
    't',
    new RegExp(
      `(?:壁厚|管壁|板厚|厚度|厚|wall(?: ?thickness)?|thickness|thk|δ|(?<![a-z])t(?=\\s*=))\\s*[:：=]?\\s*(?:为|是)?\\s*${num}\\s*(mm|毫米)?(?![\\d.]|\\s*(?:um|微米|μ|支|根|张|片|块|个|件|吨|条|套|t\\b|kg))`,
      'giu',
    ),
  ],
  ['od', new RegExp(`(?:外径|od|outer diameter)\\s*[:：=]?\\s*φ?\\s*${num}\\s*(mm|毫米)?(?!\\s*x)`, 'giu')],
  [
    'l',
    new RegExp(
      `${num}\\s*(mm|毫米|cm|厘米|m|米)\\s*(?:定尺|长|/\\s*(?:支|根|条)|一(?:支|根|条)|每(?:支|根|条)|的?(?=管|长)|long|lengths?|each)`,
      'giu',
    ),
  ],
  [
    'l',
    new RegExp(
      `(?:定尺|长度|长|length|(?<![a-z])l\\s*=)\\s*[:：=]?\\s*(?:为|是)?\\s*${num}\\s*(mm|毫米|cm|厘米|m|米)?(?![a-z\\d.]|\\s*(?:支|根|张|吨|件|条|个|套|t\\b|kg))`,
      'giu',
    ),
  ],
  ['l', new RegExp(`(?:每|一)(?:支|根|条)\\s*(?:长|约)?\\s*${num}\\s*(mm|毫米|m|米)`, 'giu')],
  ['w', new RegExp(`(?:板宽|宽度|宽|width)\\s*[:：=]?\\s*${num}\\s*(mm|毫米|m|米)?`, 'giu')],
  ['w', new RegExp(`${num}\\s*(mm|毫米|m|米)?\\s*(?:宽|wide)`, 'giu')],
  ['l', new RegExp(`(?:高|高度)\\s*[:：=]?\\s*${num}\\s*(m|米)|${num}\\s*(m|米)\\s*(?:高|high)`, 'giu')],
]

/** Nominal diameters by inches and by 分. */
export const inchPatterns: readonly (readonly [RegExp, number])[] = [
  [/(?<![\d./])1\s*(?:-|\s)?\s*1\/4\s*(?:寸|"|inch(?:es)?)|一寸二|1\.2\s*寸|1\.25\s*(?:寸|"|inch)|1寸2/giu, 32],
  [/(?<![\d./])1\s*(?:-|\s)?\s*1\/2\s*(?:寸|"|inch(?:es)?)|一寸半|1寸半|1\.5\s*(?:寸|"|inch(?:es)?)/giu, 40],
  [/(?<![\d./])2\s*(?:-|\s)?\s*1\/2\s*(?:寸|"|inch(?:es)?)|两寸半|二寸半|2寸半|2\.5\s*(?:寸|"|inch(?:es)?)/giu, 65],
  [/(?<![\d./])1\/2\s*(?:寸|"|inch(?:es)?)|(?:(?<![\d.])4|四)分(?=管|镀|的|\s|热|焊|$|\d)|(?<![\d.])0\.5\s*(?:寸|"|inch)/giu, 15],
  [/(?<![\d./])3\/4\s*(?:寸|"|inch(?:es)?)|(?:(?<![\d.])6|六)分(?=管|镀|的|\s|热|焊|$|\d)|(?<![\d.])0\.75\s*(?:寸|"|inch)/giu, 20],
  [/(?<![\d./-])1\s*(?:寸|"|inch(?:es)?)|一寸/giu, 25],
  [/(?<![\d./-])2\s*(?:寸|"|inch(?:es)?)|[两二]寸/giu, 50],
  [/(?<![\d./-])3\s*(?:寸|"|inch(?:es)?)|三寸/giu, 80],
  [/(?<![\d./-])4\s*(?:寸|"|inch(?:es)?)|四寸/giu, 100],
  [/(?<![\d./-])5\s*(?:寸|"|inch(?:es)?)|五寸/giu, 125],
  [/(?<![\d./-])6\s*(?:寸|"|inch(?:es)?)|六寸/giu, 150],
  [/(?<![\d./-])8\s*(?:寸|"|inch(?:es)?)|八寸/giu, 200],
  [/(?<![\d./-])10\s*(?:寸|"|inch(?:es)?)|十寸/giu, 250],
]

/** Other coats than hot-dip zinc, and none. */
export const otherCoats: readonly (readonly [RegExp, string])[] = [
  [
    /电镀锌(?!球)|冷镀(?!锌)|冷镀锌(?!涂料|漆|自喷|\s*(?:paint|compound))|electro(?:-|\s)?(?:galvani[sz]ed|plated)|电镀(?!锌球)/giu,
    'electro',
  ],
  [/(?:不|未|无需|不用|不要)镀锌|黑料|黑皮|黑管|黑角钢|黑材|black (?:steel|pipe)/giu, 'bare'],
  [/达克罗|渗锌|发黑|喷塑|浸塑|涂塑|衬塑/giu, 'other'],
]
export const zincCoat = '镀锌'
export const hotDip = /热(?:浸)?镀锌|热镀|hdg|hot[- ]?dip/iu
export const anyZinc = /镀锌|galvani[sz]ed|galv\b|\bgi\b/iu
/** The kinds that are hot-dip galvanized: another coat is another thing. */
export const steelKinds =
  /Coil$|Strip$|Pipe$|Tube$|ngle$|^channel$|Beam$|^flat$|roundBar|purlin|pvSupport|guard|Post$|blockOut|bracket|endTerminal|spliceBolt|lampPole|tower$|steelPole|crossarm|uBolt|hoop|Tray|strut|rating$|treadPlate|hexBolt|towerBolt|anchorBolt|galvWire|strand/

/** Aliases of brands: what is typed and how the catalogue writes it. */
export const brandAliases: readonly (readonly [RegExp, string])[] = [
  [/葫芦岛(?:锌)?|葫锌|\bhuludao\b|\bhuxin\b/giu, '葫锌'],
  [/双燕牌?|株冶双燕|\bshuangyan\b/giu, '双燕'],
  [/西部矿业|西矿|\bxikuang\b/giu, '西矿'],
  [/江西铜业|江铜|\bjiangtong\b|\bjcc\b/giu, '江铜'],
  [/云南驰宏|驰宏(?:锌锗)?|\bchihong\b/giu, '驰宏'],
  [/紫金(?:矿业)?|\bzijin\b/giu, '紫金'],
  [/豫光(?:金铅)?|\byuguang\b/giu, '豫光'],
  [/麒麟牌?|\bqilin\b/giu, '麒麟'],
  [/会泽(?:铅锌)?|\bhuize\b/giu, '会泽'],
  [/蒙自(?:矿冶)?|\bmengzi\b/giu, '蒙自'],
  [/安宁牌?|\banning\b/giu, '安宁'],
  [/秦锌|\bqinxin\b/giu, '秦锌'],
  [/红烨牌?|\bhongye\b/giu, '红烨'],
]
