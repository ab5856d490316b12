import type { Fen } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'

const places = 8n

/** Item name with the short name of its tax category, `*有色金属冶炼压延品*锌锭`; without one the name alone. */
export function itemName(shortName: string, name: string): string {
  return shortName === '' ? name : `*${shortName}*${name}`
}

/** The share of a line's quantity that an amount stands for, as a decimal without trailing zeros. */
export function quantityShare(line: { readonly number: bigint; readonly decimals: number; readonly net: Fen }, amount: Fen): string {
  if (line.net <= 0n) return ''
  const scaled = divideHalfUp(line.number * amount * 10n ** places, line.net * 10n ** BigInt(line.decimals))
  const text = scaled.toString().padStart(Number(places) + 1, '0')
  const cut = text.length - Number(places)
  return `${text.slice(0, cut)}.${text.slice(cut)}`.replace(/\.?0+$/, '')
}

type Printable = Parameters<typeof quantityShare>[0] & {
  readonly adjusted: Fen
  readonly unprinted: bigint
  readonly settled: Fen
  readonly returned: Fen
  readonly invoiced: Fen
}

/** The quantity that an amount of a line stands for. After a final price changed it: its share of what is not printed yet, none for the difference alone. */
export function printedShare(line: Printable, amount: Fen): string {
  if (line.adjusted === 0n) return quantityShare(line, amount)
  const rest = line.settled - line.returned - line.invoiced
  return line.unprinted === 0n ? '' : quantityShare({ number: line.unprinted, decimals: line.decimals, net: rest }, amount)
}

/** Price of one without tax as printed, yuan with up to eight decimals. */
export function priceWithoutTax(net: Fen, quantity: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const steps = BigInt(whole + fraction)
  if (quantity === '' || steps === 0n) return ''
  const scaled = divideHalfUp(net * 10n ** BigInt(fraction.length) * 10n ** (places - 2n), steps)
  const text = scaled.toString().padStart(Number(places) + 1, '0')
  const cut = text.length - Number(places)
  return `${text.slice(0, cut)}.${text.slice(cut)}`.replace(/\.?0+$/, '')
}
