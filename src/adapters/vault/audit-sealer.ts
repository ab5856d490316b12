import { createHmac, hkdfSync } from 'node:crypto'
import type { AuditSealer } from '../../kernel/audit/audit-chain.ts'

/** Seals audit rows by HMAC-SHA-256 under a key of the house's secret: who holds the database alone cannot make the chain anew. */
export function auditSealer(appSecret: string): AuditSealer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, 'zincbridge', 'kernel.audit', 32))
  return (previous, content) => createHmac('sha256', key).update(previous).update(content, 'utf8').digest()
}
