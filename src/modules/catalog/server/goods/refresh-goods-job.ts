import { z } from 'zod'
import type { AppContext } from '../../../../api/handler.ts'
import type { JobTasks } from '../../../../api/background.ts'
import { refreshGoodsJob } from '../../../taxonomy/server/public.ts'
import { goodsChanged } from './publish-goods.ts'

const payloadShape = z.object({ goodsIds: z.array(z.number()) })

/** Refreshes one part of the goods that show a changed category, brand or attribute. */
async function refreshGoods(app: AppContext, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { goodsIds } = payloadShape.parse(payload)
  await app.inTransaction((tx) => goodsChanged(tx, goodsIds))
}

/** Background work of the catalogue. */
export const catalogTasks: JobTasks = { [refreshGoodsJob]: refreshGoods }
