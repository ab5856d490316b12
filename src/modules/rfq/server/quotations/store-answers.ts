import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

const answers = {
  name: 'rfq.storeAnswers',
  text: `SELECT store_id AS "storeId", 'QUOTED' AS answer FROM quotation WHERE inquiry_id = $1 AND store_id IS NOT NULL AND submitted_at IS NOT NULL
    UNION SELECT store_id, 'DECLINED' FROM inquiry_decline WHERE inquiry_id = $1`,
}

/** Which stores have quoted or declined a request; says nothing of what they quoted. */
export async function storeAnswersOf(db: Queryable, inquiryId: number): Promise<ReadonlyMap<number, 'QUOTED' | 'DECLINED'>> {
  const found = await rows<{ storeId: number; answer: 'QUOTED' | 'DECLINED' }>(db, answers, [inquiryId])
  return new Map(found.map(({ storeId, answer }) => [storeId, answer]))
}
