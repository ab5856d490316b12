import { offsetOf } from '../../../../kernel/database/paging.ts'
import type { z } from 'zod'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { expiryWarningDays, type CertificateState } from '../../../store/rules/certificate-machine.ts'
import { storesByIds, allowedVerdicts } from '../../../store/server/public.ts'
import { goodsCertificateReview, goodsCertificateList } from '../../endpoints-certificate-review.ts'
import { translateTerms } from '../../../taxonomy/rules/translate-terms.ts'
import { readTerms } from '../../../taxonomy/server/public.ts'
import { mediaPath } from '../read-model/card-document.ts'
import { certificatesOnSale } from './certificate-sql.ts'
import { reviewGoodsCertificate } from './review-certificate.ts'

type Row = {
  readonly goodsId: number | string
  readonly goodsZh: string
  readonly goodsEn: string
  readonly storeId: number | string
  readonly title: string
  readonly number: string
  readonly validUntil: string
  readonly image: string
  readonly state: CertificateState
  readonly judgedAt: Date | null
  readonly reason: string
  readonly mark: string
}

const fits = `($1 = '' OR strpos(lower(number), lower($1)) > 0 OR strpos(title, $1) > 0 OR strpos("goodsZh", $1) > 0)`
const soon = `(state = 'checked' AND "validUntil" <> '' AND "validUntil" <= $2)`
const page = {
  name: 'catalog.deskCertificates',
  text: `SELECT * FROM (${certificatesOnSale}) c WHERE ${fits} AND CASE $3 WHEN 'expiring' THEN ${soon} ELSE state = $3 END
    ORDER BY CASE $3 WHEN 'expiring' THEN "validUntil" END, "goodsId", number LIMIT $4 OFFSET $5`,
}
const counts = {
  name: 'catalog.deskCertificateCounts',
  text: `SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'checked')::int AS checked,
      count(*) FILTER (WHERE state = 'returned')::int AS returned, count(*) FILTER (WHERE ${soon})::int AS expiring
    FROM (${certificatesOnSale}) c WHERE ${fits}`,
}

async function list(call: Call, { tab, keyword, current, pageSize }: z.output<typeof goodsCertificateList.input>) {
  const until = addDays(dayOf(call.app.clock.now()), expiryWarningDays)
  const found = await rows<Row>(call.app.read, page, [keyword, until, tab, pageSize, offsetOf({ current, pageSize })])
  const [count] = await rows<Record<string, number>>(call.app.read, counts, [keyword, until])
  const total = count?.[tab] ?? 0
  const stores = await storesByIds(call.app.read, [...new Set(found.map((one) => Number(one.storeId)))])
  const names = new Map(stores.map((store) => [Number(store.storeId), call.lang === 'en' ? store.storeNameEn : store.storeName]))
  const shown = found.map((one) => presented(one, names.get(Number(one.storeId)) ?? '', call))
  return {
    list: call.lang === 'en' ? translateTerms(shown, await readTerms(call.app.read)) : shown,
    counts: count ?? {},
    pagination: { current, pageSize, total, pageCount: Math.ceil(total / pageSize) },
  } satisfies OutputOf<typeof goodsCertificateList>
}

function presented({ goodsId, storeId: _storeId, goodsZh, goodsEn, title, image, judgedAt, ...row }: Row, storeName: string, call: Call) {
  return {
    ...row,
    storeName,
    certificateId: 0,
    goodsId: Number(goodsId),
    goodsName: call.lang === 'en' ? goodsEn : goodsZh,
    certificateName: title,
    issuer: '',
    image: image === '' ? '' : mediaPath + image,
    judgedTime: judgedAt?.toISOString() ?? null,
    can: allowedVerdicts(row.state),
  }
}

/** The platform's desk for the certificates of goods. */
export function goodsCertificateHandlers(): Handler[] {
  return [
    handle(goodsCertificateList, (input, call) => list(call, input)),
    handle(goodsCertificateReview, (input, call) =>
      call.idempotent(async (tx) => {
        const judged = await reviewGoodsCertificate(tx, call, input)
        return isFailure(judged) ? judged : null
      }),
    ),
  ]
}
