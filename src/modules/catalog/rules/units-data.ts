import type { SaleUnit } from './units.ts'

/** The units of sale by code. The trade writes them on documents, so both languages are part of the data. */
export const units: Readonly<Record<string, SaleUnit>> = {
  t: { zh: '吨', en: 't', precision: 3, grams: 1_000_000n },
  kg: { zh: '千克', en: 'kg', precision: 2, grams: 1_000n },
  g: { zh: '克', en: 'g', precision: 0, grams: 1n },
  m: { zh: '米', en: 'm', precision: 2 },
  m2: { zh: '平方米', en: 'm²', precision: 2 },
  ingot: { zh: '块', en: 'ingot', precision: 0 },
  bundle: { zh: '捆', en: 'bundle', precision: 0 },
  coil: { zh: '卷', en: 'coil', precision: 0 },
  pcs: { zh: '件', en: 'pc', precision: 0 },
  zhi: { zh: '支', en: 'length', precision: 0 },
  gen: { zh: '根', en: 'piece', precision: 0 },
  zhang: { zh: '张', en: 'sheet', precision: 0 },
  bag: { zh: '袋', en: 'bag', precision: 0 },
  drum: { zh: '桶', en: 'drum', precision: 0 },
  can: { zh: '罐', en: 'can', precision: 0 },
  box: { zh: '箱', en: 'box', precision: 0 },
  bottle: { zh: '瓶', en: 'bottle', precision: 0 },
  set: { zh: '套', en: 'set', precision: 0 },
  pair: { zh: '双', en: 'pair', precision: 0 },
  ding: { zh: '顶', en: 'pc', precision: 0 },
  fu: { zh: '副', en: 'pair', precision: 0 },
  tai: { zh: '台', en: 'unit', precision: 0 },
  job: { zh: '批', en: 'lot', precision: 0 },
}
