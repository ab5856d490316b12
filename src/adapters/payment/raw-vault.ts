import type { NotificationSealer } from '../../modules/payment/server/ports.ts'
import { namedSeal, type NamedKey } from '../vault/named-seal.ts'

/**
 * Seals stored notifications under the first of `keys`. They are evidence and never sealed anew: each says by which key it
 * opens, and that key is kept as long as they are.
 */
export function rawVault(keys: readonly [NamedKey, ...NamedKey[]]): NotificationSealer {
  return namedSeal(keys, 'payment.notification')
}
