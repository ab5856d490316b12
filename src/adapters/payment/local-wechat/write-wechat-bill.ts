import { yuanText } from '../../../kernel/money/money.ts'
import { wechatBillColumns, wechatBillSums } from '../bill/wechat-bill-data.ts'
import { alipayTime } from '../alipay/alipay-signature.ts'
import type { LocalBillEntry } from '../local-gateway/bill-entries.ts'
import type { LocalWechatAccount } from './wechat-account.ts'

const zero = '0.00'
// The standard rate of the demonstration's trade; a fee is rounded per trade.
const rate = '0.60%'
const feeOf = (fen: bigint): bigint => (fen * 60n + 5_000n) / 10_000n
const line = (cells: readonly string[]): string => cells.map((cell) => `\`${cell.replaceAll(',', ' ')}`).join(',')

/** The trade bill of a day as WeChat Pay writes it: every field behind a backtick, two lines of sums at the end. */
export function writeWechatBill(account: LocalWechatAccount, entries: readonly LocalBillEntry[]): string {
  const rows = entries.map((entry) => {
    const isRefund = entry.kind === 'refund'
    const [paid, back] = isRefund ? [zero, yuanText(entry.amountFen)] : [yuanText(entry.amountFen), zero]
    const fee = `${isRefund ? '-' : ''}${yuanText(feeOf(entry.amountFen))}`
    const head = [
      alipayTime(entry.at),
      account.appId,
      account.mchId,
      '',
      '',
      entry.gatewayTradeNo,
      entry.outTradeNo,
      'local-payer',
      'NATIVE',
    ]
    const state = [
      isRefund ? 'REFUND' : 'SUCCESS',
      'OTHERS',
      'CNY',
      paid,
      zero,
      isRefund ? entry.gatewayNo : '0',
      isRefund ? entry.outRefundNo : '0',
      back,
      zero,
    ]
    return line([
      ...head,
      ...state,
      isRefund ? 'ORIGINAL' : '',
      isRefund ? 'SUCCESS' : '',
      entry.description,
      '',
      fee,
      rate,
      paid,
      back,
      '',
    ])
  })
  const sum = (kind: 'payment' | 'refund') =>
    entries.filter((entry) => entry.kind === kind).reduce((fen, entry) => fen + entry.amountFen, 0n)
  const [paid, back] = [sum('payment'), sum('refund')]
  const sums = [String(entries.length), yuanText(paid), yuanText(back), zero, yuanText(feeOf(paid)), yuanText(paid), yuanText(back)]
  return `\uFEFF${[wechatBillColumns.join(','), ...rows, wechatBillSums.join(','), line(sums)].join('\r\n')}\r\n`
}
