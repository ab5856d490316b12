import { capitals } from './chinese-capitals-data.ts'
import type { Fen } from './money.ts'

const zero = capitals.digits[0]

function digit(value: number): string {
  return capitals.digits[value] ?? zero
}

/** Four digits or fewer: a run of zeros inside is one 零, zeros at the end say nothing. */
function group(value: number): string {
  let text = ''
  let gap = false
  for (const [index, character] of [...value.toString()].entries()) {
    const place = value.toString().length - 1 - index
    if (character === '0') gap = true
    else {
      text += (gap ? zero : '') + digit(Number(character)) + (capitals.places[place] ?? '')
      gap = false
    }
  }
  return text
}

function wholeYuan(yuan: bigint): string {
  let text = ''
  let gap = false
  for (let index = capitals.groups.length - 1; index >= 0; index -= 1) {
    const value = Number((yuan / 10_000n ** BigInt(index)) % 10_000n)
    if (value === 0) gap = text !== ''
    else {
      // 零 stands where a group is missing or begins with zero, but never at the very start.
      text += (text !== '' && (gap || value < 1000) ? zero : '') + group(value) + (capitals.groups[index] ?? '')
      gap = false
    }
  }
  return text
}

/** An amount in RMB capitals for contracts and bills (industry.md §6.5): 壹仟零伍元叁角整. Exact to the fen, any sign. */
export function inCapitals(amount: Fen): string {
  if (amount < 0n) return capitals.minus + inCapitals(-amount)
  const yuan = amount / 100n
  const jiao = Number((amount / 10n) % 10n)
  const fen = Number(amount % 10n)
  const whole = yuan === 0n ? '' : wholeYuan(yuan) + capitals.yuan
  if (jiao === 0 && fen === 0) return (whole || zero + capitals.yuan) + capitals.whole
  if (fen === 0) return whole + digit(jiao) + capitals.jiao + capitals.whole
  const tens = jiao === 0 ? (whole === '' ? '' : zero) : digit(jiao) + capitals.jiao
  return whole + tens + digit(fen) + capitals.fen
}
