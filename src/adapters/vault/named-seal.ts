import { sealedFor, type Seal } from './sealed.ts'

/** A key with the name that stands in every text that it sealed. */
export type NamedKey = { readonly id: string; readonly secret: string }

/** The name of the key that comes from the house's secret; texts from before keys had names are its. */
export const defaultKeyId = 'app'

// "ZK", version 1; then the length of the key's name, and the name.
const mark = Buffer.from([0x5a, 0x4b, 1])

export type NamedSeal = Seal & { readonly sealingKey: string; readonly keys: readonly string[]; readonly keyOf: (sealed: Buffer) => string }

/** Seals for one use under the first of `keys`; the others only open. Opening throws for an altered text and for a key that is not there. */
export function namedSeal(keys: readonly [NamedKey, ...NamedKey[]], use: string): NamedSeal {
  const [{ id: sealingKey }] = keys
  const seals = new Map(keys.map((key) => [key.id, sealedFor(key.secret, use)]))
  const sealOf = (keyId: string) => {
    const seal = seals.get(keyId)
    if (!seal) throw new Error(`the key ${keyId} is not configured`)
    return seal
  }
  const head = Buffer.concat([mark, Buffer.from([sealingKey.length]), Buffer.from(sealingKey, 'latin1')])
  return {
    sealingKey,
    keys: keys.map((key) => key.id),
    seal: (plain) => Buffer.concat([head, sealOf(sealingKey).seal(plain)]),
    keyOf: (sealed) => partsOf(sealed).keyId,
    open: (sealed) => {
      const { keyId, text } = partsOf(sealed)
      return sealOf(keyId).open(text)
    },
  }
}

function partsOf(sealed: Buffer): { readonly keyId: string; readonly text: Buffer } {
  const length = sealed[mark.length] ?? 0
  const start = mark.length + 1
  if (!sealed.subarray(0, mark.length).equals(mark)) return { keyId: defaultKeyId, text: sealed }
  return { keyId: sealed.subarray(start, start + length).toString('latin1'), text: sealed.subarray(start + length) }
}
