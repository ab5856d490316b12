import type { ClientBase } from 'pg'
import { goodsCertificates } from './goods-certificates.ts'

/** Puts the certificates on the demonstration's goods; call it before their pages are made. */
export async function loadCertificates(client: ClientBase): Promise<void> {
  for (const [goodsId, certificates] of Object.entries(goodsCertificates))
    await client.query('UPDATE goods SET certificates = $2 WHERE goods_id = $1', [goodsId, JSON.stringify(certificates)])
}
