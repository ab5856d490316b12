import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { quantityProblem, stockNumberOf, type UnitKind } from '../../catalog/rules/sale-quantity.ts'
import { quantityFailure, parseLineQuantity, saleFailure, type QuantityRequest } from './add-to-cart.ts'
import { changeLine, linesOf, lockLine, addLine, removeLines, type BasketLine } from './basket-repository.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { priceOf } from '../../pricing/rules/sku-price.ts'
import { unitNameOf } from './line-view.ts'

export type FindSku = (productId: number) => Promise<SkuForSale | undefined>
export type CartLineChange = {
  readonly memberId: number
  readonly cartId: number
  readonly asked: Omit<QuantityRequest, 'unit'> & { readonly unit?: UnitKind }
}

/** Sets the quantity of a cart line; refused quantities leave it as it was. */
export async function changeCartLine(tx: Transaction, change: CartLineChange, findSku: FindSku): Promise<true | Failure> {
  const line = await lockLine(tx, change.memberId, 'CART', change.cartId)
  if (!line) return failure('basket.lineGone')
  const sku = await findSku(line.productId)
  const asked: QuantityRequest = { ...change.asked, unit: change.asked.unit ?? line.unit }
  const refused = saleFailure(sku, asked.unit)
  if (refused || !sku) return refused ?? failure('basket.notForSale')
  const number = parseLineQuantity(sku, asked)
  if (isFailure(number)) return number
  const shownPrice = priceOf(sku, number, asked.unit)?.unitPrice ?? null
  const total = await changeLine(tx, change.memberId, 'CART', { line, productId: sku.productId, unit: asked.unit, number, shownPrice })
  const taken = await takenByOthers(tx, change.memberId, sku, line)
  const left = (most: bigint) => (most > taken ? most - taken : 0n)
  const rest = { ...sku, available: left(sku.available), limit: sku.limit === null ? null : left(sku.limit) }
  const problem = quantityProblem(rest, { number: total, unit: asked.unit, unitName: unitNameOf(sku, asked.unit, asked.lang) })
  return problem ? quantityFailure(problem) : true
}

async function takenByOthers(tx: Transaction, memberId: number, sku: SkuForSale, line: BasketLine): Promise<bigint> {
  const others = (await linesOf(tx, memberId, 'CART')).filter((one) => one.productId === line.productId && one.lineId !== line.lineId)
  return others.reduce((sum, one) => sum + stockNumberOf(sku, one.number, one.unit), 0n)
}

/** Moves cart lines into the enquiry basket, where any quantity may be asked for. */
export async function moveToEnquiry(tx: Transaction, memberId: number, cartIds: readonly number[]): Promise<void> {
  const lines = (await linesOf(tx, memberId, 'CART')).filter((line) => cartIds.includes(line.lineId))
  for (const line of lines) {
    await addLine(tx, memberId, 'ENQUIRY', { productId: line.productId, unit: line.unit, number: line.number, shownPrice: null })
  }
  await removeLines(
    tx,
    memberId,
    'CART',
    lines.map((line) => line.lineId),
  )
}
