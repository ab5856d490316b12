import { defineMessages } from '../../../kernel/i18n/translate.ts'

/** Words of the member centre's first page. */
export const memberHomeMessages = /* @__PURE__ */ defineMessages('memberHome', {
  refused_type2: { zh: '该页面仅限认证采购员使用', en: 'That page is for verified buyers' },
  refused_type13: { zh: '该页面仅限个人会员与企业主账号使用', en: 'That page is for personal members and main accounts of enterprises' },
  refused_type3: { zh: '该页面仅限认证企业主账号使用', en: 'That page is for main accounts of verified enterprises' },
  refused_company: {
    zh: '您的企业角色没有该页面的权限，请联系企业管理员',
    en: 'Your role in the company does not open that page; please ask its administrator',
  },
  refused_staff: { zh: '该页面仅限工作人员使用', en: 'That page is for staff' },
  refused_other: { zh: '您的会员类型不能使用该页面', en: 'That page is not for your kind of membership' },
  refusedApply: { zh: '申请认证', en: 'Apply for verification' },
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
