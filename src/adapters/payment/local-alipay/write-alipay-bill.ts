import { zipSync } from 'fflate'
import { yuanText } from '../../../kernel/money/money.ts'
import { addDays, startOfDay, type Day } from '../../../kernel/time/clock.ts'
import { alipayBillColumns, alipayDetailFile, alipayKinds, alipayTexts } from '../bill/alipay-bill-data.ts'
import { gbkBytes } from '../bill/gbk.ts'
import { alipayTime } from '../alipay/alipay-signature.ts'
import type { LocalBillEntry } from '../local-gateway/bill-entries.ts'

const blank = (count: number): string[] => Array.from({ length: count }, () => '')

/** The trade bill of a day as Alipay writes it: a ZIP with a GBK file, whose notes begin with #, fields padded with tabs. */
export function writeAlipayBill(accountId: string, day: Day, entries: readonly LocalBillEntry[], now: Date): Buffer {
  const rows = entries.map((entry) => {
    const isRefund = entry.kind === 'refund'
    const amount = `${isRefund ? '-' : ''}${yuanText(entry.amountFen)}`
    const at = alipayTime(entry.at)
    const head = [entry.gatewayTradeNo, entry.outTradeNo, isRefund ? alipayKinds.refund : alipayKinds.payment, entry.description, at, at]
    const cells = [
      ...head,
      ...blank(5),
      amount,
      amount,
      ...blank(8).map(() => '0.00'),
      isRefund ? entry.outRefundNo : '',
      '0.00',
      '0.00',
      '',
    ]
    return cells.map((cell) => `${cell.replaceAll(',', ' ')}\t`).join(',')
  })
  const sums = (['payment', 'refund'] as const).map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind)
    return alipayTexts.sum(alipayKinds[kind], own.length, yuanText(own.reduce((fen, entry) => fen + entry.amountFen, 0n)))
  })
  const period = alipayTexts.period(alipayTime(startOfDay(day)), alipayTime(startOfDay(addDays(day, 1))))
  const notes = [alipayTexts.title, alipayTexts.account(accountId), period, alipayTexts.begin]
  const lines = [...notes, alipayBillColumns.join(','), ...rows, alipayTexts.end, ...sums, alipayTexts.made(alipayTime(now))]
  const name = `${accountId}_${day.replaceAll('-', '')}_${alipayDetailFile}.csv`
  return Buffer.from(zipSync({ [name]: gbkBytes(`${lines.join('\r\n')}\r\n`) }))
}
