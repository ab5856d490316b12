import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { writeSideEffects } from '../../../../kernel/audit/write-side-effects.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { fenOfNumber, yuanText } from '../../../../kernel/money/money.ts'
import { lineAmount } from '../../../../kernel/money/unit-price.ts'
import { parseQuantity, quantityText } from '../../../../kernel/quantity/quantity.ts'
import { skusInTransaction } from '../../../basket/server/public.ts'
import { holdStock } from '../../../inventory/server/public.ts'
import { profileOf } from '../../../member/server/public.ts'
import type { PurchaseGate } from '../../../order/server/public.ts'
import { depositFor, priceNow } from '../../rules/price-tiers.ts'
import { lockCampaign, nextNumber, type Campaign } from '../campaigns/campaign-repository.ts'
import { addParticipation, numberOfMember, type Participation } from './participation-repository.ts'

/** So long a deposit can be paid (flows.md F10). */
const payMs = 30 * 60_000

export type JoinCampaignInput = {
  readonly campaignSn: string
  readonly number: string
  /** Yuan, as the member saw it before the button. */
  readonly expectedDeposit: number
}

/**
 * Takes part in a campaign with a deposit: stock is reserved, the price of now is the ceiling, and the deposit is due within 30 minutes. It
 * counts towards the total when the deposit is paid. Refusals: `groupSale.campaignGone`, `notRunning`, `ownStore`, `numberWrong`,
 * `belowMinimum`, `aboveMaximum`, `payFirst`, `depositChanged`, `notForSale`, those of the gate, `catalog.soldWhileOrdering`.
 */
export async function joinCampaign(
  call: Call,
  tx: Transaction,
  wish: JoinCampaignInput,
  gate?: PurchaseGate,
): Promise<Participation | Failure> {
  const { memberId, enterpriseId } = memberOf(call)
  const act = actorContext(call)
  const campaign = await lockCampaign(tx, wish.campaignSn, null)
  if (!campaign) return failure('groupSale.campaignGone')
  if (campaign.state !== 'RUNNING' || campaign.endsAt <= act.now) return failure('groupSale.notRunning')
  if (call.caller.stores.some((membership) => membership.storeId === campaign.storeId)) return failure('groupSale.ownStore')
  const number = await numberRefusal(tx, campaign, memberId, wish.number)
  if (isFailure(number)) return number
  const depositFen = depositFor(campaign.tiers, number, campaign.decimals, campaign.depositBp)
  if (fenOfNumber(wish.expectedDeposit) !== depositFen)
    return failure('groupSale.depositChanged', { amount: yuanText(depositFen) }, { field: 'number' })
  const ceilingPrice = priceNow(campaign.tiers, campaign.joined)
  const refused = await purchaseRefusal(call, tx, campaign, { number, ceilingPrice }, gate)
  if (refused) return refused
  const participationSn = await nextNumber(tx, 'TC', act.now)
  const buyer = await profileOf(tx, memberId)
  const payUntil = new Date(Math.min(act.now.getTime() + payMs, campaign.endsAt.getTime()))
  const { campaignId, storeId } = campaign
  const buyerTitle = buyer?.enterpriseName || buyer?.companyName || ''
  const made = { participationSn, campaignId, storeId, memberId, enterpriseId, buyerTitle, number, ceilingPrice, depositFen }
  const sku = (await skusInTransaction(call, tx, [campaign.productId])).get(campaign.productId)
  const listPrice = sku?.basis?.unitPrice ?? null
  const participation = await addParticipation(tx, { ...made, listPrice, createdAt: act.now, payUntil })
  await writeSideEffects(tx, {
    audits: [
      {
        ...act,
        action: 'groupSale.join',
        entity: 'groupParticipation',
        entityId: participationSn,
        without: 'creation',
        to: 'DEPOSIT_DUE',
        facts: { campaign: campaign.campaignSn, number: quantityText(number, campaign.decimals), deposit: String(depositFen) },
      },
    ],
    timers: [{ entity: 'groupParticipation', entityId: participationSn, event: 'expire', dueAt: payUntil }],
    events: [],
  })
  const held = await holdStock(tx, [{ reference: participationSn, productId: campaign.productId, number }])
  return isFailure(held) ? held : participation
}

async function numberRefusal(tx: Transaction, campaign: Campaign, memberId: number, text: string): Promise<bigint | Failure> {
  const field = 'number'
  const number = parseQuantity(text, campaign.decimals)
  if (number === undefined || number === 0n) return failure('groupSale.numberWrong', {}, { field })
  const say = (quantity: bigint) => quantityText(quantity, campaign.decimals)
  if (number < campaign.minNumber) return failure('groupSale.belowMinimum', { min: say(campaign.minNumber) }, { field })
  // The campaign is locked, so a second window of the same member waits here.
  const had = await numberOfMember(tx, campaign.campaignId, memberId)
  if (had.unpaid > 0) return failure('groupSale.payFirst')
  if (campaign.maxNumber > 0n && had.number + number > campaign.maxNumber)
    return failure('groupSale.aboveMaximum', { max: say(campaign.maxNumber), had: say(had.number) }, { field })
  return number
}

async function purchaseRefusal(
  call: Call,
  tx: Transaction,
  { productId, decimals }: Campaign,
  { number, ceilingPrice }: { readonly number: bigint; readonly ceilingPrice: bigint },
  gate?: PurchaseGate,
): Promise<Failure | null> {
  const sku = (await skusInTransaction(call, tx, [productId])).get(productId)
  if (!sku?.onSale || !sku.storeOpen) return failure('groupSale.notForSale')
  if (!gate) return null
  const { storeId, categoryId } = sku
  const lines = [{ storeId, categoryId, productId, unit: 'primary' as const, unitPrice: ceilingPrice }]
  return gate(call, tx, { total: lineAmount(ceilingPrice, number, decimals), lines })
}
