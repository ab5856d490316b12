import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../../kernel/quantity/quantity.ts'
import { parseUnitPrice } from '../../../../kernel/money/unit-price.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { skusInTransaction } from '../../../basket/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import type { quotationSave } from '../../endpoints-supplier-quotation.ts'
import type { RfqLine } from '../requests/rfq-repository.ts'
import type { QuotationContent } from './quotation-content.ts'

type Asked = z.output<typeof quotationSave.input>['lines'][number]
type Around = { readonly asked: readonly RfqLine[]; readonly storeId: number | null }
type Line = QuotationContent['lines'][number]

/**
 * The lines of a quotation as they are kept; what is open stays open until it is handed in. Refusals name the field:
 * `rfq.lineUnknown`, `lineTwice`, `badPrice`, `badNumber`, `notYourGoods`, `otherUnit`, `substituteMissing`.
 */
export async function quotedLines(call: Call, tx: Transaction, offered: readonly Asked[], around: Around): Promise<Line[] | Failure> {
  const skus = await skusInTransaction(
    call,
    tx,
    offered.flatMap((line) => (line.productId > 0 ? [line.productId] : [])),
  )
  const lines: Line[] = []
  for (const [index, line] of offered.entries()) {
    const asked = around.asked.find((rfqLine) => rfqLine.lineNo === line.lineNo)
    const isTwice = lines.some((one) => one.lineNo === line.lineNo)
    const kept =
      asked && !isTwice
        ? offeredLine(line, asked, skus, around.storeId)
        : failure(isTwice ? 'rfq.lineTwice' : 'rfq.lineUnknown', {}, { field: 'lineNo' })
    if (isFailure(kept)) return failure(kept.code, kept.facts, { field: `lines.${index}.${kept.field ?? 'unitPrice'}` })
    lines.push(kept)
  }
  return lines
}

function offeredLine(line: Asked, rfqLine: RfqLine, skus: ReadonlyMap<number, SkuForSale>, storeId: number | null): Line | Failure {
  const bare = { lineNo: line.lineNo, offer: line.offer, remark: line.remark, allowIncrements: line.allowIncrements === 1 }
  if (line.offer === 'NOT_AVAILABLE') return { ...bare, productId: null, name: '', unitPrice: null, moq: null, deliveryOn: null }
  const sku = line.productId > 0 ? skus.get(line.productId) : undefined
  if (line.productId > 0 && sku?.storeId !== storeId) return failure('rfq.notYourGoods', {}, { field: 'productId' })
  // A price is per unit of the line, so goods of the mall must be sold in it.
  if (sku && rfqLine.unitCode !== sku.unitCode && rfqLine.unitCode !== sku.secUnitCode)
    return failure('rfq.otherUnit', {}, { field: 'productId' })
  if (line.offer === 'SUBSTITUTE' && !sku && line.goodsName === '') return failure('rfq.substituteMissing', {}, { field: 'goodsName' })
  const unitPrice = line.unitPrice === undefined ? null : parseUnitPrice(line.unitPrice)
  if (unitPrice === undefined || unitPrice === 0n) return failure('rfq.badPrice', {}, { field: 'unitPrice' })
  const moq = line.minNumber === undefined ? null : parseQuantity(line.minNumber, rfqLine.decimals)
  if (moq === undefined) return failure('rfq.badNumber', { decimals: rfqLine.decimals }, { field: 'minNumber' })
  const name = line.goodsName || (line.offer === 'SUBSTITUTE' && sku ? `${sku.nameZh} ${sku.specZh}`.trim().slice(0, 120) : '')
  return { ...bare, productId: sku?.productId ?? null, name, unitPrice, moq, deliveryOn: line.deliveryDate ?? null }
}
