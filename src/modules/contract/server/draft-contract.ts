import type { Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { unitPriceText } from '../../../kernel/money/unit-price.ts'
import { vatOn } from '../../../kernel/money/vat.ts'
import { yuanText } from '../../../kernel/money/money.ts'
import { decimalText } from '../../../kernel/quantity/decimal.ts'
import { addDays, dayOf } from '../../../kernel/time/clock.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { allSeries } from '../../market/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { contractDraft, contractOfOrder } from '../endpoints.ts'
import type { ContractLine } from '../rules/contract-content.ts'
import { withQuotedIndex } from '../rules/quoted-index.ts'
import type { Party } from './acting-party.ts'
import { sayOnPaper } from './print-contract.ts'
import { indexOfQuotation } from './quoted-index-terms.ts'
import { frameworkInForce } from './save-contract.ts'
import { awardedQuotation, quotedLinesOf, type QuotedLine, type SourceQuotation } from './source-repository.ts'
import { textInForce } from './supplements/text-in-force.ts'
import { buyerCompany, contractOfOrderIn, sourceLinesOf, sourceOrder } from './trade-repository.ts'

type Draft = OutputOf<typeof contractDraft>
type CommandInput = { readonly orderSn: string; readonly awardSn: string; readonly frameworkId: number; readonly storeId: number }
type Partners = { readonly enterpriseId: number; readonly storeId: number }

/** What a contract takes over from an order, from what a request awarded to a store, or from a framework contract. Refusals: `api.notFound`. */
export function draftContract(call: Call, party: Party, wish: CommandInput): Promise<Draft | Failure> {
  const db = call.app.read
  if (wish.awardSn !== '') return fromQuotation(call, db, party, wish)
  return wish.frameworkId > 0 ? fromFramework(db, party, wish.frameworkId) : fromOrder(db, party, wish.orderSn)
}

async function namesOf(db: Queryable, { enterpriseId, storeId }: Partners) {
  const [[store], buyer] = await Promise.all([storesByIds(db, [storeId]), buyerCompany(db, enterpriseId)])
  return { storeId, storeName: store?.storeName ?? '', buyerName: buyer.name }
}

const none = { terms: {}, payments: [], extra: '' }

async function fromOrder(db: Queryable, party: Party, orderSn: string): Promise<Draft | Failure> {
  const { enterpriseId, storeIds } = party.scope
  const order = await sourceOrder(db, orderSn, { enterpriseId, storeIds })
  if (!order?.enterpriseId) return failure('api.notFound')
  const found = await sourceLinesOf(db, orderSn)
  const names = await namesOf(db, { enterpriseId: order.enterpriseId, storeId: order.storeId })
  const lines = found.map((line) => ({
    name: line.name.slice(0, 80),
    spec: line.spec.slice(0, 120),
    standard: '',
    unit: unitOf(line.unitCode).zh,
    quantity: decimalText(BigInt(line.number), line.decimals, 0),
    price: unitPriceText(BigInt(line.unitPrice)),
  }))
  return { ...none, ...names, title: lines[0]?.name ?? '', lines, terms: { deliveryPlace: order.place.slice(0, 120) } }
}

/** The contract that an order stands under; 0 without one. An order of a company's that is not cancelled may become one. */
export async function showContractOfOrder(call: Call, party: Party, orderSn: string): Promise<OutputOf<typeof contractOfOrder>> {
  const { enterpriseId, storeIds } = party.scope
  const db = call.app.read
  const [found, order] = await Promise.all([
    contractOfOrderIn(db, orderSn, { enterpriseId, storeIds }),
    sourceOrder(db, orderSn, { enterpriseId, storeIds }),
  ])
  return { contractId: found?.contractId ?? 0, contractSn: found?.contractSn ?? '', mayDraft: !found && order !== null }
}

/** The price with 13 % where it was quoted without, as the comparison shows it. */
function quotedLine(line: QuotedLine, taxIncluded: boolean): ContractLine {
  const quoted = BigInt(line.unitPrice)
  return {
    name: line.name.slice(0, 80),
    spec: line.spec.slice(0, 120),
    standard: '',
    unit: unitOf(line.unitCode).zh,
    quantity: decimalText(BigInt(line.number), line.decimals, 0),
    price: unitPriceText(taxIncluded ? quoted : quoted + vatOn(quoted)),
  }
}

/** Goods without a day of delivery come in a month. */
const daysToNextMonth = 30

/** Days from today until the last of the promised days of delivery. */
function daysUntil(lines: readonly QuotedLine[], today: string): number | null {
  const last = lines
    .flatMap(({ deliveryOn }) => deliveryOn ?? [])
    .toSorted()
    .at(-1)
  if (!last) return null
  const days = Math.round((Date.parse(last) - Date.parse(today)) / 86_400_000)
  return Math.min(730, Math.max(1, days))
}

function freightLine({ freight, isBegun }: SourceQuotation): ContractLine[] {
  const fen = BigInt(freight)
  if (fen === 0n || isBegun) return []
  return [{ name: sayOnPaper('freight'), spec: '', standard: '', unit: sayOnPaper('lump'), quantity: '1', price: yuanText(fen) }]
}

/** Delivery and price mode that the quotation answered; an index price with its formula in words. */
async function quotedTermsOf(db: Queryable, { terms }: SourceQuotation, lines: readonly ContractLine[]): Promise<Draft['terms']> {
  if (terms === null) return {}
  const deliveryMode = terms.delivery === 'PICKUP' ? ('pickup' as const) : ('delivered' as const)
  if (terms.priceBasis === 'FIXED') return { deliveryMode, priceMode: 'fixed' }
  // The lines say it themselves.
  if (lines.length > 0 && lines.every(({ index }) => index)) return { deliveryMode, priceMode: 'index' }
  const index = (await allSeries(db)).find(({ seriesCode }) => seriesCode === terms.seriesCode)?.nameZh ?? terms.seriesCode
  const premium = terms.premium.startsWith('-') ? terms.premium : `+${terms.premium}`
  return { deliveryMode, priceMode: 'index', priceFormula: sayOnPaper('indexFormula', { index, premium }) }
}

async function fromQuotation(call: Call, db: Queryable, party: Party, { awardSn, storeId }: CommandInput): Promise<Draft | Failure> {
  const { enterpriseId, storeIds } = party.scope
  const quoted = await awardedQuotation(db, awardSn, storeId, { enterpriseId, storeIds })
  if (!quoted) return failure('api.notFound')
  const found = await quotedLinesOf(db, quoted.quotationId)
  if (found.length === 0) return failure('api.notFound')
  const today = dayOf(call.app.clock.now())
  const days = daysUntil(found, today)
  const delivery = days === null ? addDays(today, daysToNextMonth) : addDays(today, days)
  const index = await indexOfQuotation(db, { ...quoted, delivery })
  const priced = found.map((line) => quotedLine(line, quoted.taxIncluded))
  const goods = index ? withQuotedIndex(priced, index) : priced
  const place = quoted.place === '' ? {} : { deliveryPlace: quoted.place.slice(0, 120) }
  const payTerms = quoted.payTerms === '' ? '' : sayOnPaper('quotedTerms', { terms: quoted.payTerms })
  return {
    ...(await namesOf(db, quoted)),
    title: quoted.title,
    lines: [...goods, ...freightLine(quoted)],
    terms: { ...place, ...(days === null ? {} : { deliveryDays: days }), ...(await quotedTermsOf(db, quoted, goods)) },
    payments: [],
    extra: [payTerms, quoted.note]
      .filter((text) => text !== '')
      .join('\n')
      .slice(0, 2000),
  }
}

async function fromFramework(db: Queryable, party: Party, frameworkId: number): Promise<Draft | Failure> {
  const framework = await frameworkInForce(db, frameworkId, party)
  if (!framework) return failure('api.notFound')
  const { content } = await textInForce(db, framework)
  const { lines, terms, payments, extra } = content
  return {
    ...(await namesOf(db, framework)),
    title: framework.title,
    lines: lines.map((line) => ({ ...line })),
    terms,
    payments: payments.map((payment) => ({ ...payment })),
    extra,
  }
}
