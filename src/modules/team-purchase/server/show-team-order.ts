import { memberOf, type Call } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { lineAmount, unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { addressesOf } from '../../member/server/public.ts'
import type { TeamOrderView } from '../endpoints.ts'
import { teamPurchaseMessages } from '../messages.ts'
import { payUntilOf, readTeamOrder, readTeamPlace, type TeamOrderInput } from './place-team-order.ts'
import { campaignView, seenBy, skusOfCampaigns, teamViewOf } from './team-views.ts'

/** What an order in a team comes to. Refusals: those of `readTeamPlace`, `order.addressGone`. */
export async function showTeamOrder(call: Call, wish: Omit<TeamOrderInput, 'remark'>): Promise<TeamOrderView | Failure> {
  const place = await readTeamPlace(call, call.app.read, { ...wish, remark: '' })
  if (isFailure(place)) return place
  const addresses = await addressesOf(call.app.read, memberOf(call).memberId)
  const addressId = wish.addressId ?? addresses[0]?.id
  const read = await readTeamOrder(call, call.app.read, place, { ...wish, addressId, remark: '' })
  if (isFailure(read)) return read
  const { checkout, isFreightCollect } = read
  const { campaign, team, number, unitPrice, alone } = place
  const store = checkout.stores[0]
  const problem = store?.lines[0]?.problem?.text ?? ''
  const amount = (price: bigint) => lineAmount(price, number, campaign.decimals)
  return {
    campaign: campaignView(campaign, await skusOfCampaigns(call, [campaign]), undefined, seenBy(call)),
    team: team && teamViewOf(team, seenBy(call)),
    buyNum: quantityNumber(number, campaign.decimals),
    unitPrice: unitPriceNumber(unitPrice),
    addressId: addressId ?? 0,
    addressList: addresses.map((one) => ({
      addressId: one.id,
      receiver: one.receiver,
      phone: one.phone,
      address: `${one.regionName} ${one.detail}`,
      isServed: one.isServed ? 1 : 0,
    })),
    delivery: store?.delivery ?? 'DELIVERY',
    deliveryChoices: [...(store?.deliveryChoices ?? ['DELIVERY'])],
    goodsAmount: yuanNumber(checkout.goodsAmount),
    freight: yuanNumber(checkout.freight),
    isFreightCollect: isFreightCollect ? 1 : 0,
    totalAmount: yuanNumber(checkout.total),
    saved: yuanNumber(alone === null ? 0n : amount(alone) - amount(unitPrice)),
    payUntil: payUntilOf(place, call.app.clock.now()).toISOString(),
    refusal: store?.freightState === 'NEED_ADDRESS' ? translate(call.lang, teamPurchaseMessages)('addressNeeded') : problem,
  }
}
