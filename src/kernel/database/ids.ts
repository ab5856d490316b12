import { dayOf, type Clock } from '../time/clock.ts'

/** A new UUID version 7: ordered by the clock's millisecond, random beyond it (RFC 9562). */
export function newId(clock: Clock): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = BigInt(clock.now().getTime())
  for (let index = 0; index < 6; index += 1) bytes[index] = Number((time >> BigInt(8 * (5 - index))) & 0xffn)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** True for a UUID in its ordinary lower-case writing, of any version. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/**
 * The number printed on a document: prefix, Shanghai day and a sequence of six digits or more, such as `DD20261120000042`.
 * `sequence` comes from a database sequence, so numbers are unique but may have gaps.
 */
export function documentNumber(prefix: string, at: Date, sequence: number | bigint): string {
  return prefix + dayOf(at).replaceAll('-', '') + sequence.toString().padStart(6, '0')
}
