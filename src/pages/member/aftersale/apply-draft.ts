import type { AftersaleOptions, CaseDetail } from '../../../modules/aftersale/endpoints.ts'

type Kind = CaseDetail['kind']
type GoodsState = CaseDetail['goodsState']
export type ApplyDraft = {
  readonly kind: Kind
  readonly goodsState: GoodsState
  readonly reason: CaseDetail['reason'] | null
  /** By order line, as it is typed. */
  readonly numbers: Readonly<Record<number, string>>
  /** Yuan as it is typed; empty asks for all that the goods are worth. */
  readonly amount: string
  readonly explanation: string
}

/** What may be asked for by the state of the goods. */
export function kindsFor({ lines }: AftersaleOptions): { readonly goodsState: GoodsState; readonly kinds: readonly Kind[] }[] {
  return [
    ...(lines.some((line) => line.unshippedNum > 0) ? [{ goodsState: 'notShipped' as const, kinds: ['refund' as const] }] : []),
    ...(lines.some((line) => line.shippedNum > 0)
      ? [
          { goodsState: 'received' as const, kinds: ['claim', 'return', 'exchange', 'refund'] as const },
          { goodsState: 'notReceived' as const, kinds: ['refund'] as const },
        ]
      : []),
  ]
}

/** How the form begins: everything that has not left, or nothing of what has. */
export function firstKind(options: AftersaleOptions, wanted?: GoodsState): ApplyDraft {
  const choices = kindsFor(options)
  const { goodsState, kinds } = choices.find((one) => one.goodsState === wanted) ?? choices[0] ?? { goodsState: 'received', kinds: [] }
  const numbers =
    goodsState === 'notShipped' ? Object.fromEntries(options.lines.map((line) => [line.orderProductId, String(line.unshippedNum)])) : {}
  return { kind: kinds[0] ?? 'refund', goodsState, reason: null, numbers, amount: '', explanation: '' }
}

/** Yuan that may go back for what is chosen: the goods, and the freight where nothing was shipped or the supplier is at fault. */
export function mostRefund(options: AftersaleOptions, draft: ApplyDraft): { readonly total: number; readonly freight: number } {
  const isUnshipped = draft.goodsState === 'notShipped'
  const reasons = options.reasons.filter((one) => one.kinds.includes(draft.kind))
  const fault = (reasons.find((one) => one.reason === draft.reason) ?? reasons[0])?.isSuppliersFault ?? false
  const withFreight = options.isWhole || fault
  let [goods, freight] = [0, 0]
  for (const line of options.lines) {
    const left = isUnshipped ? line.unshippedNum : line.shippedNum
    const share = left === 0 ? 0 : Math.min(1, Number(draft.numbers[line.orderProductId] ?? 0) / left)
    goods += (isUnshipped ? line.unshippedGoods : line.shippedGoods) * share
    freight += (isUnshipped ? line.unshippedFreight : line.shippedFreight) * share
  }
  const fen = (yuan: number) => Math.round(yuan * 100) / 100
  return { total: fen(goods + (withFreight ? freight : 0)), freight: withFreight ? fen(freight) : 0 }
}
