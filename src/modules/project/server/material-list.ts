import { memberOf, type Call } from '../../../api/handler.ts'
import { sheetFile, sheetName, type SheetFormat, type SheetRows, type SheetWriter } from '../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { sumFen, yuanNumber } from '../../../kernel/money/money.ts'
import { parseQuantity, quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { lineAmount, unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { addToCart, basketRefusalText, addToEnquiry, unitNameOf, skusWith, skusOf } from '../../basket/server/public.ts'
import { priceOf } from '../../pricing/rules/sku-price.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { inUnit, precisionOf, type UnitKind } from '../../catalog/rules/sale-quantity.ts'
import { materialCodesOfSkus } from '../../enterprise/server/public.ts'
import type { BasketChoice, MaterialLine } from '../endpoints.ts'
import { projectMessages } from '../messages.ts'

/** A line as it is kept: goods, how much in which of their units, and a remark. */
export type ListedLine = { readonly productId: number; readonly unit: UnitKind; readonly number: string; readonly remark: string }

/** Lines with the prices of whoever asks, and the sum of those that have one. */
export async function pricedList(
  call: Call,
  reader: Queryable,
  list: readonly ListedLine[],
): Promise<{ readonly lines: MaterialLine[]; readonly total: number }> {
  const skus = await skusWith(
    call,
    reader,
    list.map((listedLine) => listedLine.productId),
  )
  const shown = list.map((listedLine) => lineView(call, listedLine, skus.get(listedLine.productId)))
  return { lines: shown.map(({ view }) => view), total: yuanNumber(sumFen(shown.map(({ amount }) => amount ?? 0n))) }
}

function lineView(call: Call, listedLine: ListedLine, sku: SkuForSale | undefined): { view: MaterialLine; amount: bigint | null } {
  const isZh = call.lang === 'zh'
  const precision = sku ? precisionOf(sku, listedLine.unit) : 0
  const quantity = sku ? parseQuantity(listedLine.number, precision) : undefined
  const price = sku && quantity !== undefined ? priceOf(sku, quantity, listedLine.unit) : null
  const amount = price && quantity !== undefined ? lineAmount(price.unitPrice, quantity, precision) : null
  const view = {
    productId: listedLine.productId,
    goodsName: (isZh ? sku?.nameZh : sku?.nameEn) ?? '',
    specText: (isZh ? sku?.specZh : sku?.specEn) ?? '',
    goodsImage: sku?.image ?? '',
    storeName: (isZh ? sku?.storeName : sku?.storeNameEn) ?? '',
    number: listedLine.number,
    unit: listedLine.unit,
    unitName: sku ? unitNameOf(sku, listedLine.unit, call.lang) : '',
    goodsPrice: price ? unitPriceNumber(price.unitPrice) : null,
    subtotal: amount === null ? null : yuanNumber(amount),
    onSale: sku?.onSale ?? false,
    stockNum: sku ? quantityNumber(inUnit(sku, sku.available, listedLine.unit, 'down'), precision) : null,
    remark: listedLine.remark,
  }
  return { view, amount }
}

/** Puts a list into a basket of whoever asks; each line is a transaction of its own. */
export async function addListToBasket(call: Call, list: readonly ListedLine[], basket: BasketChoice, projectId?: number) {
  const skus = await skusOf(
    call,
    list.map((listedLine) => listedLine.productId),
  )
  const refused: { goodsName: string; msg: string }[] = []
  for (const { productId, number, unit: kind, remark } of list) {
    const sku = skus.get(productId)
    const wanted = { number, unit: kind, lang: call.lang }
    const added = await call.app.inTransaction<unknown>((tx) =>
      basket === 'cart'
        ? addToCart(tx, memberOf(call).memberId, sku, { ...wanted, projectId })
        : addToEnquiry(tx, memberOf(call).memberId, sku, { ...wanted, remark }),
    )
    if (isFailure(added)) refused.push({ goodsName: nameOf(call, sku), msg: basketRefusalText(added, call.lang) })
  }
  return { addedNum: list.length - refused.length, refused }
}

function nameOf(call: Call, sku: SkuForSale | undefined): string {
  return (call.lang === 'zh' ? sku?.nameZh : sku?.nameEn) ?? translate(call.lang, projectMessages)('goodsGone')
}

const heads = [
  'colPlace',
  'colProductId',
  'colGoods',
  'colSpec',
  'colStore',
  'colCode',
  'colNumber',
  'colUnit',
  'colPrice',
  'colSubtotal',
  'colRemark',
] as const

/** A list as a file: one row per line, and the sum below. The refusal is `project.empty`. */
export async function listAsFile(
  call: Call,
  list: readonly ListedLine[],
  { title, format, write }: { readonly title: string; readonly format: SheetFormat; readonly write: SheetWriter },
): Promise<{ fileName: string; base64: string } | Failure> {
  if (list.length === 0) return failure('project.empty')
  const say = translate(call.lang, projectMessages)
  const { enterpriseId } = memberOf(call)
  const productIds = list.map((listedLine) => listedLine.productId)
  const codes = enterpriseId === null ? new Map<number, string>() : await materialCodesOfSkus(call.app.read, enterpriseId, productIds)
  const { lines, total } = await pricedList(call, call.app.read, list)
  const rows: SheetRows = [
    heads.map((head) => say(head)),
    ...lines.map((line, place) => [
      place + 1,
      line.productId,
      line.goodsName || say('goodsGone'),
      line.specText,
      line.storeName,
      codes.get(line.productId) ?? '',
      Number(line.number),
      line.unitName,
      line.goodsPrice ?? say('askPrice'),
      line.subtotal ?? '',
      line.onSale ? line.remark : [say('offSale'), line.remark].filter(Boolean).join(' '),
    ]),
    ['', '', say('total'), '', '', '', '', '', '', total, ''],
  ]
  return sheetFile(write, format, { name: sheetName(plainName(title), call.app.clock.now()), rows })
}

/** What file systems and spreadsheets refuse in a name is left out; a sheet's name has at most 31 characters with its day. */
function plainName(title: string): string {
  return (
    title
      .replaceAll(/[\p{Cc}\\/:*?"<>|[\]']/gu, ' ')
      .trim()
      .slice(0, 20) || 'list'
  )
}
