import type { PersonalVault } from '../../modules/member/server/ports.ts'
import { namedSeal, type NamedKey } from './named-seal.ts'

/** Seals numbers of persons and bank accounts before they reach the database (reliability S21), under the first of `keys`. */
export function personalVault(keys: readonly [NamedKey, ...NamedKey[]]): PersonalVault {
  const named = namedSeal(keys, 'member.personal')
  return {
    ...named,
    seal: (plain) => named.seal(Buffer.from(plain, 'utf8')),
    open: (sealed) => named.open(sealed).toString('utf8'),
  }
}
