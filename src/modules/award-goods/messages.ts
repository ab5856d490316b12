import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Words of the goods that deliver an award. */
export const awardGoodsMessages = /* @__PURE__ */ defineMessages('awardGoods', {
  notAwarded: {
    zh: '报价未中标，或已下单、签约，不能指定商品',
    en: 'The quotation was not awarded, or has already been ordered or contracted; products cannot be specified',
  },
  noLine: { zh: '该行未中标，或报价时已指定商品', en: 'This line was not awarded, or its product was specified in the quotation' },
  notYourGoods: { zh: '请选择本店在售的商品', en: 'Please choose a product on sale in your store' },
  otherUnit: { zh: '商品的计量单位与需求不一致', en: 'The product’s unit differs from the one requested' },
  usedTwice: { zh: '该商品已用于另一中标行', en: 'This product is already used for another awarded line' },
  title: { zh: '中标商品', en: 'Awarded products' },
  help: {
    zh: '为每个中标行指定本店在售商品，全部指定后采购方可按中标价直接下单；也可以由采购方起草合同。',
    en: 'Specify a product on sale in your store for each awarded line. Once all are specified, the buyer can order at the awarded price; the buyer can also draft a contract.',
  },
  line: { zh: '第 {{no}} 行', en: 'Line {{no}}' },
  none: { zh: '未指定', en: 'Not specified' },
  name: { zh: '指定商品', en: 'Specify product' },
  change: { zh: '更换', en: 'Change' },
  nameFor: { zh: '为第 {{no}} 行指定商品', en: 'Specify product for line {{no}}' },
  done: { zh: '商品已指定', en: 'Product specified' },
})
