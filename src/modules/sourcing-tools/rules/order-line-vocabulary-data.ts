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

/** Where a line says that its goods go, which is no part of their name. */
export const deliveryPhrases = { zh: /\s送(?:到|至)?\s*[^\s]+/g, en: /\b(?:delivered|deliver|shipped)\s+to\s+.*$/i }

/** A word between a quantity and its goods. */
export const joiningWords = /^\s*(?:of|的)\s+/i

/** What the papers are called that stores promise with their goods: of quality, and the invoice for VAT. */
export const documentNames = { certificate: /质保|合格证|检测报告|材质/, invoice: /增值税/ }
