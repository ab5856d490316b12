import type { Call } from '../../../api/handler.ts'
import {
  mostSheetRows,
  sheetFile,
  sheetName,
  sheetTime,
  type SheetFormat,
  type SheetRows,
  type SheetWriter,
} from '../../../api/sheet-file.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { actorContext } from '../../../api/actor-context.ts'
import type { PaymentState } from '../rules/payment-machine.ts'
import type { VoucherState } from '../rules/voucher-machine.ts'
import { paymentExportMessages, paymentMessages } from '../messages.ts'
import { listPayments, listVouchers } from './payment-list-repository.ts'
import type { PayChannel } from './payment-repository.ts'

const firstPage = { current: 1, pageSize: mostSheetRows }
const channelWords = {
  wechat: 'methodWechat',
  alipay: 'methodAlipay',
  transfer: 'methodTransfer',
  balance: 'methodBalance',
  credit: 'methodCredit',
  deposit: 'methodDeposit',
} as const

type Asked = { readonly format: SheetFormat; readonly keyword: string }

/** Bank transfers by the filters of their list, as a file. Who took it along is written down. */
export async function exportVouchers(call: Call, write: SheetWriter, asked: Asked & { state?: VoucherState }) {
  const say = translate(call.lang, paymentExportMessages)
  const word = translate(call.lang, paymentMessages)
  const { list, total } = await listVouchers(call.app.read, { state: asked.state ?? null, keyword: asked.keyword, ...firstPage })
  const heads = ['paySn', 'memberName', 'payerName', 'bankName', 'bankSerial', 'transferDate', 'amount', 'state'] as const
  const ends = ['submitTime', 'reviewer', 'reviewTime', 'reason'] as const
  const rows = list.map((voucher) => [
    voucher.paySn,
    voucher.memberName,
    voucher.payerName,
    voucher.bankName,
    voucher.bankSerial,
    voucher.transferDay,
    yuanNumber(voucher.amountFen),
    word(`voucher${voucher.state}`),
    sheetTime(voucher.submittedAt),
    voucher.reviewerName,
    sheetTime(voucher.reviewedAt),
    voucher.rejectReason,
  ])
  return fileOf(call, write, asked, {
    title: say('vouchers'),
    entity: 'voucherList',
    total,
    rows: [[...heads, ...ends].map((head) => say(head)), ...rows],
  })
}

/** Payments by the filters of their list, as a file. Who took it along is written down. */
export async function exportPayments(call: Call, write: SheetWriter, asked: Asked & { state?: PaymentState; method?: PayChannel }) {
  const say = translate(call.lang, paymentExportMessages)
  const word = translate(call.lang, paymentMessages)
  const search = { state: asked.state ?? null, channel: asked.method ?? null, keyword: asked.keyword, ...firstPage }
  const { list, total } = await listPayments(call.app.read, search)
  const heads = [
    'paymentSn',
    'paySn',
    'method',
    'state',
    'amount',
    'captured',
    'refunded',
    'gatewayTradeNo',
    'createTime',
    'payTime',
  ] as const
  const rows = list.map((payment) => [
    payment.outTradeNo,
    payment.paySn,
    word(channelWords[payment.channel]),
    word(`state${payment.state}`),
    yuanNumber(payment.amountFen),
    yuanNumber(payment.capturedFen),
    yuanNumber(payment.refundedFen),
    payment.gatewayTradeNo ?? '',
    sheetTime(payment.createdAt),
    sheetTime(payment.paidAt),
  ])
  return fileOf(call, write, asked, {
    title: say('payments'),
    entity: 'paymentList',
    total,
    rows: [heads.map((head) => say(head)), ...rows],
  })
}

type Table = { readonly title: string; readonly entity: string; readonly total: number; readonly rows: SheetRows }

async function fileOf(call: Call, write: SheetWriter, { format, ...filters }: Asked, { title, entity, total, rows }: Table) {
  if (total > mostSheetRows) return failure('payment.exportTooMany', { max: mostSheetRows }, { field: 'keyword' })
  const file = await sheetFile(write, format, { name: sheetName(title, call.app.clock.now()), rows })
  const act = actorContext(call, 'platform')
  await call.app.inTransaction((tx) =>
    audit(tx, { ...act, action: 'payment.export', entity, entityId: 'platform', without: 'note', facts: { ...filters, count: total } }),
  )
  return file
}
