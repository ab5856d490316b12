const num = '(\\d+(?:\\.\\d+)?)'

/** Values behind the name of a measure. `t` is the thickness or the wall, `l` the length; metres become millimetres. */
export const measurePatterns: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['t', new RegExp(`(?<![a-zφ\\d.])(?<!\\dx\\s?)${num}\\s*(mm|毫米|个)?(?:厚(?!度)|\\s*(?:壁厚|wall|thick)(?!\\s*[:：=]?\\s*\\d))`, 'giu')],
  [
    't',
    new RegExp(
      `(?:壁厚|管壁|板厚|厚度|厚|wall(?: ?thickness)?|thickness|thk|δ|(?<![a-z])t(?=\\s*=))\\s*[:：=]?\\s*(?:为|是)?\\s*${num}\\s*(mm|毫米|个(?=\\s|$|,|，|¦))?(?![\\d.]|\\s*(?:um|微米|μ|支|根|张|片|块|个|件|吨|条|套|米|m\\b|t\\b|kg))`,
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
  // 1.5米宽 before 宽1500: what follows 宽 there is the quantity.
  ['w', new RegExp(`${num}\\s*(mm|毫米|m|米)?\\s*(?:宽(?!度)|wide)(?!\\s*[:：=])`, 'giu')],
  ['w', new RegExp(`(?:板宽|宽度|宽|width)\\s*[:：=]?\\s*${num}\\s*(mm|毫米|m|米)?(?![\\d.]|\\s*(?:吨|支|根|张|片|块|件|t\\b|kg))`, 'giu')],
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

export const metreSign = /^(?:m|米)$/
export const centimetreSign = /^(?:cm|厘米)$/
export const atLeastSigns = /≥|>|不低于|不小于|以上|至少|最低/
