/** What may be bought: decimal strings in the sales unit ("37", "0.5"). */
export type QuantityLimits = {
  readonly min: string
  readonly step: string
  /** Stock or purchase limit; left out when nothing bounds it. */
  readonly max?: string
}

/** What is wrong with a typed quantity, with the quantities that would be right. */
export type QuantityVerdict =
  | { readonly kind: 'legal'; readonly quantity: string }
  | { readonly kind: 'belowMin'; readonly quantity: string }
  | { readonly kind: 'offStep'; readonly nearest: readonly string[] }
  /** `asked` is what was typed where it would be legal without the limit: it can be enquired for. */
  | { readonly kind: 'aboveMax'; readonly quantity: string | null; readonly asked: string | null }
  | { readonly kind: 'notANumber' }

const plain = /^\d{1,12}(?:\.\d{1,6})?$/
const scale = 6

/** Text to millionths; null when it is not a plain decimal. Accepts thousands separators and full-width digits. */
function toMillionths(text: string): bigint | null {
  const clean = text.normalize('NFKC').replaceAll(',', '').trim()
  if (!plain.test(clean)) return null
  const [whole = '0', fraction = ''] = clean.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

function toText(millionths: bigint): string {
  const digits = millionths.toString().padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  return digits.slice(0, -scale) + (fraction && `.${fraction}`)
}

function readLimits(limits: QuantityLimits): { min: bigint; step: bigint; top: bigint | null } {
  const min = toMillionths(limits.min) ?? 0n
  const step = toMillionths(limits.step) || 1_000_000n
  const max = limits.max === undefined ? null : toMillionths(limits.max)
  // The highest legal quantity: the last step at or under the limit; below the minimum nothing is legal.
  const top = max === null ? null : max < min ? -1n : min + ((max - min) / step) * step
  return { min, step, top }
}

/** Judges a typed quantity: legal are the minimum and every whole step above it, up to the limit (design §8, stepper). */
export function checkQuantityText(text: string, limits: QuantityLimits): QuantityVerdict {
  const typed = toMillionths(text)
  if (typed === null) return { kind: 'notANumber' }
  const { min, step, top } = readLimits(limits)
  const max = limits.max === undefined ? null : toMillionths(limits.max)
  if (max !== null && typed > max) {
    const asked = typed >= min && (typed - min) % step === 0n ? toText(typed) : null
    return { kind: 'aboveMax', quantity: top === null || top < 0n ? null : toText(top), asked }
  }
  if (typed < min)
    return top !== null && top < 0n ? { kind: 'aboveMax', quantity: null, asked: null } : { kind: 'belowMin', quantity: toText(min) }
  const over = (typed - min) % step
  if (over === 0n) return { kind: 'legal', quantity: toText(typed) }
  const lower = typed - over
  const upper = lower + step
  const nearest = top !== null && upper > top ? [toText(lower)] : [toText(lower), toText(upper)]
  return { kind: 'offStep', nearest }
}

/** The quantity one press of − or + leads to; null when there is none. An off-step quantity snaps to its neighbour. */
export function nextQuantity(text: string, direction: 1 | -1, limits: QuantityLimits): string | null {
  const { min, step, top } = readLimits(limits)
  if (top !== null && top < 0n) return null
  const now = toMillionths(text)
  if (now === null || now < min) return direction > 0 ? toText(min) : null
  if (top !== null && now > top) return direction < 0 ? toText(top) : null
  const over = (now - min) % step
  const next = direction > 0 ? now - over + step : over > 0n ? now - over : now - step
  if (next < min || (top !== null && next > top)) return null
  return toText(next)
}
