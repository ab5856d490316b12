import { parseYuan } from '../../../kernel/money/money.ts'
import type { GatewayBillEntry } from '../../../modules/payment/server/ports.ts'
import { unzipGuarded } from '../../sheets/unzip-guarded.ts'
import { alipayBill, alipayKinds } from './alipay-bill-data.ts'
import { gbkText } from './gbk.ts'

const limits = { entries: 10, inflated: 32_000_000, ratio: 100 }

/** The entries of a zipped trade bill of Alipay; null when no file in it is one. */
export function readAlipayBill(zip: Buffer): GatewayBillEntry[] | null {
  const files = unzipGuarded(zip, limits)
  if (typeof files === 'string') return null
  // The other file holds sums only.
  for (const file of files.values()) {
    const found = entriesOf(gbkText(file))
    if (found) return found
  }
  return null
}

function entriesOf(text: string): GatewayBillEntry[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const heads = lines[0]?.split(',').map((head) => head.trim()) ?? []
  if (Object.values(alipayBill).some((head) => !heads.includes(head))) return null
  const entries = lines.slice(1).map((line) => {
    const cells = line.split(',').map((cell) => cell.trim())
    return entryOf((name) => cells[heads.indexOf(alipayBill[name])] ?? '')
  })
  return entries.some((entry) => entry === null) ? null : entries.filter((entry) => entry !== null)
}

function entryOf(cell: (name: keyof typeof alipayBill) => string): GatewayBillEntry | null {
  const isRefund = cell('kind') === alipayKinds.refund
  // What went back is written below zero.
  const amountFen = parseYuan(cell('amount').replace(/^-/, ''))
  if (amountFen === undefined || cell('outTradeNo') === '') return null
  return {
    kind: isRefund ? 'refund' : 'payment',
    outTradeNo: cell('outTradeNo'),
    outRefundNo: isRefund ? cell('refundNo') : '',
    gatewayNo: cell('tradeNo'),
    amountFen,
  }
}
