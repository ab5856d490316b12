import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { writeSideEffects } from '../../../kernel/audit/write-side-effects.ts'
import type { Reader, Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { lineAmount } from '../../../kernel/money/unit-price.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import { skusWith, type BasketLine } from '../../basket/server/public.ts'
import { profileOf } from '../../member/server/public.ts'
import {
  placeOrder,
  readPurchase,
  setAwaitsTeam,
  withNegotiatedPrices,
  withNegotiatedTerms,
  type NegotiatedTerms,
  type OrderSubmission,
  type PlacedOrderView,
  type Purchase,
  type PurchaseGate,
} from '../../order/server/public.ts'
import { priceOf } from '../../pricing/rules/sku-price.ts'
import type { SkuForSale } from '../../pricing/server/public.ts'
import { campaignBySn, nextNumber, type TeamCampaign } from './campaign-repository.ts'
import { addMember, numberOfMember } from './member-repository.ts'
import { addTeam, teamBySn, type Team } from './team-repository.ts'

/** So long an order can be paid (flows.md F10); it holds no seat before. */
const payMs = 30 * 60_000

export type TeamOrderInput = {
  readonly campaignSn: string
  /** Empty: opens a team. */
  readonly teamSn: string
  readonly number: string
  readonly addressId?: number | undefined
  readonly delivery: 'DELIVERY' | 'PICKUP'
  readonly remark: string
}

/** Where somebody buys: the campaign, the team they join (null: they open one), their price and quantity. */
export type TeamPlace = {
  readonly campaign: TeamCampaign
  readonly team: Team | null
  readonly number: bigint
  readonly unitPrice: bigint
  /** What the same quantity costs alone. */
  readonly alone: bigint | null
}

/**
 * Whether the caller may buy in the campaign and team. Refusals: `teamPurchase.campaignGone`, `notRunning`, `ownStore`, `teamGone`,
 * `teamOver`, `numberWrong`, `belowMinimum`, `aboveMaximum`, `payFirst`, `alreadyIn`, `notForSale`, `cheaperAlone`.
 */
export async function readTeamPlace(call: Call, db: Reader | Transaction, wish: TeamOrderInput): Promise<TeamPlace | Failure> {
  const now = call.app.clock.now()
  const campaign = await campaignBySn(db, wish.campaignSn, null)
  if (!campaign || ['DRAFT', 'REVIEWING', 'REJECTED'].includes(campaign.state)) return failure('teamPurchase.campaignGone')
  const team = wish.teamSn === '' ? null : await teamBySn(db, wish.teamSn)
  if (wish.teamSn !== '' && team?.campaignId !== campaign.campaignId) return failure('teamPurchase.teamGone')
  const refused = openRefusal(campaign, team, now)
  if (refused) return refused
  if (call.caller.stores.some((membership) => membership.storeId === campaign.storeId)) return failure('teamPurchase.ownStore')
  const number = await numberRefusal(call, db, { campaign, team, text: wish.number })
  if (isFailure(number)) return number
  const sku = (await skusWith(call, db, [campaign.productId])).get(campaign.productId)
  if (!sku?.onSale || !sku.storeOpen) return failure('teamPurchase.notForSale')
  const unitPrice = team ? campaign.teamPrice : campaign.leaderPrice
  const alone = priceAlone(sku, number)
  if (alone !== null && alone <= unitPrice) return failure('teamPurchase.cheaperAlone')
  return { campaign, team, number, unitPrice, alone }
}

/** A campaign that was called off opens no more teams, but those that formed go on. */
function openRefusal(campaign: TeamCampaign, team: Team | null, now: Date): Failure | null {
  if (!team) return campaign.state === 'RUNNING' && campaign.endsAt > now ? null : failure('teamPurchase.notRunning')
  const isOpen = team.state === 'FORMING' && team.paid > 0 && team.paid < team.size && team.deadline !== null && team.deadline > now
  return isOpen ? null : failure('teamPurchase.teamOver')
}

/** The ordinary price of the caller for so much, from the one resolver. */
export function priceAlone(sku: SkuForSale, number: bigint): bigint | null {
  if (!sku.basis || sku.requireEnquiry) return null
  return priceOf(sku, number, 'primary')?.unitPrice ?? null
}

async function numberRefusal(
  call: Call,
  db: Reader | Transaction,
  { campaign, team, text }: { readonly campaign: TeamCampaign; readonly team: Team | null; readonly text: string },
): Promise<bigint | Failure> {
  const field = 'number'
  const number = parseQuantity(text, campaign.decimals)
  if (number === undefined || number === 0n) return failure('teamPurchase.numberWrong', {}, { field })
  const say = (quantity: bigint) => quantityText(quantity, campaign.decimals)
  if (number < campaign.minNumber) return failure('teamPurchase.belowMinimum', { min: say(campaign.minNumber) }, { field })
  const { memberId } = memberOf(call)
  const had = await numberOfMember(db, { campaignId: campaign.campaignId, memberId, teamId: team?.teamId ?? null })
  if (had.inside > 0) return failure('teamPurchase.alreadyIn')
  if (had.unpaid > 0) return failure('teamPurchase.payFirst')
  if (campaign.maxNumber > 0n && had.number + number > campaign.maxNumber)
    return failure('teamPurchase.aboveMaximum', { max: say(campaign.maxNumber), had: say(had.number) }, { field })
  return number
}

const lineOf = ({ campaign, number }: TeamPlace): BasketLine => {
  const bare = { checked: true, shownPrice: null, wantedPrice: null, wantedDate: null, remark: '' }
  return { lineId: 1, productId: campaign.productId, unit: 'primary', number, ...bare }
}

const requestOf = ({ storeId }: TeamCampaign, { addressId, delivery, remark }: TeamOrderInput) => ({
  ...(addressId === undefined ? {} : { addressId }),
  stores: [{ storeId, delivery, remark }],
})

/** The team price is the agreed offer of the one resolver (decision 158). */
function termsOf({ campaign, unitPrice }: TeamPlace, heldUntil: Date, freights: NegotiatedTerms['freights']): NegotiatedTerms {
  return { lines: new Map([[campaign.productId, { unitPrice, quoteLine: campaign.campaignSn }]]), heldUntil, freights }
}

export const payUntilOf = ({ campaign, team }: Pick<TeamPlace, 'campaign' | 'team'>, now: Date): Date =>
  new Date(Math.min(now.getTime() + payMs, (team?.deadline ?? campaign.endsAt).getTime()))

export type TeamPurchase = Purchase & { readonly agreed: NegotiatedTerms; readonly isFreightCollect: boolean }

/** What an order in a team comes to; freight that has no tariff is paid on delivery. Reads only. */
export async function readTeamOrder(
  call: Call,
  db: Reader | Transaction,
  place: TeamPlace,
  wish: TeamOrderInput,
): Promise<TeamPurchase | Failure> {
  const until = payUntilOf(place, call.app.clock.now())
  const agreed = termsOf(place, until, new Map())
  const lines = [lineOf(place)]
  const read = await readPurchase(call, requestOf(place.campaign, wish), {
    handle: db,
    cart: async () => lines,
    skus: async (productIds) => withNegotiatedPrices(await skusWith(call, db, productIds), agreed),
  })
  if (isFailure(read)) return read
  const isFreightCollect = read.checkout.stores.some((store) => store.freightState === 'ENQUIRY')
  const terms = isFreightCollect ? termsOf(place, until, new Map([[place.campaign.storeId, 0n]])) : agreed
  return { ...read, checkout: withNegotiatedTerms(read.checkout, terms), agreed: terms, isFreightCollect }
}

export type TeamOrderSubmission = TeamOrderInput & Pick<OrderSubmission, 'expectedTotal' | 'invoice'>
export type PlacedTeamOrder = PlacedOrderView & { readonly teamSn: string }

/**
 * Places an order in a team, or opens one with it. It is payable for 30 minutes and holds no seat before; paid, it waits for its team.
 * Refusals: those of `readTeamPlace`, and whatever a checkout refuses.
 */
export async function placeTeamOrder(
  call: Call,
  tx: Transaction,
  wish: TeamOrderSubmission,
  gate?: PurchaseGate,
): Promise<PlacedTeamOrder | Failure> {
  const place = await readTeamPlace(call, tx, wish)
  if (isFailure(place)) return place
  const read = await readTeamOrder(call, tx, place, wish)
  if (isFailure(read)) return read
  const act = actorContext(call)
  const payUntil = payUntilOf(place, act.now)
  const submission = {
    ...requestOf(place.campaign, wish),
    payMethod: 'ONLINE' as const,
    expectedTotal: wish.expectedTotal,
    invoice: wish.invoice,
  }
  const how = { lines: [lineOf(place)], agreed: read.agreed, payUntil, ...(gate ? { gate } : {}) }
  const placed = await placeOrder(call, tx, submission, how)
  if (isFailure(placed)) return placed
  const team = place.team ?? (await newTeam(tx, place.campaign, act.now))
  const isAdded = await addShare(call, tx, { place, team, placed, payUntil })
  if (!isAdded) return failure('teamPurchase.payFirst')
  return { ...placed, teamSn: team.teamSn }
}

async function newTeam(tx: Transaction, { campaignId, size }: TeamCampaign, now: Date): Promise<Team> {
  return addTeam(tx, { teamSn: await nextNumber(tx, 'PN', now), campaignId, size, createdAt: now })
}

type Share = { readonly place: TeamPlace; readonly team: Team; readonly placed: PlacedOrderView; readonly payUntil: Date }

async function addShare(call: Call, tx: Transaction, { place, team, placed, payUntil }: Share): Promise<boolean> {
  const { memberId, enterpriseId } = memberOf(call)
  const act = actorContext(call)
  const { campaign, number, unitPrice, alone } = place
  const orderSn = placed.orderSnList[0] ?? ''
  const buyer = await profileOf(tx, memberId)
  const participationSn = await nextNumber(tx, 'PP', act.now)
  const amount = (price: bigint) => lineAmount(price, number, campaign.decimals)
  const isAdded = await addMember(tx, {
    participationSn,
    campaignId: campaign.campaignId,
    teamId: team.teamId,
    storeId: campaign.storeId,
    memberId,
    enterpriseId,
    buyerTitle: buyer?.enterpriseName || buyer?.companyName || '',
    isLeader: place.team === null,
    number,
    unitPrice,
    savedFen: alone === null ? 0n : amount(alone) - amount(unitPrice),
    paySn: placed.paySn,
    orderSn,
    createdAt: act.now,
    payUntil,
  })
  if (!isAdded) return false
  await setAwaitsTeam(tx, orderSn, true)
  const facts = { campaign: campaign.campaignSn, team: team.teamSn, order: orderSn, number: quantityText(number, campaign.decimals) }
  const entry = {
    ...act,
    action: 'teamPurchase.order',
    entity: 'teamMember',
    entityId: participationSn,
    without: 'creation',
    to: 'PENDING_PAYMENT',
    facts,
  } as const
  await writeSideEffects(tx, { audits: [entry], timers: [], events: [] })
  return true
}
