import type { z } from 'zod'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { lockFreightOfGoods, setFreightOfGoods, type SellerActor } from '../../catalog/server/public.ts'
import type { setOwnFreight } from '../endpoints-publication.ts'

type Asked = z.output<typeof setOwnFreight.input>

const template = {
  name: 'listing.freightForStores',
  text: `SELECT owner_store_id AS "storeId", name_zh AS name FROM freight_template WHERE freight_template_id = $1 AND deleted_at IS NULL
    AND (owner_store_id IS NULL OR owner_store_id = ANY($2::bigint[])) FOR SHARE`,
}

/**
 * Gives goods of the stores one freight template, all of them or none. Refused: goods or a template that are not the stores'
 * (`api.notFound`), a template of another of the stores (`catalog.freightOfOther`), goods whose template somebody has changed
 * since it was seen (`catalog.freightChanged`).
 */
export async function setFreight(tx: Transaction, { list, freightTemplateId }: Asked, { storeIds, actor, requestId }: SellerActor) {
  const [wanted] = await rows<{ storeId: number | null; name: string }>(tx, template, [freightTemplateId, storeIds])
  const seen = new Map(list.map((one) => [one.goodsId, one.oldFreightTemplate]))
  const goods = await lockFreightOfGoods(tx, [...seen.keys()], storeIds)
  if (!wanted || goods.length < seen.size) return failure('api.notFound')
  if (wanted.storeId !== null && goods.some((one) => one.storeId !== wanted.storeId)) return failure('catalog.freightOfOther')
  if (goods.some((one) => one.freightTemplateId !== seen.get(one.goodsId))) return failure('catalog.freightChanged')
  const moved = goods.filter((one) => one.freightTemplateId !== freightTemplateId)
  for (const one of moved)
    await audit(tx, {
      actor,
      channel: 'seller',
      requestId,
      action: 'goods.freight',
      entity: 'goods',
      entityId: one.goodsId,
      diff: { freightTemplateId: [one.freightTemplateId, freightTemplateId] },
    })
  if (moved.length > 0)
    await setFreightOfGoods(
      tx,
      moved.map((one) => one.goodsId),
      freightTemplateId,
    )
  return { savedNum: moved.length }
}
