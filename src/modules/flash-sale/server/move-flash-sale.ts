import { transition } from '../../../kernel/state-machine/transition.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { endFlashPrices, setFlashPrices, type FlashPrice } from '../../catalog/server/public.ts'
import { addFlashStock } from '../../inventory/server/public.ts'
import { followPrice } from '../../pricing/rules/follow-price.ts'
import { flashSaleMachine, type FlashSaleActorKind, type FlashSaleEvent, type FlashSaleState } from '../rules/flash-sale-machine.ts'
import { flashSaleItems, moveFlashSaleRow, type FlashSale, type FlashSaleItem } from './flash-sale-repository.ts'
import { sellableSkus, type SellableSku } from './sellable-skus.ts'

export type FlashSaleChange = { readonly flashSaleId: number; readonly state: FlashSaleState; readonly version: number }
type Move = {
  readonly event: FlashSaleEvent
  readonly who: FlashSaleActorKind
  readonly act: ActorContext
  readonly reason?: string
}

const entity = 'flashSale'
const left = {
  name: 'flashSale.left',
  text: `SELECT k.product_id AS "productId", k.available >= g.min_buy AS "isLeft" FROM flash_stock k JOIN sku s USING (product_id) JOIN goods g USING (goods_id)
    WHERE k.flash_sale_id = $1 ORDER BY k.product_id FOR UPDATE OF k`,
}

/** Moves a sale that its caller locked; prices and quantities come with its start and go with its end, in the same transaction. */
export async function moveFlashSale(
  tx: Transaction,
  sale: FlashSale,
  { event, who, act, reason }: Move,
): Promise<FlashSaleChange | Failure> {
  const { flashSaleId, storeId } = sale
  const done = await transition(tx, {
    machine: flashSaleMachine,
    event,
    who,
    from: sale.state,
    update: (state, sources) => moveFlashSaleRow(tx, { flashSaleId, state, reason: reason ?? null, now: act.now }, sources),
    audit: { act, action: `flashSale.${event}`, entity, entityId: flashSaleId, ...(reason ? { reason } : {}) },
    timers: (to) => ({
      cancel: to === 'SCHEDULED' || to === 'RUNNING' ? [] : [{ entity, entityId: flashSaleId }],
      set:
        to === 'SCHEDULED'
          ? [
              { entity, entityId: flashSaleId, event: 'start', dueAt: sale.startsAt },
              { entity, entityId: flashSaleId, event: 'end', dueAt: sale.endsAt },
            ]
          : [],
    }),
    events: (state) => [
      { event: 'flashSale.moved', key: `flashSale ${flashSaleId}`, payload: { flashSaleId, storeId, state, event, who } },
    ],
  })
  if (isFailure(done)) return done
  if (done.to === 'RUNNING') await openPrices(tx, sale)
  if (sale.state === 'RUNNING') await endFlashPrices(tx, flashSaleId)
  return { flashSaleId, state: done.to, version: done.moved.version }
}

async function openPrices(tx: Transaction, sale: FlashSale): Promise<void> {
  const items = await flashSaleItems(tx, sale.flashSaleId)
  await addFlashStock(tx, sale.flashSaleId, items)
  await setFlashPrices(tx, sale, await pricesOf(tx, items))
}

/** Flash prices of what is left of a running sale stand, those of what is sold out go: a cancelled order can bring one back. */
export async function followFlashStock(tx: Transaction, sale: FlashSale): Promise<void> {
  if (sale.state !== 'RUNNING') return
  const found = await rows<{ productId: number; isLeft: boolean }>(tx, left, [sale.flashSaleId])
  const gone = found.filter((one) => !one.isLeft).map((one) => one.productId)
  if (gone.length > 0) await endFlashPrices(tx, sale.flashSaleId, gone)
  const items = (await flashSaleItems(tx, sale.flashSaleId)).filter((item) => !gone.includes(item.productId))
  await setFlashPrices(tx, sale, await pricesOf(tx, items))
}

/** Second-unit prices follow those of the trade unit. SKUs that are not sold any more have none. */
async function pricesOf(tx: Transaction, items: readonly FlashSaleItem[]): Promise<FlashPrice[]> {
  const skus = await sellableSkus(
    tx,
    items.map((item) => item.productId),
  )
  return items.flatMap((item) => {
    const sku = skus.get(item.productId)
    return sku ? [priceOf(item, sku)] : []
  })
}

function priceOf({ productId, retailPrice, businessPrice }: FlashSaleItem, sku: SellableSku): FlashPrice {
  const second = (from: bigint, to: bigint, before: bigint | null) =>
    sku.convToSec ? followPrice({ from, to, second: before }, sku.convToSec) : null
  return {
    productId,
    retail: retailPrice,
    retailSecond: second(sku.retail, retailPrice, sku.retailSecond),
    business: businessPrice,
    businessSecond: second(sku.business, businessPrice, sku.businessSecond),
  }
}
