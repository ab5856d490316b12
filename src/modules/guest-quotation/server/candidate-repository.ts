import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

export type Candidate = { readonly storeId: number; readonly storeName: string; readonly storeNameEn: string; readonly isPartner: boolean }

const candidates = {
  name: 'guestQuotation.candidates',
  text: `SELECT s.store_id AS "storeId", s.store_name AS "storeName", s.store_name_en AS "storeNameEn", p.store_id IS NOT NULL AS "isPartner"
    FROM store s LEFT JOIN (SELECT DISTINCT store_id FROM orders WHERE state <> 'CANCELLED'
      AND (($2::bigint IS NULL AND enterprise_id IS NULL AND member_id = $3) OR enterprise_id = $2)) p USING (store_id)
    WHERE s.state = 'open' AND ($4 = '' OR concat_ws(' ', s.store_name, s.store_name_en, s.company_name) ILIKE $4)
      AND ($4 <> '' OR p.store_id IS NOT NULL OR s.main_category_ids && (SELECT coalesce(array_agg(c), '{}') FROM inquiry_line l, unnest(l.category_ids) c WHERE l.inquiry_id = $1))
    ORDER BY p.store_id IS NULL, s.desc_score + s.service_score + s.logistics_score DESC NULLS LAST, s.store_id LIMIT 30`,
}

/** Open stores that may be invited to a request: those that the buyer has ordered from first, then by category, or by name. */
export function candidatesFor(
  db: Queryable,
  of: { readonly inquiryId: number; readonly enterpriseId: number | null; readonly memberId: number; readonly keyword: string },
): Promise<Candidate[]> {
  const like = of.keyword === '' ? '' : `%${of.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return rows<Candidate>(db, candidates, [of.inquiryId, of.enterpriseId, of.memberId, like])
}
