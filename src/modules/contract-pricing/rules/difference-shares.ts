import type { Fen } from '../../../kernel/money/money.ts'
import { allocate } from '../../../kernel/money/allocate.ts'

/** An order line of a contract with what it costs, and what the received part of it costs. */
export type OrderedGoods = {
  readonly orderLineId: number
  readonly name: string
  readonly spec: string
  readonly net: Fen
  readonly received: Fen
}
type Named = { readonly name: string; readonly spec: string }
export type DifferenceShare = { readonly orderLineId: number; readonly amount: Fen }

const plain = (text: string): string => text.replaceAll(/\s/gu, '').toLowerCase()

/** The goods that a line of the contract is about: those of its name and specification, else of its name, else all under the contract. */
function goodsOf({ name, spec }: Named, goods: readonly OrderedGoods[]): readonly OrderedGoods[] {
  const named = goods.filter((one) => plain(one.name) === plain(name))
  const same = named.filter((one) => plain(one.spec) === plain(spec))
  return [same, named, goods].find((some) => some.length > 0) ?? []
}

/** What a difference to a provisional price makes of every order line: by what was received of it, or by its price while nothing was. */
export function differenceShares(line: Named, difference: Fen, goods: readonly OrderedGoods[]): DifferenceShare[] {
  const meant = goodsOf(line, goods)
  const came = meant.some((one) => one.received > 0n)
  const shares = allocate(
    meant.length === 0 ? 0n : difference,
    meant.map((one) => (came ? one.received : one.net)),
  )
  return meant.flatMap(({ orderLineId }, place) => {
    const amount = shares[place] ?? 0n
    return amount === 0n ? [] : [{ orderLineId, amount }]
  })
}
