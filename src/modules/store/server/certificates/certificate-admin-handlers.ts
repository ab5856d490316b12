import { offsetOf } from '../../../../kernel/database/paging.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import type { z } from 'zod'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { adminCertificateCheck, adminCertificateList } from '../../endpoints-certificates.ts'
import { certificateMachine, expiryWarningDays, verdicts, type CertificateState } from '../../rules/certificate-machine.ts'
import { checkCertificate } from './check-certificate.ts'

type Page = OutputOf<typeof adminCertificateList>
type Row = {
  readonly certificateId: number | string
  readonly storeName: string
  readonly nameZh: string
  readonly nameEn: string
  readonly number: string
  readonly issuer: string
  readonly validUntil: string
  readonly state: CertificateState
  readonly judgedAt: Date | null
  readonly reason: string
  readonly mark: string
  readonly total: number
}

const fits = `($1 = '' OR strpos(lower(c.number), lower($1)) > 0 OR strpos(c.name_zh, $1) > 0 OR strpos(s.store_name || ' ' || lower(s.store_name_en), lower($1)) > 0)`
const soon = `(c.state = 'checked' AND c.valid_until <= $2::date)`
const page = {
  name: 'store.deskCertificates',
  text: `SELECT c.certificate_id AS "certificateId", CASE $6 WHEN 'en' THEN s.store_name_en ELSE s.store_name END AS "storeName", c.name_zh AS "nameZh", c.name_en AS "nameEn", c.number,
      CASE WHEN $6 = 'en' AND c.issuer_en <> '' THEN c.issuer_en ELSE c.issuer END AS issuer,
      coalesce(to_char(c.valid_until, 'YYYY-MM-DD'), '') AS "validUntil", c.state, c.judged_at AS "judgedAt", c.reason, c.version::text AS mark, count(*) OVER ()::int AS total
    FROM store_certificate c JOIN store s USING (store_id)
    WHERE ${fits} AND CASE $3 WHEN 'expiring' THEN ${soon} ELSE c.state = $3 END
    ORDER BY CASE $3 WHEN 'expiring' THEN c.valid_until END, c.certificate_id LIMIT $4 OFFSET $5`,
}
const counts = {
  name: 'store.deskCertificateCounts',
  text: `SELECT count(*) FILTER (WHERE c.state = 'waiting')::int AS waiting, count(*) FILTER (WHERE c.state = 'checked')::int AS checked,
      count(*) FILTER (WHERE c.state = 'returned')::int AS returned, count(*) FILTER (WHERE ${soon})::int AS expiring
    FROM store_certificate c JOIN store s USING (store_id) WHERE ${fits}`,
}

/** What the desk may do with a certificate now. */
export function allowedVerdicts(state: CertificateState) {
  const allowed = certificateMachine.allowedActions(state, 'platform')
  return verdicts.filter((verdict) => allowed.includes(verdict))
}

async function list(call: Call, { tab, keyword, current, pageSize }: z.output<typeof adminCertificateList.input>): Promise<Page> {
  const until = addDays(dayOf(call.app.clock.now()), expiryWarningDays)
  const found = await rows<Row>(call.app.read, page, [keyword, until, tab, pageSize, offsetOf({ current, pageSize }), call.lang])
  const [count] = await rows<Record<string, number>>(call.app.read, counts, [keyword, until])
  const total = count?.[tab] ?? 0
  return {
    list: found.map(({ certificateId, nameZh, nameEn, judgedAt, total: _total, ...row }) => ({
      ...row,
      certificateId: Number(certificateId),
      goodsId: 0,
      goodsName: '',
      certificateName: call.lang === 'en' && nameEn !== '' ? nameEn : nameZh,
      image: '',
      judgedTime: judgedAt?.toISOString() ?? null,
      can: allowedVerdicts(row.state),
    })),
    counts: count ?? {},
    pagination: { current, pageSize, total, pageCount: Math.ceil(total / pageSize) },
  }
}

/** The platform's desk for the certificates of stores. */
export function certificateAdminHandlers(): Handler[] {
  return [
    handle(adminCertificateList, (input, call) => list(call, input)),
    handle(adminCertificateCheck, (input, call) =>
      call.idempotent(async (tx) => {
        const judged = await checkCertificate(tx, call, input)
        return isFailure(judged) ? judged : null
      }),
    ),
  ]
}
