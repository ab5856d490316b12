import { memberOf, type Call } from '../../../../api/handler.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import type { Reader, Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { skusWith, type BasketLine } from '../../../basket/server/public.ts'
import { releaseStock } from '../../../inventory/server/public.ts'
import {
  placeOrder,
  readPurchase,
  withNegotiatedPrices,
  withNegotiatedTerms,
  type NegotiatedTerms,
  type OrderSubmission,
  type PlacedOrderView,
  type Purchase,
} from '../../../order/server/public.ts'
import { payWithDeposit } from '../../../payment/server/public.ts'
import { lockCampaignById, type Campaign } from '../campaigns/campaign-repository.ts'
import { lockParticipation, participationBySn, updateParticipationOrder, type Participation } from './participation-repository.ts'

export type BalanceOrderInput = {
  readonly participationSn: string
  readonly addressId: number | undefined
  readonly delivery: 'DELIVERY' | 'PICKUP'
  readonly remark: string
}

/** What the balance order of a participation comes to; freight that has no tariff is paid on delivery. Reads only. */
export async function readBalance(
  call: Call,
  db: Reader | Transaction,
  {
    campaign,
    participation,
    wish,
  }: { readonly campaign: Campaign; readonly participation: Participation; readonly wish: BalanceOrderInput },
): Promise<(Purchase & { readonly agreed: NegotiatedTerms; readonly isFreightCollect: boolean }) | Failure> {
  const agreed = termsOf(campaign, participation, new Map())
  const lines = [lineOf(campaign, participation)]
  const read = await readPurchase(call, requestOf(participation, wish), {
    handle: db,
    cart: async () => lines,
    skus: async (productIds) => withNegotiatedPrices(await skusWith(call, db, productIds), agreed),
  })
  if (isFailure(read)) return read
  const isFreightCollect = read.checkout.stores.some((store) => store.freightState === 'ENQUIRY')
  const terms = isFreightCollect ? termsOf(campaign, participation, new Map([[participation.storeId, 0n]])) : agreed
  return { ...read, checkout: withNegotiatedTerms(read.checkout, terms), agreed: terms, isFreightCollect }
}

function requestOf({ storeId }: Participation, { addressId, delivery, remark }: BalanceOrderInput) {
  return { ...(addressId === undefined ? {} : { addressId }), stores: [{ storeId, delivery, remark }] }
}

function lineOf({ productId }: Campaign, { number }: Participation): BasketLine {
  const bare = { checked: true, shownPrice: null, wantedPrice: null, wantedDate: null, remark: '' }
  return { lineId: 1, productId, unit: 'primary', number, ...bare }
}

function termsOf({ productId }: Campaign, of: Participation, freights: NegotiatedTerms['freights']): NegotiatedTerms {
  const unitPrice = of.finalPrice ?? of.ceilingPrice
  return {
    lines: new Map([[productId, { unitPrice, quoteLine: of.participationSn, reserved: of.number }]]),
    heldUntil: of.balanceUntil ?? of.payUntil,
    freights,
  }
}

export type BalanceSubmission = BalanceOrderInput &
  Pick<OrderSubmission, 'expectedTotal' | 'payMethod' | 'invoice'> & { readonly description: string }

/**
 * Places the order of a participation at its final price; the deposit counts as its first part, the rest is paid like any order until the
 * balance is over. Refusals: `groupSale.participationGone`, `balanceNotDue`, and whatever a checkout refuses.
 */
export async function placeBalanceOrder(call: Call, tx: Transaction, wish: BalanceSubmission): Promise<PlacedOrderView | Failure> {
  const seen = await participationBySn(tx, wish.participationSn, memberOf(call).memberId)
  const campaign = seen && (await lockCampaignById(tx, seen.campaignId))
  const participation = seen && (await lockParticipation(tx, seen.participationId))
  if (!campaign || !participation) return failure('groupSale.participationGone')
  const { state, balanceUntil, participationId, participationSn, memberId, depositFen } = participation
  const act = actorContext(call)
  if (state !== 'BALANCE_DUE' || participation.paySn !== '' || balanceUntil === null || balanceUntil <= act.now)
    return failure('groupSale.balanceNotDue')
  const read = await readBalance(call, tx, { campaign, participation, wish })
  if (isFailure(read)) return read
  // What was reserved at joining becomes the order's, in this transaction.
  await releaseStock(tx, participationSn)
  const { payMethod, expectedTotal, invoice, description } = wish
  const submission = { ...requestOf(participation, wish), payMethod, expectedTotal, invoice }
  const how = { lines: [lineOf(campaign, participation)], agreed: read.agreed, payUntil: balanceUntil }
  const placed = await placeOrder(call, tx, submission, how)
  if (isFailure(placed)) return placed
  const { paySn } = placed
  if (!(await updateParticipationOrder(tx, participationId, { paySn, orderSn: placed.orderSnList[0] ?? '' }))) return failure('api.stale')
  const paid = await payWithDeposit(tx, { paySn, memberId, fen: depositFen, reference: participationSn, description, act })
  return isFailure(paid) ? paid : { ...placed, payOrderState: 'PART_PAID' }
}
