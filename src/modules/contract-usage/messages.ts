import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Words of what was used of a framework contract. */
export const contractUsageMessages = /* @__PURE__ */ defineMessages('contractUsage', {
  noFramework: { zh: '该合同不是框架合同', en: 'This is no framework contract' },
  title: { zh: '每月要货', en: 'Use by month' },
  band: {
    zh: '每月约定 {{agreed}} 吨，允许 ±{{percent}}%（{{least}} 至 {{most}} 吨）',
    en: '{{agreed}} t a month agreed, ±{{percent}}% ({{least}} to {{most}} t)',
  },
  noBand: { zh: '本合同未约定每月要货量', en: 'No monthly quantity is agreed' },
  month: { zh: '月份', en: 'Month' },
  allMonths: { zh: '全部月份', en: 'All months' },
  ordered: { zh: '已要货（吨）', en: 'Ordered (t)' },
  executed: { zh: '已收货（吨）', en: 'Received (t)' },
  left: { zh: '本月还可要货（吨）', en: 'Left of the month (t)' },
  state: { zh: '与约定相比', en: 'Against the band' },
  none: { zh: '—', en: '—' },
  below: { zh: '低于下限', en: 'Below' },
  within: { zh: '在范围内', en: 'Within' },
  above: { zh: '超出上限', en: 'Above' },
  open: { zh: '进行中', en: 'Running' },
  chart: { zh: '各月要货与收货（吨）', en: 'Tonnes ordered and received by month' },
  legendReceived: { zh: '已收货', en: 'Received' },
  legendOrdered: { zh: '已要货未收货', en: 'Ordered, not received' },
  legendMost: { zh: '每月上限', en: 'Most of a month' },
  callOffs: { zh: '{{month}} 要货明细', en: 'Call-offs, {{month}}' },
  everyMonth: { zh: '各月', en: 'every month' },
  noCallOffs: { zh: '该月没有要货', en: 'Nothing was called off' },
  what: { zh: '合同或订单', en: 'Contract or order' },
  order: { zh: '订单', en: 'Order' },
  amount: { zh: '金额', en: 'Value' },
  callOff: { zh: '起草要货合同', en: 'Draft a call-off' },
})
