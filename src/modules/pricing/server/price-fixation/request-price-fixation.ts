import { systemContext, actorContext } from '../../../../api/actor-context.ts'
import type { OutputOf, ParsedInputOf } from '../../../../api/endpoint.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { parseQuantity } from '../../../../kernel/quantity/quantity.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { lineAmount, parseUnitPrice, unitPriceNumber, unitPriceText } from '../../../../kernel/money/unit-price.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { profileOf } from '../../../member/server/public.ts'
import type { priceFixationRequest, priceFixationQuote } from '../../endpoints-price-fixation.ts'
import { massOf } from '../../rules/freight.ts'
import { isTradingTime, usualTradingHours, type TradingHours } from '../../rules/trading-hours.ts'
import { priceOf, type IndexPrice } from '../../rules/sku-price.ts'
import { withoutOffers } from '../../../catalog/rules/price-precedence.ts'
import { precisionOf, quantityProblem, stockNumberOf } from '../../../catalog/rules/sale-quantity.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { catalogMessages } from '../../../catalog/messages.ts'
import { expireOverdueFixations, movePriceFixation, notifyPriceFixation } from './move-price-fixation.ts'
import { priceFixationRuleOf } from './price-fixation-rules.ts'
import { priceFixationById, addPriceFixation, type PriceFixation } from './price-fixation-repository.ts'
import { priceFixationViews } from './price-fixation-views.ts'
import { skusForSale, type SkuForSale } from '../sku-for-sale-repository.ts'
import { settingOr, workCalendar } from '../../../site/server/public.ts'

/** Seconds that a shown price may be asked for, and that a store has to answer. */
const usualSeconds = 60

const numberOf = (text: string, usual: number) => (/^(0|[1-9][0-9]{0,3})$/.test(text) ? Number(text) : usual)

/** When prices may be fixed and how fast, as it is set now. */
async function priceFixationSettings(db: Queryable): Promise<{ readonly hours: TradingHours; readonly seconds: number }> {
  const [open, close, everyDay, seconds] = await Promise.all([
    settingOr(db, 'pricing_open_hour', ''),
    settingOr(db, 'pricing_close_hour', ''),
    settingOr(db, 'pricing_every_day', '0'),
    settingOr(db, 'pricing_answer_seconds', ''),
  ])
  return {
    hours: {
      open: numberOf(open, usualTradingHours.open),
      close: numberOf(close, usualTradingHours.close),
      everyDay: everyDay === '1',
    },
    seconds: numberOf(seconds, usualSeconds),
  }
}

type Asked = ParsedInputOf<typeof priceFixationRequest>
type CommandInput = Pick<Asked, 'productId' | 'number' | 'unit'>
type Priced = {
  readonly sku: SkuForSale & { readonly index: IndexPrice; readonly basis: NonNullable<SkuForSale['basis']> }
  readonly number: bigint
  readonly stockNumber: bigint
  readonly price: bigint
}

const insert = {
  name: 'catalog.askFixing',
  text: `INSERT INTO price_fixing (member_id, buyer_name, store_id, product_id, price_class, formula_price_id, unit, number, stock_number, grams, unit_price, sec_unit_price,
      shown_price, state, asked_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'REQUESTED', $14, $15)
    ON CONFLICT (member_id, product_id) WHERE state IN ('REQUESTED', 'CONFIRMED') DO NOTHING RETURNING fixing_id AS "fixingId"`,
}

/** The price of now, without locks and flash sales, for a quantity of index-linked goods. */
async function pricedNow(call: Call, db: Queryable, { productId, number, unit }: CommandInput): Promise<Priced | Failure> {
  const sku = (await skusForSale(db, [productId], call.priceClass)).get(productId)
  if (!sku?.onSale || !sku.storeOpen) return failure('catalog.offSale')
  const { index } = sku
  const basis = sku.basis && withoutOffers(sku.basis, ['flash'])
  if (!index || !basis) return failure('catalog.noFormula')
  if (unit === 'second' && sku.saleUnitState === 1) return failure('catalog.unitNotSold', {}, { field: 'unit' })
  const asked = parseQuantity(number, precisionOf(sku, unit))
  if (asked === undefined || asked === 0n) return failure('api.fieldInvalid', {}, { field: 'number' })
  const stockNumber = stockNumberOf(sku, asked, unit)
  const price = priceOf({ ...sku, basis }, asked, unit)
  if (!price) return failure('catalog.noFormula')
  return { sku: { ...sku, index, basis }, number: asked, stockNumber, price: price.unitPrice }
}

/** Why a price cannot be fixed now: the hour, a price that is not fresh, a quantity that is not sold. */
async function refusalOf(call: Call, db: Queryable, { sku, number }: Priced, unit: CommandInput['unit']): Promise<Failure | null> {
  const now = call.app.clock.now()
  const { hours } = await priceFixationSettings(db)
  if (!isTradingTime(now, hours, await workCalendar(db))) return failure('catalog.pricingClosed', { open: hours.open, close: hours.close })
  const { freshUntil, quoteDate, whenStale } = sku.index
  if (whenStale === 'refuse' && (freshUntil === null || dayOf(now) > freshUntil))
    return failure('catalog.priceStale', { date: quoteDate ?? '' })
  const problem = quantityProblem(sku, { number, unit, unitName: unitNameOf(call, sku, unit) })
  return problem ? failure(`catalog.${problem.word}`, problem.facts, { field: 'number', data: { suggest: problem.suggest } }) : null
}

const unitNameOf = (call: Call, sku: SkuForSale, unit: CommandInput['unit']) =>
  unitOf((unit === 'second' ? sku.secUnitCode : null) ?? sku.unitCode)[call.lang]

/** What may be asked for now, with the seconds that it is shown. */
export async function quotePriceFixation(call: Call, wish: CommandInput): Promise<OutputOf<typeof priceFixationQuote> | Failure> {
  const { read, clock } = call.app
  const priced = await pricedNow(call, read, wish)
  if (isFailure(priced)) return priced
  const now = clock.now()
  const { sku, number, price } = priced
  const [refused, { seconds }, own] = await Promise.all([
    refusalOf(call, read, priced, wish.unit),
    priceFixationSettings(read),
    addPriceFixation(read, { memberId: memberOf(call).memberId, productId: wish.productId, now }),
  ])
  const isEn = call.lang === 'en'
  return {
    productId: sku.productId,
    goodsName: isEn ? sku.nameEn : sku.nameZh,
    specText: isEn ? sku.specEn : sku.specZh,
    unitName: unitNameOf(call, sku, wish.unit),
    price: unitPriceNumber(price),
    amount: yuanNumber(lineAmount(price, number, precisionOf(sku, wish.unit))),
    formulaPriceId: sku.index.formulaPriceId,
    quoteDate: sku.index.quoteDate ?? '',
    shownTime: now.toISOString(),
    validUntil: new Date(now.getTime() + seconds * 1000).toISOString(),
    refusal: refused && said(call, refused),
    holdMinutes: sku.index.lockMinutes,
    own: own ? ((await priceFixationViews(call, read, [own], 'buyer'))[0] ?? null) : null,
  }
}

function said(call: Call, { code, facts }: Failure): string {
  // Every refusal of a wish is the catalogue's own sentence.
  return translate(call.lang, catalogMessages)(code.replace('catalog.', '') as 'noPicture', { name: '', ...facts })
}

/**
 * Asks for the shown price. It must still be the price of now and have been shown within its seconds: what a browser says
 * of the time can only shorten them, since another price is refused however it is dated.
 */
export async function requestPriceFixation(call: Call, tx: Transaction, asked: Asked): Promise<PriceFixation | Failure> {
  const { memberId } = memberOf(call)
  const now = call.app.clock.now()
  const priced = await pricedNow(call, tx, asked)
  if (isFailure(priced)) return priced
  const refused = await refusalOf(call, tx, priced, asked.unit)
  if (refused) return refused
  const { seconds } = await priceFixationSettings(tx)
  const age = now.getTime() - Date.parse(asked.shownTime)
  const isSame = parseUnitPrice(asked.price) === priced.price && asked.formulaPriceId === priced.sku.index.formulaPriceId
  if (!isSame) return failure('catalog.pricingMoved', { price: unitPriceText(priced.price) }, { field: 'price' })
  if (age > seconds * 1000) return failure('catalog.pricingShownLong', { seconds }, { field: 'shownTime' })
  await expireOverdueFixations(tx, { memberId, productId: asked.productId, now })
  const of = await write(call, tx, { asked, priced, expiresAt: new Date(now.getTime() + seconds * 1000) })
  return isFailure(of) ? of : byRule(tx, of, priced, now)
}

type Writing = { readonly asked: Asked; readonly priced: Priced; readonly expiresAt: Date }

async function write(call: Call, tx: Transaction, { asked, priced, expiresAt }: Writing): Promise<PriceFixation | Failure> {
  const { memberId, memberName } = memberOf(call)
  const { sku, number, stockNumber, price } = priced
  const now = call.app.clock.now()
  const profile = await profileOf(tx, memberId)
  const [made] = await rows<{ fixingId: number }>(tx, insert, [
    memberId,
    profile?.enterpriseName || profile?.companyName || memberName,
    sku.storeId,
    sku.productId,
    call.priceClass,
    sku.index.formulaPriceId,
    asked.unit,
    number,
    stockNumber,
    massOf(priced.sku, priced.stockNumber),
    sku.basis.unitPrice,
    sku.basis.secUnitPrice,
    price,
    now,
    expiresAt,
  ])
  if (!made) return failure('catalog.pricingOpen')
  await schedule(tx, { entity: 'priceFixing', entityId: made.fixingId, event: 'expire', dueAt: expiresAt })
  const trace = { ...actorContext(call) }
  await audit(tx, {
    ...trace,
    action: 'pricing.ask',
    entity: 'priceFixing',
    entityId: made.fixingId,
    without: 'creation',
    to: 'REQUESTED',
  })
  const of = await priceFixationById(tx, made.fixingId, now)
  if (!of) throw new Error('a wish that was just written is not there')
  return of
}

async function byRule(tx: Transaction, priceFixation: PriceFixation, priced: Priced, now: Date): Promise<PriceFixation | Failure> {
  const { storeId, index } = priced.sku
  const { isAuto, holdMinutes } = await priceFixationRuleOf(tx, {
    storeId,
    grams: massOf(priced.sku, priced.stockNumber),
    lockMinutes: index.lockMinutes,
    now,
  })
  if (!isAuto) {
    await notifyPriceFixation(tx, priceFixation, 'REQUESTED')
    return priceFixation
  }
  const holdUntil = new Date(now.getTime() + holdMinutes * 60_000)
  return movePriceFixation(tx, priceFixation, {
    event: 'confirm',
    who: 'system',
    act: systemContext('rule', now),
    holdUntil,
    isAuto: true,
  })
}
