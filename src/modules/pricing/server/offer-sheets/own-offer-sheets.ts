import type { Call } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import type { ownOfferSheets, OwnOfferSheet } from '../../endpoints-offer-sheets-seller.ts'
import { offerSheetMachine, type OfferSheetState } from '../../rules/offer-sheet-machine.ts'

type Row = {
  readonly offerSheetId: number
  readonly sheetSn: string
  readonly state: OfferSheetState
  readonly titleZh: string
  readonly titleEn: string
  readonly termsZh: string
  readonly termsEn: string
  readonly validFrom: string
  readonly validUntil: string
  readonly edition: number
  readonly version: number
  readonly updatedAt: Date
  readonly lines: readonly { readonly productId: number; readonly remark: string }[]
}
const columns = `offer_sheet_id AS "offerSheetId", sheet_sn AS "sheetSn", state, title_zh AS "titleZh", title_en AS "titleEn", terms_zh AS "termsZh", terms_en AS "termsEn",
  to_char(valid_from, 'YYYY-MM-DD') AS "validFrom", to_char(valid_until, 'YYYY-MM-DD') AS "validUntil", edition, version, updated_at AS "updatedAt", lines`
const list = {
  name: 'catalog.ownOfferSheets',
  text: `SELECT ${columns} FROM offer_sheet WHERE store_id = ANY($1::bigint[]) ORDER BY offer_sheet_id DESC LIMIT 200`,
}
const one = {
  name: 'catalog.ownOfferSheet',
  text: `SELECT ${columns} FROM offer_sheet WHERE store_id = ANY($1::bigint[]) AND offer_sheet_id = $2`,
}
const names = {
  name: 'catalog.offerSheetNames',
  text: `SELECT s.product_id AS "productId", g.name_zh AS "nameZh", g.name_en AS "nameEn", s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn"
    FROM sku s JOIN goods g USING (goods_id) WHERE s.product_id = ANY($1::bigint[])`,
}

function viewOf(row: Row, lang: Call['lang']) {
  return {
    offerSheetId: row.offerSheetId,
    sheetSn: row.sheetSn,
    title: lang === 'en' && row.titleEn !== '' ? row.titleEn : row.titleZh,
    state: row.state,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    edition: row.edition,
    lineNum: row.lines.length,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    can: offerSheetMachine.allowedActions(row.state, 'store'),
  }
}

/** The sheets of the caller's stores. */
export async function listOwnSheets(storeIds: readonly number[], call: Call): Promise<OutputOf<typeof ownOfferSheets>> {
  return (await rows<Row>(call.app.read, list, [storeIds])).map((row) => viewOf(row, call.lang))
}

/** One sheet as it is being written. */
export async function showOwnSheet(offerSheetId: number, storeIds: readonly number[], call: Call): Promise<OwnOfferSheet | Failure> {
  const [row] = await rows<Row>(call.app.read, one, [storeIds, offerSheetId])
  if (!row) return failure('api.notFound')
  type Named = { productId: number; nameZh: string; nameEn: string; specZh: string; specEn: string }
  const found = await rows<Named>(call.app.read, names, [row.lines.map((line) => line.productId)])
  const named = new Map(found.map((sku) => [sku.productId, sku]))
  const english = call.lang === 'en'
  return {
    ...viewOf(row, call.lang),
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    termsZh: row.termsZh,
    termsEn: row.termsEn,
    lines: row.lines.map(({ productId, remark }) => {
      const sku = named.get(productId)
      return {
        productId,
        remark,
        goodsName: (english ? sku?.nameEn : sku?.nameZh) ?? '',
        specText: (english ? sku?.specEn : sku?.specZh) ?? '',
      }
    }),
  }
}
