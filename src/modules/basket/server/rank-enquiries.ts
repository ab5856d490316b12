import { rows, type AnyHandle } from '../../../shared/unit.ts'

const counted = {
  name: 'basket.rankEnquiries',
  text: `SELECT product_id AS id, count(*)::int AS figure FROM basket_line WHERE basket = 'ENQUIRY' AND deleted_at IS NULL AND added_at >= $1
         GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT $2`,
}

/** SKUs that lie in enquiry baskets since a moment, with how many members want them; the most wanted first. */
export async function wantedSince(handle: AnyHandle, since: Date, most: number): Promise<{ id: number; figure: number }[]> {
  const found = await rows<{ id: number | string; figure: number }>(handle, counted, [since, most])
  return found.map((row) => ({ id: Number(row.id), figure: row.figure }))
}
