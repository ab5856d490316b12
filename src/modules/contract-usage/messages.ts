import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Words of what was used of a framework contract. */
export const contractUsageMessages = /* @__PURE__ */ defineMessages('contractUsage', {
  noFramework: { zh: '该合同不是框架合同', en: 'This is not a framework contract' },
  title: { zh: '每月要货', en: 'Monthly call-offs' },
  band: {
    zh: '每月约定 {{agreed}} 吨，允许 ±{{percent}}%（{{least}} 至 {{most}} 吨）',
    en: '{{agreed}} t a month agreed, ±{{percent}}% ({{least}} to {{most}} t)',
  },
  noBand: { zh: '本合同未约定每月要货量', en: 'No monthly quantity is agreed in this contract' },
  month: { zh: '月份', en: 'Month' },
  allMonths: { zh: '全部月份', en: 'All months' },
  ordered: { zh: '已要货（吨）', en: 'Called off (t)' },
  executed: { zh: '已收货（吨）', en: 'Received (t)' },
  left: { zh: '本月还可要货（吨）', en: 'Left this month (t)' },
  state: { zh: '与约定相比', en: 'Against agreement' },
  none: { zh: '—', en: '—' },
  below: { zh: '低于下限', en: 'Below minimum' },
  within: { zh: '在范围内', en: 'Within range' },
  above: { zh: '超出上限', en: 'Above maximum' },
  open: { zh: '进行中', en: 'In progress' },
  chart: { zh: '各月要货与收货（吨）', en: 'Called off and received by month (t)' },
  legendReceived: { zh: '已收货', en: 'Received' },
  legendOrdered: { zh: '已要货未收货', en: 'Called off, not received' },
  legendMost: { zh: '每月上限', en: 'Monthly maximum' },
  callOffs: { zh: '{{month}} 要货明细', en: 'Call-offs, {{month}}' },
  everyMonth: { zh: '各月', en: 'all months' },
  noCallOffs: { zh: '该月没有要货', en: 'No call-offs in this month' },
  what: { zh: '合同或订单', en: 'Contract or order' },
  order: { zh: '订单', en: 'Order' },
  amount: { zh: '金额', en: 'Amount' },
  callOff: { zh: '起草要货合同', en: 'Draft call-off contract' },
})
