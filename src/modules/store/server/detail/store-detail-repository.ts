import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { CertificateState } from '../../rules/certificate-machine.ts'

type Int = number | bigint
type OpenedApplication = {
  readonly memberId: Int
  readonly submittedAt: Date
  readonly openedAt: Date
  readonly reviewerName: string
  readonly deposit: Int
  readonly licenceImage: string
}
export type StoreCertificate = {
  readonly certificateId: Int
  readonly nameZh: string
  readonly nameEn: string
  readonly number: string
  readonly issuer: string
  readonly issuerEn: string
  readonly validUntil: string
  readonly state: CertificateState
  readonly judgedAt: Date | null
  readonly reason: string
}

const rated = { name: 'store.ratedCount', text: `SELECT rated FROM store WHERE store_id = $1` }
const opened = {
  name: 'store.openedApplication',
  text: `SELECT member_id AS "memberId", submitted_at AS "submittedAt", coalesce(reviewed_at, submitted_at) AS "openedAt", coalesce(reviewer_name, '') AS "reviewerName",
      coalesce(deposit, 0) AS deposit, licence_image AS "licenceImage"
    FROM store_application WHERE store_id = $1 AND state = 'OPENED' ORDER BY id DESC LIMIT 1`,
}
const certificates = {
  name: 'store.certificatesForAdmin',
  text: `SELECT certificate_id AS "certificateId", name_zh AS "nameZh", name_en AS "nameEn", number, issuer, issuer_en AS "issuerEn",
      coalesce(to_char(valid_until, 'YYYY-MM-DD'), '') AS "validUntil", state, judged_at AS "judgedAt", reason
    FROM store_certificate WHERE store_id = $1 ORDER BY valid_until NULLS LAST, certificate_id`,
}

/** How many evaluations the scores of a store come from. */
export async function ratedCount(db: Queryable, storeId: number): Promise<number> {
  return (await rows<{ rated: number }>(db, rated, [storeId]))[0]?.rated ?? 0
}

/** The application that a store was opened with; undefined for one that was there before. */
export async function openedApplication(db: Queryable, storeId: number): Promise<OpenedApplication | undefined> {
  return (await rows<OpenedApplication>(db, opened, [storeId]))[0]
}

/** Every certificate of a store, what runs out first in front. */
export function certificatesForAdmin(db: Queryable, storeId: number): Promise<StoreCertificate[]> {
  return rows<StoreCertificate>(db, certificates, [storeId])
}
