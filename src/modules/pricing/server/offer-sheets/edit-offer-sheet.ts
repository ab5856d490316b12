import { transition } from '../../../../kernel/state-machine/transition.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import type { Call } from '../../../../api/handler.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { saveOfferSheet } from '../../endpoints-offer-sheets-seller.ts'
import { offerSheetMachine, type OfferSheetState } from '../../rules/offer-sheet-machine.ts'

type Save = z.output<typeof saveOfferSheet.input>
export type OfferSheetScope = { readonly storeIds: readonly number[]; readonly call: Call }
type Held = {
  offerSheetId: number
  sheetSn: string
  storeId: number
  state: OfferSheetState
  version: number
  lineNum: number
  validUntil: string
}

const lock = {
  name: 'catalog.lockOfferSheet',
  text: `SELECT offer_sheet_id AS "offerSheetId", sheet_sn AS "sheetSn", store_id AS "storeId", state, version, jsonb_array_length(lines) AS "lineNum",
    to_char(valid_until, 'YYYY-MM-DD') AS "validUntil" FROM offer_sheet WHERE offer_sheet_id = $1 AND store_id = ANY($2::bigint[]) FOR UPDATE`,
}
const insert = {
  name: 'catalog.insertOfferSheet',
  text: `INSERT INTO offer_sheet (sheet_sn, store_id, title_zh, title_en, terms_zh, terms_en, valid_from, valid_until, lines, updated_at)
    VALUES ('Q' || $1 || lpad(nextval('offer_sheet_number')::text, 6, '0'), $2, $3, $4, $5, $6, $7, $8, $9, $10)
    RETURNING offer_sheet_id AS "offerSheetId", sheet_sn AS "sheetSn", version`,
}
const update = {
  name: 'catalog.updateOfferSheet',
  text: `UPDATE offer_sheet SET title_zh = $2, title_en = $3, terms_zh = $4, terms_en = $5, valid_from = $6, valid_until = $7, lines = $8, updated_at = $9, version = version + 1
    WHERE offer_sheet_id = $1 RETURNING offer_sheet_id AS "offerSheetId", sheet_sn AS "sheetSn", version`,
}
const own = {
  name: 'catalog.ownSkusOfSheet',
  text: `SELECT DISTINCT g.store_id AS "storeId", count(*) OVER ()::int AS found FROM sku s JOIN goods g USING (goods_id)
    WHERE s.product_id = ANY($1::bigint[]) AND s.state = 'active' AND g.store_id = ANY($2::bigint[])`,
}
const move = {
  name: 'catalog.moveOfferSheet',
  text: `UPDATE offer_sheet SET state = $2, state_reason = $3, version = version + 1, updated_at = $4, edition = edition + $5, published_at = CASE WHEN $5 = 1 THEN $4 ELSE published_at END
    WHERE offer_sheet_id = $1 RETURNING offer_sheet_id AS "offerSheetId", sheet_sn AS "sheetSn", version`,
}
const publishHead = {
  name: 'catalog.publishOfferSheet',
  text: `INSERT INTO offer_sheet_edition SELECT offer_sheet_id, edition, published_at, title_zh, title_en, terms_zh, terms_en, valid_from, valid_until FROM offer_sheet WHERE offer_sheet_id = $1`,
}
const publishLines = {
  name: 'catalog.publishOfferLines',
  text: `INSERT INTO offer_sheet_line (offer_sheet_id, edition, sort, product_id, remark, retail_price, business_price)
    SELECT o.offer_sheet_id, o.edition, line.place, k.product_id, coalesce(line.value ->> 'remark', ''),
      CASE WHEN g.price_shown AND NOT g.require_enquiry THEN k.retail_price END, CASE WHEN g.price_shown AND NOT g.require_enquiry THEN k.business_price END
    FROM offer_sheet o CROSS JOIN jsonb_array_elements(o.lines) WITH ORDINALITY AS line(value, place)
    JOIN sku k ON k.product_id = (line.value ->> 'productId')::bigint AND k.state = 'active' JOIN goods g ON g.goods_id = k.goods_id AND g.store_id = o.store_id AND g.state = 'on_sale'
    WHERE o.offer_sheet_id = $1`,
}

type Moved = { readonly offerSheetId: number; readonly sheetSn: string; readonly version: number }

async function held(
  tx: Transaction,
  asked: { offerSheetId: number; oldVersion: number },
  storeIds: readonly number[],
): Promise<Held | Failure> {
  const [sheet] = await rows<Held>(tx, lock, [asked.offerSheetId, storeIds])
  if (!sheet) return failure('api.notFound')
  return sheet.version === asked.oldVersion ? sheet : failure('catalog.offerChanged')
}

/** Writes a sheet; its lines are SKUs of one of the caller's stores, each once. */
export async function saveSheet(tx: Transaction, save: Save, { storeIds, call }: OfferSheetScope): Promise<Moved | Failure> {
  if (save.validUntil < save.validFrom) return failure('catalog.offerDates', {}, { field: 'validUntil' })
  const known = save.offerSheetId === 0 ? null : await held(tx, save, storeIds)
  if (known && isFailure(known)) return known
  const ids = [...new Set(save.lines.map((line) => line.productId))]
  const found = await rows<{ storeId: number; found: number }>(tx, own, [ids, known ? [known.storeId] : storeIds])
  const storeId = known?.storeId ?? found[0]?.storeId ?? storeIds[0]
  if (found.length > 1 || (found[0]?.found ?? 0) !== ids.length || ids.length !== save.lines.length || storeId === undefined)
    return failure('catalog.offerLines', {}, { field: 'lines' })
  const now = call.app.clock.now()
  const texts = [save.titleZh, save.titleEn, save.termsZh, save.termsEn, save.validFrom, save.validUntil, JSON.stringify(save.lines), now]
  const [saved] = known
    ? await rows<Moved>(tx, update, [known.offerSheetId, ...texts])
    : await rows<Moved>(tx, insert, [dayOf(now).slice(2).replaceAll('-', ''), storeId, ...texts])
  if (!saved) throw new Error('an offer sheet was written without an answer')
  return saved
}

/** Publishes what is written with the prices of now. A sheet without lines on sale, or out of date, is refused. */
export async function publishSheet(
  tx: Transaction,
  asked: { offerSheetId: number; oldVersion: number },
  { storeIds, call }: OfferSheetScope,
): Promise<Moved | Failure> {
  const sheet = await held(tx, asked, storeIds)
  if (isFailure(sheet)) return sheet
  const isOver = sheet.validUntil < dayOf(call.app.clock.now())
  if (isOver && !isFailure(offerSheetMachine.next(sheet.state, 'publish', 'store')))
    return failure('catalog.offerOver', {}, { field: 'validUntil' })
  const moved = await moveSheet(tx, { sheet, event: 'publish', reason: '', edition: 1 }, call)
  if (isFailure(moved)) return moved
  await execute(tx, publishHead, [sheet.offerSheetId])
  if ((await execute(tx, publishLines, [sheet.offerSheetId])) === 0) return failure('catalog.offerEmpty', {}, { field: 'lines' })
  return moved
}

export async function withdrawSheet(
  tx: Transaction,
  asked: { offerSheetId: number; oldVersion: number; reason: string },
  { storeIds, call }: OfferSheetScope,
): Promise<Moved | Failure> {
  const sheet = await held(tx, asked, storeIds)
  if (isFailure(sheet)) return sheet
  return moveSheet(tx, { sheet, event: 'withdraw', reason: asked.reason, edition: 0 }, call)
}

type SheetMove = { readonly sheet: Held; readonly event: 'publish' | 'withdraw'; readonly reason: string; readonly edition: 0 | 1 }

async function moveSheet(tx: Transaction, { sheet, event, reason, edition }: SheetMove, call: Call): Promise<Moved | Failure> {
  const act = actorContext(call, 'store')
  const { offerSheetId, sheetSn } = sheet
  const done = await transition(tx, {
    machine: offerSheetMachine,
    event,
    who: 'store',
    from: sheet.state,
    update: async (to) => (await rows<Moved>(tx, move, [offerSheetId, to, reason, act.now, edition]))[0],
    audit: { act, action: `offerSheet.${event}`, entity: 'offerSheet', entityId: sheetSn, ...(reason === '' ? {} : { reason }) },
    events: () => [{ event: 'catalog.offerSheetChanged', payload: { sheetSn } }],
  })
  return isFailure(done) ? done : done.moved
}
