import type { Fen } from '../../../kernel/money/money.ts'

export type RedLine = { readonly lineNo: number; readonly amount: Fen }
/** A line of an invoice as a red letter may take it back: `partKey` is what it is for, `left` what no red letter took yet. */
export type LineLeft = { readonly lineNo: number; readonly partKey: string; readonly left: Fen }
export type InvoiceLeft = { readonly invoiceId: number; readonly lines: readonly LineLeft[] }

/** The part of an order that a line of an invoice is for; the freight of an order has no line there. */
export const partKeyOf = (line: { readonly orderLineId: number | null; readonly orderId: number }): string =>
  line.orderLineId === null ? `f${line.orderId}` : String(line.orderLineId)

const least = (amounts: readonly Fen[]): Fen => amounts.reduce((low, amount) => (amount < low ? amount : low))

type Taken = { readonly taken: Map<LineLeft, Fen>; readonly rest: Fen }

function byExcess(invoices: readonly InvoiceLeft[], amount: Fen, excess: ReadonlyMap<string, Fen>): Taken {
  let rest = amount
  const open = new Map(excess)
  const taken = new Map<LineLeft, Fen>()
  for (const line of invoices.flatMap((invoice) => invoice.lines)) {
    const part = least([line.left, open.get(line.partKey) ?? 0n, rest])
    if (part <= 0n) continue
    taken.set(line, part)
    open.set(line.partKey, (open.get(line.partKey) ?? 0n) - part)
    rest -= part
  }
  return { taken, rest }
}

/** How much of `amount` the lines explain for which money went back. */
export const explainedOf = (invoices: readonly InvoiceLeft[], amount: Fen, excess: ReadonlyMap<string, Fen>): Fen =>
  amount > 0n ? amount - byExcess(invoices, amount, excess).rest : 0n

/**
 * Which lines red letters over `amount` take back, by invoice: first the lines whose goods, weight or freight money went back for, by
 * as much as each is claimed too much (`excess`, by part). What no line explains comes off the last lines that have something left.
 */
export function redPlan(invoices: readonly InvoiceLeft[], amount: Fen, excess: ReadonlyMap<string, Fen>): ReadonlyMap<number, RedLine[]> {
  const explained = byExcess(invoices, amount, excess)
  const { taken } = explained
  let { rest } = explained
  for (const line of invoices.flatMap((invoice) => invoice.lines.toReversed())) {
    const before = taken.get(line) ?? 0n
    const part = least([line.left - before, rest])
    if (part <= 0n) continue
    taken.set(line, before + part)
    rest -= part
  }
  const plan = invoices.map(({ invoiceId, lines }) => {
    const red = lines.flatMap((line) => {
      const part = taken.get(line)
      return part === undefined ? [] : [{ lineNo: line.lineNo, amount: part }]
    })
    return [invoiceId, red] as const
  })
  return new Map(plan.filter(([, red]) => red.length > 0))
}
