import { parseYuan } from '../../../kernel/money/money.ts'
import type { GatewayBillEntry } from '../../../modules/payment/server/ports.ts'
import { wechatBill } from './wechat-bill-data.ts'

/** A field of a line begins with a backtick, so that spreadsheets leave it as it is. */
const cellsOf = (line: string): string[] => (line.startsWith('`') ? line.slice(1).split(',`') : line.split(','))
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')

/**
 * The entries of a trade bill (type ALL) of WeChat Pay; null when it is not one: a column or amount is missing, or the number of lines is
 * not what the last line says.
 */
export function readWechatBill(text: string): GatewayBillEntry[] | null {
  const lines = linesOf(text)
  const heads = lines[0]?.split(',').map((head) => head.trim()) ?? []
  const places = Object.values(wechatBill).map((head) => heads.indexOf(head))
  const [sums] = cellsOf(lines.at(-1) ?? '')
  const body = lines.slice(1, -2)
  if (lines.length < 3 || places.includes(-1) || Number(sums) !== body.length) return null
  const entries = body.map((line) => entryOf(cellsOf(line), (name) => heads.indexOf(wechatBill[name])))
  return entries.some((entry) => entry === null) ? null : entries.filter((entry) => entry !== null)
}

function entryOf(cells: readonly string[], place: (name: keyof typeof wechatBill) => number): GatewayBillEntry | null {
  const cell = (name: keyof typeof wechatBill) => (cells[place(name)] ?? '').trim()
  const isRefund = cell('state') === 'REFUND'
  const amountFen = parseYuan(cell(isRefund ? 'refund' : 'amount'))
  if (amountFen === undefined || cell('outTradeNo') === '') return null
  return {
    kind: isRefund ? 'refund' : 'payment',
    outTradeNo: cell('outTradeNo'),
    outRefundNo: isRefund ? cell('outRefundNo') : '',
    gatewayNo: cell(isRefund ? 'refundNo' : 'tradeNo'),
    amountFen,
  }
}
