import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Words of what is due under a contract beside its orders. */
export const contractDueMessages = /* @__PURE__ */ defineMessages('contractDue', {
  gone: { zh: '该笔合同款项不存在', en: 'Contract payment not found' },
  notDue: {
    zh: '该笔款项已支付、免除、不再需要支付或正在核对',
    en: 'This payment has been paid or waived, is no longer due, or is being verified',
  },
  inReview: { zh: '转账正在核对，核对完成后再处理', en: 'A transfer is being verified. Please wait for the result' },
  voucherTaken: { zh: '这笔转账已用于其他款项', en: 'This transfer was already used for another payment' },
  transfersOff: { zh: '暂不支持对公转账', en: 'Bank transfer is not available' },
  noteNeeded: { zh: '请填写说明', en: 'Please enter a note' },
  payableShort: {
    zh: '店铺待结算货款不足以支付，可待货款入账后支付，或线下付给需方后由需方确认',
    en: 'The store’s unsettled balance is too low. Wait for more sales to be credited, or pay the buyer offline and have the buyer confirm',
  },
  paymentOf: { zh: '合同款项 {{dueSn}}', en: 'Contract payment {{dueSn}}' },
  title: { zh: '合同款项', en: 'Contract payments' },
  help: {
    zh: '订单以外应付的款项：指数差额、保证金、定金、解除结算款。保证金和定金由平台保管。',
    en: 'Amounts due apart from orders: index price differences, margins, deposits and termination settlements. Margins and deposits are held by the platform.',
  },
  kind_DIFFERENCE: { zh: '指数差额', en: 'Price difference' },
  kind_MARGIN: { zh: '指数保证金', en: 'Margin' },
  kind_DEPOSIT: { zh: '定金', en: 'Deposit' },
  kind_RESCISSION: { zh: '解除结算款', en: 'Termination settlement' },
  ofLine: { zh: '第 {{no}} 行', en: 'line {{no}}' },
  debtor_buyer: { zh: '需方应付', en: 'payable by the buyer' },
  debtor_store: { zh: '供方应付', en: 'payable by the supplier' },
  DUE: { zh: '待支付', en: 'Due' },
  REVIEW: { zh: '转账核对中', en: 'Verifying transfer' },
  PAID: { zh: '已支付', en: 'Paid' },
  HELD: { zh: '平台保管中', en: 'Held by the platform' },
  DIRECT: { zh: '线下已收', en: 'Received offline' },
  WAIVED: { zh: '已免除', en: 'Waived' },
  DROPPED: { zh: '无需支付', en: 'No longer due' },
  RELEASED: { zh: '已解除保管', en: 'Released' },
  released: { zh: '划给对方 ¥{{kept}}，退回 ¥{{back}}', en: '¥{{kept}} paid to the other party, ¥{{back}} refunded' },
  way_ONLINE: { zh: '在线支付', en: 'Online' },
  way_BALANCE: { zh: '余额支付', en: 'Balance' },
  way_TRANSFER: { zh: '对公转账', en: 'Bank transfer' },
  way_BILL: { zh: '待结算货款', en: 'From unsettled sales' },
  dueBy: { zh: '请于 {{time}} 前支付', en: 'due by {{time}}' },
  late: { zh: '已逾期', en: 'Overdue' },
  pay: { zh: '去支付', en: 'Pay' },
  see: { zh: '查看', en: 'Details' },
  charge: { zh: '用待结算货款支付', en: 'Pay from unsettled sales' },
  chargeHelp: {
    zh: '从平台应付给店铺的货款中支付，计入下一期结算单。',
    en: 'Paid from the sales the platform owes the store and shown on the next settlement.',
  },
  collect: { zh: '登记线下收款', en: 'Received offline' },
  collectHelp: {
    zh: '仅用于对方已直接付款的情况，请填写收款方式与日期。',
    en: 'Only if the other party paid you directly. Please enter how and when.',
  },
  waive: { zh: '免除', en: 'Waive' },
  waiveHelp: {
    zh: '对方无需再付，已打开的支付随即关闭。请填写原因。',
    en: 'The other party no longer has to pay; open payments are closed. Please give a reason.',
  },
  note: { zh: '说明', en: 'Note' },
  queue: { zh: '合同款项转账待核对', en: 'Contract payment transfers to verify' },
  confirmHelp: {
    zh: '确认平台账户已收到该笔转账？保证金和定金由平台保管，其他款项计入对方。',
    en: 'Has this transfer arrived in the platform’s account? Margins and deposits are held by the platform; other amounts are credited to the other party.',
  },
})

/** Words of the page on which something due under a contract is paid. */
export const contractDuePageMessages = /* @__PURE__ */ defineMessages('contractDuePage', {
  title: { zh: '支付合同款项', en: 'Contract payment' },
  explain_DIFFERENCE: {
    zh: '双方确认的最终价高于暂定价，需方按结算数量补付差额；支付后计入供方货款。',
    en: 'The final price confirmed by both parties is above the provisional price. The difference on the settled quantity is credited to the supplier.',
  },
  explain_MARGIN: {
    zh: '按行情估算的单价涨幅超过约定比例，需方补交保证金。保证金由平台保管，最终价确认后抵付差额，余额退回账户余额。',
    en: 'The estimated index price has risen beyond the agreed percentage. The platform holds the margin; it is offset against the difference once the final price is confirmed, and the rest is refunded to your balance.',
  },
  explain_DEPOSIT: {
    zh: '定金由平台保管：合同履行完毕退回账户余额；解除时按双方确认的结算单处理。',
    en: 'The platform holds the deposit. It is refunded to your balance when the contract is completed; on termination it follows the statement confirmed by both parties.',
  },
  explain_RESCISSION: {
    zh: '双方确认的解除结算单中由需方支付的金额；支付后计入供方货款。',
    en: 'The amount payable by the buyer under the confirmed termination statement. It is credited to the supplier.',
  },
  contract: { zh: '合同编号', en: 'Contract no.' },
  number: { zh: '款项编号', en: 'Number' },
  kind: { zh: '款项', en: 'For' },
  due: { zh: '付款期限', en: 'Pay by' },
  late: { zh: '已逾期', en: 'Overdue' },
  way: { zh: '付款方式', en: 'Paid by' },
  paidAt: { zh: '付款时间', en: 'Paid' },
  balanceTitle: { zh: '余额支付', en: 'Pay with balance' },
  transferTitle: { zh: '提交转账凭证', en: 'Submit transfer receipt' },
  transferHelp: {
    zh: '请先按下列账户转账 ¥{{amount}}，附言填写款项编号，再提交凭证。',
    en: 'Transfer ¥{{amount}} to this account quoting the payment number, then submit the receipt.',
  },
  lateMoney: {
    zh: '免除或已通过其他方式付清后到账的款项，退回账户余额。',
    en: 'Money received after a waiver or another payment is refunded to your balance.',
  },
  declined: { zh: '上次转账未核对到：{{reason}}', en: 'The last transfer was not found: {{reason}}' },
  ended_REVIEW: {
    zh: '转账凭证已提交，平台核对到账后自动完成。',
    en: 'Transfer receipt submitted. The payment completes once the platform has verified it.',
  },
  ended_PAID: { zh: '已付清', en: 'Paid' },
  ended_HELD: { zh: '已支付，由平台保管', en: 'Paid and held by the platform' },
  ended_DIRECT: { zh: '供方已确认线下收到', en: 'The supplier confirmed receiving it offline' },
  ended_WAIVED: { zh: '供方已免除这笔款项', en: 'The supplier waived this payment' },
  ended_DROPPED: { zh: '这笔款项不再需要支付', en: 'This payment is no longer due' },
  ended_RELEASED: { zh: '平台已解除保管', en: 'Released by the platform' },
  back: { zh: '查看合同', en: 'View contract' },
})
