import { expect, test } from 'vitest'
import { auditValue } from './audit-value.ts'

test.each([
  ['monthBudget', '80000000', '¥800,000.00', '¥800,000.00'],
  ['total', '400.5', '400.5', '400.5'],
  ['rateBp', 250, '2.5%', '2.5%'],
  [
    'rights',
    ['store.chat', 'platform.audit', 'company.approve'],
    '在线客服、审计日志、审批采购申请',
    'Live chat, Audit log, Approve purchase requests',
  ],
  ['memberTypes', [2, 3], '认证采购员、认证企业', 'Verified buyer, Verified enterprise'],
  ['review', 'WAITING', '等待中', 'Waiting'],
  ['state', 'PENDING_PAYMENT', '待付款', 'Awaiting payment'],
  [
    'reductionSteps',
    [{ threshold: '5000000', amount: '30000' }],
    '门槛 ¥50,000.00、金额 ¥300.00',
    'minimum spend ¥50,000.00, amount ¥300.00',
  ],
  ['isOn', true, '是', 'yes'],
  ['note', '', '—', '—'],
] as const)('%s %j is told in words and units', (field, value, zh, en) => {
  expect([auditValue('zh', field, value), auditValue('en', field, value)]).toEqual([zh, en])
})
