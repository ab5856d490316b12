import type { ClientBase } from 'pg'
import { goodsCertificates } from './goods-certificates.ts'

const newest = 500_064

/** Puts the certificates on the demonstration's goods; call it before their pages are made. */
export async function loadCertificates(client: ClientBase): Promise<void> {
  for (const [goodsId, certificates] of Object.entries(goodsCertificates))
    await client.query('UPDATE goods SET certificates = $2 WHERE goods_id = $1', [goodsId, JSON.stringify(certificates)])
  // The newest wait for the platform's desk.
  await client.query(
    `INSERT INTO goods_certificate_check (goods_id, number, fingerprint, state, judged_at)
     SELECT goods_id, c ->> 'number', md5(c::text), 'checked', '2026-11-16T14:05:00+08:00' FROM goods CROSS JOIN LATERAL jsonb_array_elements(certificates) c
     WHERE goods_id = ANY($1::bigint[])`,
    [
      Object.keys(goodsCertificates)
        .map(Number)
        .filter((goodsId) => goodsId !== newest),
    ],
  )
}
