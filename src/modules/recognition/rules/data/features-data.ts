import { alloyFeatures } from './alloy-features-data.ts'
import { number, plain, type FeaturePattern } from './feature-pattern.ts'

const first = ([value = '']: readonly string[]): string => value
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
  { code: 'strandType', pattern: /(?<![\d.x])(7|19|37|3)\s*[股丝]/giu, read: ([value = '']) => `1x${value}`, kinds: /^strand$/ },
  {
    code: 'd',
    pattern: /(?<![\d.x])[-φ]?\s*(\d{1,2}\.\d)(?:mm)?(?![\d.]|\s*(?:吨|t\b|kg|公斤|米|m\b))/giu,
    read: number,
    kinds: /^strand$/,
  },
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
    kinds: /^(?:dieCastAlloy|zincAlloy)$/,
  },
  ...alloyFeatures,
  {
    code: 'metalGrade',
    pattern: /(?<![a-z])((?:ni|sn|pb|bi|sb|mg|al)\s*9{2}\.?\d*|9{2}\.\d+)\s*%?(?![\d.])/giu,
    read: ([text = '']) => text.replaceAll(/[\s.a-z]/g, ''),
    kinds: /^(?:nickel|bismuth|tin|lead|antimony|magnesium|alIngot)/,
  },
  { code: 'coatType', pattern: /(?<=(?:dx5\d[a-z]|s\d{3}gd|q\d{3}[a-e]?|sgcc)\s*)\+\s*(zm|za|az|z)(?=\d|\b)/giu, read: first },
  { code: 'coatMass', pattern: /(?<![a-z\d])(?:zm|az|z)\s?(\d{2,3})(?![\d.x]|\s*(?:吨|公斤|kg|t\b))/giu, read: number },
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
  // C and Z sections have the same sizes and are different goods; so have thermocouples of different types.
  {
    code: 'profile',
    pattern: /(?<![a-z])([czu])(?:(?:型|形)钢?|(?=\s?\d{2,3}x))/giu,
    read: first,
    kinds: /^(?:purlin|pvSupport)$/,
  },
  { code: 'model', pattern: /(?<![a-z])([a-z])(?:型|形|[- ]type\b)/giu, read: first, kinds: /^thermocouple$/ },
  { code: 'pressure', pattern: /(?<![a-z])pn\s*(\d+(?:\.\d+)?)/giu, read: number },
  {
    code: 'thread',
    pattern: /(?<![a-z\d])m\s?(\d{1,2})(?![\d.]|\s*x\s*\d|\s*(?:2|3)\b)/giu,
    read: number,
    kinds: /Bolt$|nut|washer|spliceBolt/,
  },
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
  { code: 'pack', pattern: /(?<!\d\s*)(吨桶)(?:装)?/gu, read: () => '1000kg', kinds: /^(?:degreaser|hydrochloricAcid|inhibitor|stripper)/ },
  {
    code: 'ingotKg',
    pattern:
      /(\d+(?:\.\d+)?)\s*(?:kg|公斤|千克)\s*(?:左右)?\s*(?:\/|每|的|一|1)?\s*(?:小|大)?\s*块(?:的)?|(\d+(?:\.\d+)?)\s*(?:kg|公斤|千克)\s*的?\s*[小大]\s*(?=¦)|(?:单块|块重|每块|一块|小块|大块)\s*(?:重量?|约)*\s*(\d+(?:\.\d+)?)\s*(?:kg|公斤|千克)/giu,
    read: ([a = '', b = '', c = '']) => plain(a || b || c),
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
