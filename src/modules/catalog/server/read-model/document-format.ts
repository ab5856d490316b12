import type { AppContext } from '../../../../api/handler.ts'
import { execute, rows } from '../../../../kernel/database/transaction.ts'
import { refreshGoods } from './refresh-goods.ts'

/** Raise it with every change of what `refreshGoods` writes, so that older data is made anew at the next start. */
export const documentFormat = 6

// One transaction holds the catalogue's version; a few hundred goods take well under a second.
const batch = 200
const kept = { name: 'catalog.documentFormat', text: 'SELECT document_format AS format FROM catalog_version' }
const keep = { name: 'catalog.documentFormatKeep', text: 'UPDATE catalog_version SET document_format = $1' }
const next = {
  name: 'catalog.documentFormatNext',
  text: 'SELECT goods_id AS "goodsId" FROM goods WHERE goods_id > $1 ORDER BY goods_id LIMIT $2',
}

/** Makes the kept cards and pages of all goods anew when an older program wrote them. Answers for how many goods. */
export async function renewOldDocuments(app: AppContext): Promise<number> {
  const [row] = await rows<{ format: number }>(app.read, kept, [])
  if (row?.format === documentFormat) return 0
  let renewed = 0
  for (let last = 0; ;) {
    const found = await rows<{ goodsId: number }>(app.read, next, [last, batch])
    const goodsIds = found.map(({ goodsId }) => goodsId)
    if (goodsIds.length === 0) break
    await app.inTransaction((tx) => refreshGoods(tx, goodsIds))
    renewed += goodsIds.length
    last = goodsIds.at(-1) ?? last
  }
  await app.inTransaction((tx) => execute(tx, keep, [documentFormat]))
  return renewed
}
