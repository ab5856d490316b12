import type { PersonalVault } from '../../modules/member/server/ports.ts'
import { sealedFor } from './sealed.ts'

/** A key for numbers of persons: its name stands in every text that it sealed. */
export type PersonalKey = { readonly id: string; readonly secret: string }

/** The name of the key that comes from the house's secret; texts from before keys had names are its. */
export const houseKey = 'app'

// "ZK", version 1; then the length of the key's name, and the name.
const mark = Buffer.from([0x5a, 0x4b, 1])

/**
 * Seals numbers of persons and bank accounts before they reach the database (reliability S21), under the first of `keys`; the
 * others only open. Opening throws for an altered text and for a key that is not there.
 */
export function personalVault(keys: readonly [PersonalKey, ...PersonalKey[]]): PersonalVault {
  const [{ id: sealingKey }] = keys
  const seals = new Map(keys.map((key) => [key.id, sealedFor(key.secret, 'member.personal')]))
  const sealOf = (keyId: string) => {
    const seal = seals.get(keyId)
    if (!seal) throw new Error(`the key ${keyId} is not configured`)
    return seal
  }
  const head = Buffer.concat([mark, Buffer.from([sealingKey.length]), Buffer.from(sealingKey, 'latin1')])
  return {
    sealingKey,
    keys: keys.map((key) => key.id),
    seal: (plain) => Buffer.concat([head, sealOf(sealingKey).seal(Buffer.from(plain, 'utf8'))]),
    keyOf: (sealed) => partsOf(sealed).keyId,
    open: (sealed) => {
      const { keyId, text } = partsOf(sealed)
      return sealOf(keyId).open(text).toString('utf8')
    },
  }
}

function partsOf(sealed: Buffer): { readonly keyId: string; readonly text: Buffer } {
  const length = sealed[mark.length] ?? 0
  const start = mark.length + 1
  if (!sealed.subarray(0, mark.length).equals(mark)) return { keyId: houseKey, text: sealed }
  return { keyId: sealed.subarray(start, start + length).toString('latin1'), text: sealed.subarray(start + length) }
}
