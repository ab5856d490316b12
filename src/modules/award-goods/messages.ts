import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Words of the goods that deliver an award. */
export const awardGoodsMessages = /* @__PURE__ */ defineMessages('awardGoods', {
  notAwarded: {
    zh: '报价未中标，或已下单、签约，不能指定商品',
    en: 'The quotation was not chosen, or is ordered or under contract already',
  },
  noLine: { zh: '该行未中标，或报价时已指定商品', en: 'The line was not chosen, or its goods were quoted' },
  notYourGoods: { zh: '请选择本店在售的商品', en: 'Choose goods of your store that are on sale' },
  otherUnit: { zh: '商品的计量单位与需求不一致', en: 'The goods are sold by another unit' },
  usedTwice: { zh: '该商品已用于另一中标行', en: 'These goods deliver another chosen line already' },
  title: { zh: '中标商品', en: 'Goods of the award' },
  help: {
    zh: '为每个中标行指定本店在售商品，全部指定后采购方可按中标价直接下单；也可以由采购方起草合同。',
    en: 'Name goods of your store for each chosen line. With all of them named the buyer can order at the quoted price, or drafts a contract.',
  },
  line: { zh: '第 {{no}} 行', en: 'Line {{no}}' },
  none: { zh: '未指定', en: 'not named' },
  name: { zh: '指定商品', en: 'Name goods' },
  change: { zh: '更换', en: 'Change' },
  nameFor: { zh: '为第 {{no}} 行指定商品', en: 'Goods of line {{no}}' },
  done: { zh: '商品已指定', en: 'The goods are named' },
})
