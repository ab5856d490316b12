import type { RawVault } from '../../modules/payment/server/ports.ts'
import { sealedFor } from '../vault/sealed.ts'

/** Seals stored notifications with AES-256-GCM under a key of the house's secret: nonce, tag, ciphertext. */
export function rawVault(appSecret: string): RawVault {
  return sealedFor(appSecret, 'payment.notification')
}
