import { actorContext } from '../../../../api/actor-context.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseUnitPrice, unitPriceNumber, unitPriceText } from '../../../../kernel/money/unit-price.ts'
import { skusInTransaction } from '../../../basket/server/public.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { productNames } from '../../../pricing/server/public.ts'
import type { floorPrices } from '../../endpoints-store-settings.ts'
import type { FloorPrice } from '../../rules/floor-price.ts'
import { quotingStore } from '../quotations/quoting-store.ts'

type Floors = OutputOf<typeof floorPrices>

const ofStore = {
  name: 'rfq.floors',
  text: 'SELECT product_id AS "productId", unit_code AS "unitCode", unit_price AS "unitPrice" FROM rfq_floor_price WHERE store_id = $1 ORDER BY product_id, unit_code',
}
const put = {
  name: 'rfq.floorPut',
  text: `INSERT INTO rfq_floor_price (store_id, product_id, unit_code, unit_price, member_id, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (store_id, product_id, unit_code) DO UPDATE SET unit_price = $4, member_id = $5, updated_at = $6`,
}
const remove = { name: 'rfq.floorRemove', text: 'DELETE FROM rfq_floor_price WHERE store_id = $1 AND product_id = $2 AND unit_code = $3' }
const main = {
  name: 'rfq.mainAccounts',
  text: 'SELECT member_id AS "memberId" FROM store_seat WHERE store_id = $1 AND role_id IS NULL AND ended_at IS NULL',
}

/** The main accounts of a store: whoever founded it. */
export async function mainAccountsOf(db: Queryable, storeId: number): Promise<number[]> {
  return (await rows<{ memberId: number }>(db, main, [storeId])).map(({ memberId }) => Number(memberId))
}

export async function floorsOf(db: Queryable, storeId: number): Promise<FloorPrice[]> {
  const found = await rows<FloorPrice>(db, ofStore, [storeId])
  return found.map(({ productId, unitCode, unitPrice }) => ({ productId: Number(productId), unitCode, unitPrice: BigInt(unitPrice) }))
}

/** The floor prices of the caller's store; staff read none, for they are what the main account would still accept. */
export async function showFloors(call: Call, db: Queryable = call.app.read): Promise<Floors | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const isMain = (await mainAccountsOf(db, seat.storeId)).includes(memberOf(call).memberId)
  if (!isMain) return { isMainAccount: 0, list: [] }
  const floors = await floorsOf(db, seat.storeId)
  const names = await productNames(
    db,
    floors.map(({ productId }) => productId),
    call.lang,
  )
  const list = floors.map(({ productId, unitCode, unitPrice }) => ({
    productId,
    unitCode,
    goodsName: names.get(productId)?.goodsName ?? '',
    specText: names.get(productId)?.specText ?? '',
    unitName: unitOf(unitCode)[call.lang],
    unitPrice: unitPriceNumber(unitPrice),
  }))
  return { isMainAccount: 1, list }
}

type CommandInput = { readonly productId: number; readonly unitCode: string; readonly unitPrice?: string | undefined }

/** Sets or takes away a floor price. Refusals: `rfq.mainAccountOnly`, `notYourGoods`, `otherUnit`, `badPrice`. */
export async function saveFloor(call: Call, tx: Transaction, { productId, unitPrice, ...asked }: CommandInput): Promise<Floors | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const { storeId } = seat
  const { memberId } = memberOf(call)
  if (!(await mainAccountsOf(tx, storeId)).includes(memberId)) return failure('rfq.mainAccountOnly')
  const sku = (await skusInTransaction(call, tx, [productId])).get(productId)
  if (sku?.storeId !== storeId) return failure('rfq.notYourGoods', {}, { field: 'productId' })
  const unitCode = asked.unitCode || sku.unitCode
  if (unitCode !== sku.unitCode && unitCode !== sku.secUnitCode) return failure('rfq.otherUnit', {}, { field: 'unitCode' })
  const price = unitPrice === undefined ? null : parseUnitPrice(unitPrice)
  if (price === undefined || price === 0n) return failure('rfq.badPrice', {}, { field: 'unitPrice' })
  const before = (await floorsOf(tx, storeId)).find((floor) => floor.productId === productId && floor.unitCode === unitCode)
  if (price === null) await execute(tx, remove, [storeId, productId, unitCode])
  else await execute(tx, put, [storeId, productId, unitCode, price, memberId, call.app.clock.now()])
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'rfq.floorPrice',
    entity: 'sku',
    entityId: productId,
    diff: { floorPrice: [before ? unitPriceText(before.unitPrice) : null, price === null ? null : unitPriceText(price)] },
    facts: { unitCode },
  })
  return showFloors(call, tx)
}
