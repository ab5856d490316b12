import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the member centre's first page. */
export const memberHomeMessages = /* @__PURE__ */ defineMessages('memberHome', {
  thisMonth: { zh: '本月采购额', en: 'Purchases this month' },
  lastMonth: { zh: '上月采购额', en: 'Last month' },
  ordersMonth: { zh: '本月订单', en: 'Orders this month' },
  twelveMonths: { zh: '近 12 个月合计', en: 'Last 12 months' },
  againstLast: { zh: '较上月 {{change}}', en: '{{change}} against last month' },
  noCompare: { zh: '上月无采购', en: 'nothing bought last month' },
  spending: { zh: '采购金额', en: 'Purchases' },
  spendingUnit: { zh: '近 12 个月已付款订单，万元，按供应商', en: 'paid orders of 12 months, in ¥10,000, by supplier' },
  others: { zh: '其他供应商', en: 'Other suppliers' },
  noSpending: { zh: '还没有已付款的订单', en: 'No paid order yet' },
  noSpendingHelp: { zh: '付款后，这里按月显示采购金额', en: 'Once you have paid, your purchases stand here by month' },
  frequent: { zh: '常购商品', en: 'Bought often' },
  frequentSub: { zh: '近 90 天，按次数；价格为上次成交价', en: 'last 90 days by frequency; prices as last paid' },
  noFrequent: { zh: '近 90 天没有采购', en: 'Nothing bought in the last 90 days' },
  noFrequentHelp: { zh: '买过的商品会按次数排在这里，方便再次采购', en: 'What you buy stands here by frequency, to buy it again' },
  lastBought: { zh: '上次 {{number}} {{unit}}', en: 'last {{number}} {{unit}}' },
  everyDays: { zh: '约每 {{days}} 天', en: 'about every {{days}} {{days|day|days}}' },
})
