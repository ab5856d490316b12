import { offsetOf } from '../../../../kernel/database/paging.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { csvFile } from '../../../market/rules/history-file.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { placeName } from '../../../site/server/public.ts'
import { storesByIds, type StoreRecord as StoreFacts } from '../../../store/server/public.ts'
import type { OfferLine, OfferSheet, offerSheetList } from '../../endpoints-offer-sheets.ts'
import { shownPrice } from '../../../catalog/rules/resolve-price.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { catalogMessages } from '../../../catalog/messages.ts'
import { priceHandle } from '../../../catalog/server/public.ts'
import { publishedSheets, sheetBySn, sheetEditions, sheetLines, type OfferLineRow, type SheetRow } from './offer-sheet-repository.ts'
import { skusForBuyer } from '../buyer-prices.ts'
import type { SkuForSale } from '../sku-for-sale-repository.ts'

const yuan = (price: number | bigint | null) => (price === null ? null : unitPriceNumber(BigInt(price)))

function headOf(sheet: SheetRow, store: StoreFacts | undefined, call: Call) {
  const english = call.lang === 'en'
  const today = dayOf(call.app.clock.now())
  return {
    sheetSn: sheet.sheetSn,
    title: english && sheet.titleEn !== '' ? sheet.titleEn : sheet.titleZh,
    store: {
      storeId: sheet.storeId,
      storeName: (english ? store?.storeNameEn : store?.storeName) ?? '',
      city: placeName(store?.cityName ?? '', call.lang, store?.cityNameEn),
    },
    validFrom: sheet.validFrom,
    validUntil: sheet.validUntil,
    isValid: sheet.state === 'published' && sheet.validFrom <= today && today <= sheet.validUntil ? (1 as const) : (0 as const),
    edition: sheet.edition,
    publishedAt: sheet.publishedAt.toISOString(),
    lineNum: sheet.lineNum,
  }
}

/** The public list of offer sheets. */
export async function listOfferSheets(input: z.output<typeof offerSheetList.input>, call: Call): Promise<OutputOf<typeof offerSheetList>> {
  const { keyword, categoryId, provinceCode, storeId, withExpired, current, pageSize } = input
  const db = call.app.visitorRead
  const found = await publishedSheets(db, {
    keyword,
    categoryId: categoryId ?? null,
    provinceCode,
    storeId: storeId ?? null,
    today: withExpired === '1' ? null : dayOf(call.app.clock.now()),
    limit: pageSize,
    offset: offsetOf({ current, pageSize }),
  })
  const stores = await storesOf(call, found)
  const total = totalOf(found)
  return {
    list: found.map((sheet) => ({
      ...headOf(sheet, stores.get(sheet.storeId), call),
      categoryNames: sheet.categories.map((category) => (call.lang === 'en' ? category.nameEn : category.nameZh)),
    })),
    pagination: { current, pageSize, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) },
  }
}

async function storesOf(call: Call, sheets: readonly SheetRow[]): Promise<ReadonlyMap<number, StoreFacts>> {
  const stores = await storesByIds(call.app.read, [...new Set(sheets.map((sheet) => sheet.storeId))])
  return new Map(stores.map((store) => [Number(store.storeId), store]))
}

/** One sheet with the viewer's prices: as published, and now. */
export async function showOfferSheet(sheetSn: string, edition: number | undefined, call: Call): Promise<OfferSheet | Failure> {
  const sheet = await sheetBySn(call.app.visitorRead, sheetSn, edition ?? null)
  if (!sheet) return failure('catalog.offerGone')
  const [lines, editions, stores] = await Promise.all([
    sheetLines(priceHandle(call), sheet.offerSheetId, sheet.edition, call.priceClass),
    sheetEditions(call.app.visitorRead, sheet.offerSheetId),
    storesOf(call, [sheet]),
  ])
  const skus = await skusForBuyer(
    call,
    call.app.read,
    lines.map((line) => line.productId),
  )
  return {
    ...headOf(sheet, stores.get(sheet.storeId), call),
    terms: call.lang === 'en' && sheet.termsEn !== '' ? sheet.termsEn : sheet.termsZh,
    priceClass: call.priceClass,
    isWithdrawn: sheet.state === 'withdrawn' ? 1 : 0,
    isCurrent: sheet.edition === sheet.newest ? 1 : 0,
    lines: lines.flatMap((line) => lineOf(line, skus.get(line.productId), call)),
    editions: editions.map((one) => ({ ...one, publishedAt: one.publishedAt.toISOString() })),
  }
}

function lineOf(line: OfferLineRow, sku: SkuForSale | undefined, call: Call): OfferLine[] {
  if (!sku) return []
  const english = call.lang === 'en'
  const priceNow = sku.basis && shownPrice(sku.basis, 'primary')
  return [
    {
      productId: sku.productId,
      goodsId: sku.goodsId,
      goodsName: english ? sku.nameEn : sku.nameZh,
      goodsImage: sku.image,
      specText: english ? sku.specEn : sku.specZh,
      priceUnit: unitOf(sku.unitCode)[call.lang],
      remark: line.remark,
      price: yuan(line.price),
      priceNow: priceNow && unitPriceNumber(priceNow.unitPrice),
      minBuyNum: quantityNumber(sku.min, sku.precision),
      isRequireEnquiry: sku.requireEnquiry ? 1 : 0,
      isOnSale: sku.onSale && sku.storeOpen ? 1 : 0,
      stock: quantityNumber(sku.available, sku.precision),
    },
  ]
}

/** A sheet as a file for a spreadsheet. */
export async function offerSheetFile(sheetSn: string, edition: number | undefined, call: Call) {
  const sheet = await showOfferSheet(sheetSn, edition, call)
  if (isFailure(sheet)) return sheet
  const t = translate(call.lang, catalogMessages)
  const head = (['offerGoods', 'offerSpec', 'offerUnit', 'offerPrice', 'offerPriceNow', 'offerStock', 'offerRemark'] as const).map((key) =>
    t(key),
  )
  const body = sheet.lines.map((line) => [
    line.goodsName,
    line.specText,
    line.priceUnit,
    line.price,
    line.priceNow,
    line.stock,
    line.remark,
  ])
  return csvFile(`${sheet.sheetSn}-${sheet.edition}`, [head, ...body])
}
