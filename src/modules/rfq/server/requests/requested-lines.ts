import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../../kernel/quantity/quantity.ts'
import { parseUnitPrice } from '../../../../kernel/money/unit-price.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { skusInTransaction } from '../../../basket/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { units } from '../../../catalog/rules/units-data.ts'
import type { rfqSave } from '../../endpoints.ts'
import type { RfqLine } from './rfq-repository.ts'

type Asked = z.output<typeof rfqSave.input>['lines'][number]

// A thousand million of anything is more than anybody asks for.
const most = (decimals: number) => 1_000_000_000n * 10n ** BigInt(decimals)

/**
 * The lines of a draft as they are kept: goods of the mall by their own names and units, others as described. Refusals name
 * the field of the line: `rfq.goodsGone`, `nameMissing`, `unitUnknown`, `badNumber`, `badPrice`.
 */
export async function resolveRequestedLines(call: Call, tx: Transaction, asked: readonly Asked[]): Promise<RfqLine[] | Failure> {
  const productIds = asked.flatMap((line) => (line.productId > 0 ? [line.productId] : []))
  const skus = await skusInTransaction(call, tx, productIds)
  const lines: RfqLine[] = []
  for (const [index, line] of asked.entries()) {
    const goods = line.productId > 0 ? lineOfSku(skus.get(line.productId), line) : described(line)
    const kept = isFailure(goods) ? goods : withNumbers(line, goods, index + 1)
    if (isFailure(kept)) return failure(kept.code, kept.facts, { field: `lines.${index}.${kept.field ?? 'number'}` })
    lines.push(kept)
  }
  return lines
}

type Goods = Pick<RfqLine, 'productId' | 'categoryId' | 'nameZh' | 'nameEn' | 'specZh' | 'specEn' | 'image' | 'unitCode' | 'decimals'>

/** Goods of the mall, in the second unit where that was chosen and they have it. */
export function lineOfSku(sku: SkuForSale | undefined, { unitCode }: Pick<Asked, 'unitCode'>): Goods | Failure {
  if (!sku) return failure('rfq.goodsGone', {}, { field: 'productId' })
  const inSecond = unitCode !== sku.unitCode && unitCode === sku.secUnitCode
  return {
    productId: sku.productId,
    categoryId: sku.categoryId,
    nameZh: sku.nameZh,
    nameEn: sku.nameEn,
    specZh: sku.specZh,
    specEn: sku.specEn,
    image: sku.image,
    unitCode: inSecond ? unitCode : sku.unitCode,
    decimals: inSecond ? sku.secPrecision : sku.precision,
  }
}

function described({ goodsName, specText, unitCode }: Asked): Goods | Failure {
  if (goodsName === '') return failure('rfq.nameMissing', {}, { field: 'goodsName' })
  const unit = Object.hasOwn(units, unitCode) ? units[unitCode] : undefined
  if (!unit) return failure('rfq.unitUnknown', {}, { field: 'unitCode' })
  const both = { nameZh: goodsName, nameEn: goodsName, specZh: specText, specEn: specText }
  return { productId: null, categoryId: null, ...both, image: '', unitCode, decimals: unit.precision }
}

function withNumbers(asked: Asked, goods: Goods, lineNo: number): RfqLine | Failure {
  const number = parseQuantity(asked.number, goods.decimals)
  if (number === undefined || number === 0n || number > most(goods.decimals))
    return failure('rfq.badNumber', { decimals: goods.decimals }, { field: 'number' })
  const wantedPrice = asked.wantedPrice === undefined ? null : parseUnitPrice(asked.wantedPrice)
  if (wantedPrice === undefined) return failure('rfq.badPrice', {}, { field: 'wantedPrice' })
  return { lineNo, ...goods, number, wantedPrice, wantedDate: asked.wantedDate ?? null, remark: asked.remark }
}
