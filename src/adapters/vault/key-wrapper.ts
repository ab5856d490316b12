import type { KeyWrapper } from '../../kernel/sealing/sealed-payloads.ts'
import { namedSeal, type NamedKey } from './named-seal.ts'

/** Wraps the keys of sealed payloads under the first of `keys`; the others only unwrap. */
export function keyWrapper(keys: readonly [NamedKey, ...NamedKey[]]): KeyWrapper {
  const named = namedSeal(keys, 'sealed.payloads')
  return { wrap: (key) => named.seal(Buffer.from(key)), unwrap: (wrapped) => named.open(Buffer.from(wrapped)) }
}
