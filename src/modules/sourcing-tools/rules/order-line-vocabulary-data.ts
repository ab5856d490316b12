/** How people write the units of sale, both languages; the longest spelling stands first where one begins another. */
export const unitSpellings: readonly (readonly [string, string])[] = [
  ['公斤', 'kg'],
  ['千克', 'kg'],
  ['平方米', 'm2'],
  ['吨', 't'],
  ['克', 'g'],
  ['米', 'm'],
  ['块', 'ingot'],
  ['捆', 'bundle'],
  ['卷', 'coil'],
  ['件', 'pcs'],
  ['支', 'zhi'],
  ['根', 'gen'],
  ['张', 'zhang'],
  ['袋', 'bag'],
  ['桶', 'drum'],
  ['罐', 'can'],
  ['箱', 'box'],
  ['瓶', 'bottle'],
  ['套', 'set'],
  ['双', 'pair'],
  ['顶', 'ding'],
  ['副', 'fu'],
  ['台', 'tai'],
  ['批', 'job'],
  ['tonnes?', 't'],
  ['tons?', 't'],
  ['kgs?', 'kg'],
  ['ingots?', 'ingot'],
  ['bundles?', 'bundle'],
  ['coils?', 'coil'],
  ['pieces?', 'pcs'],
  ['pcs?', 'pcs'],
  ['lengths?', 'zhi'],
  ['sheets?', 'zhang'],
  ['bags?', 'bag'],
  ['drums?', 'drum'],
  ['cans?', 'can'],
  ['box(?:es)?', 'box'],
  ['bottles?', 'bottle'],
  ['sets?', 'set'],
  ['pairs?', 'pair'],
  ['units?', 'tai'],
  ['lots?', 'job'],
  ['m²|㎡|m2', 'm2'],
  ['t', 't'],
  ['g', 'g'],
  ['m', 'm'],
]

/** Words that count pieces without being a unit of sale, with the one they most likely mean: the buyer confirms it. */
export const looseUnitSpellings: readonly (readonly [string, string])[] = [
  ['个', 'pcs'],
  ['只', 'pcs'],
  ['片', 'zhang'],
  ['盘', 'coil'],
  ['扎', 'bundle'],
  ['条', 'zhi'],
  ['把', 'bundle'],
]

/** Two words for one way to count: 支 and 根 of long products. */
export const sameUnits: readonly (readonly string[])[] = [['zhi', 'gen']]

/** Units that more often describe one piece than what is ordered, when another quantity stands beside them. */
export const measureUnits: readonly string[] = ['g', 'm', 'm2']

/** Signs after a number that make no quantity of it. */
export const noUnitSigns = '号级月日年天型寸孔层度分'

/** Words before a number that name the attribute it is a value of. */
export const namedMeasures: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:壁厚|厚度|板厚|厚)\s*[:：=]?\s*(\d+(?:\.\d+)?)\s*(mm|毫米)?/gi, ['wall', 'thickness']],
  [/(?:外径|直径|[φΦ⌀ø])\s*[:：=]?\s*(\d+(?:\.\d+)?)\s*(mm|毫米)?/gi, ['od']],
  [/(?:长度|定尺|长|\bL=)\s*[:：=]?\s*(\d+(?:\.\d+)?)\s*(mm|毫米|m|米)?/gi, ['length']],
  [/(\d+(?:\.\d+)?)\s*(mm|毫米|m|米)\s*(?:定尺|长)/gi, ['length']],
  [/(?:宽度|板宽|宽)\s*[:：=]?\s*(\d+(?:\.\d+)?)\s*(mm|毫米)?/gi, ['width']],
  [/(\d{2,4})\s*g\s*\/\s*(?:m2|m²|㎡|平米|平方米)/gi, ['coatMass']],
]

/** Where a line says that its goods go, which is no part of their name. */
export const deliveryPhrases = { zh: /\s送(?:到|至)?\s*[^\s]+/g, en: /\b(?:delivered|deliver|shipped)\s+to\s+.*$/i }

/** A word between a quantity and its goods. */
export const joiningWords = /^\s*(?:of|的)\s+/i

/** What the papers are called that stores promise with their goods: of quality, and the invoice for VAT. */
export const documentNames = { certificate: /质保|合格证|检测报告|材质/, invoice: /增值税/ }
