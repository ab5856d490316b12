/** Patterns of sizes, with the signs of their units. */
const num = '(\\d+(?:\\.\\d+)?)'
const unit = '\\s*(mm|毫米|cm|厘米|m(?![a-z2])|米)?'

/** A size of several numbers with its prefix: dn50x3.5, φ114x4.5x2150, hw200x200x8x12, l50x5, 4320x310x85x4. */
export const sizeTuple = new RegExp(
  `(?<![\\d.#])((?<![a-z])(?:dn\\s?|hw\\s?|hn\\s?|hm\\s?|h(?=\\d)|[lcuz](?=\\s?\\d)\\s?|m\\s?)|φ\\s?|-\\s?)?${num}${unit}((?:\\s*x\\s*(?:φ|dn)?${num.replace('(', '(?:')}${unit.replace('(', '(?:')})+)`,
  'giu',
)
export const tuplePart = new RegExp(`x\\s*(?:φ|dn)?${num}${unit}`, 'giu')
/** Another quantity beside a number of metres. */
export const otherCount =
  /\d\s*(?:支|根|条|张|片|块|个|只|件|捆|卷|盘|桶|袋|套|副|双|顶|台|吨|公斤|千克|kg|pcs|pieces?|lengths?|sets?|tons?|tonnes?|t(?![a-z])|米|m(?![a-z2]))/iu
/** Kinds without a section that have a length all the same. */
export const shortPieces = /^(?:sling|thermocouple|heatGloves|foilGloves|acidGloves)$/
export const single = {
  dn: /(?<![a-z])(?:dn|sc)\s*(\d{1,4})(?![\d.])|(?:公称直径|通径)\s*(\d{1,4})/giu,
  diameter:
    /φ\s*(\d+(?:\.\d+)?)\s*(?:mm|毫米)?|(?:直径|dia\.?|diameter)\s*[:：=]?\s*(\d+(?:\.\d+)?)\s*(?:mm|毫米)?|(\d+(?:\.\d+)?)\s*(?:mm|毫米)?\s*(?:直径|粗|dia)/giu,
  model: /(?<![\d.x])(?<![a-hj-z])(\d{1,2}(?:\.\d)?)\s*(?:#\s*([abc])?|([abc])\s*#|([abc])(?![a-z\d]))(?!\s*(?:楼|门))/giu,
  wireNumber: /(?<![\d.x])(\d{1,2})#/giu,
  beam: /(?<![a-z])(hw|hn|hm)\s?(\d{2,3})(?![\dx.])/giu,
  strut: /(?<![\d.x])(c|u)?41(?:系列|\s*x\s*(\d{2}))/giu,
  meter: /(?<![\d.])(\d+(?:\.\d+)?)\s*(mm|毫米|cm|厘米|m(?![a-z2])|米)(?!\s*\/|2)/giu,
  bareDecimal: /(?<![\d.a-z/#-])(\d{1,2}\.\d{1,2})(?![\d.%/]|\s*(?:吨|t\b|kg|公斤|千克|斤|支|根|张|片|个|件|米|m|元))/giu,
  bareModel:
    /(?:槽钢?|工字钢|channel|i-?beam|工)\s*(\d{1,2})(?![\d.x#]|\s*(?:吨|t\b|支|根|kg|米|件|m))|(?<![\d.])(\d{1,2})\s*(?=(?:热|镀锌|槽|工))/giu,
  modelInBracket:
    /\(\s*(\d{1,2}(?:\.\d)?)(?![\d.)x]|\s*(?:吨|t\b|支|根|kg|米|件))|(?<![a-z])i(\d{1,2})(?![\dx.])|¦\s*(\d{1,2}(?:\.\d)?)(?=\s|¦|$)/giu,
  purlin: /(?<![a-z])c\s?(\d{2,3})(?![\dx.])/giu,
  bareLeg:
    /(?:角钢|角铁)\s*(\d{2,3})(?![\d.x#]|\s*(?:吨|t\b|支|根|kg|米|件|m))|(?<![\d.])(\d{2,3})\s*(?=(?:热?镀锌)?角[钢铁])|l(\d{2,3})(?![\dx.])/giu,
  besideName:
    /(?<![\d.x/#~-])(\d{1,3})\s*(?=¦ [^¦]*¦)|(?<=¦ [^¦]*¦)\s*(\d{1,3})(?=\s|¦|$)(?!\s*(?:吨|t\b|支|根|kg|米|件|m\b|公斤|张|套|个|¦?\s*$))/giu,
  fourDigit: /(?<![\d.])(\d{4})(?!\d)/giu,
}
export const metres = new Set(['m', '米'])
export const centimetres = new Set(['cm', '厘米'])
