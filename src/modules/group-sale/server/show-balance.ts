import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { addressesOf } from '../../member/server/public.ts'
import type { GroupBalanceView } from '../endpoints.ts'
import type { GroupParticipationView } from '../endpoints-schemas.ts'
import { groupSaleMessages } from '../messages.ts'
import { campaignsByIds } from './campaigns/campaign-repository.ts'
import { readBalance } from './participations/balance-order.ts'
import { participationBySn, type Participation } from './participations/participation-repository.ts'

type CommandInput = { readonly participationSn: string; readonly addressId?: number | undefined; readonly delivery: 'DELIVERY' | 'PICKUP' }

/** What the order of a participation comes to. Refusals: `groupSale.participationGone`, `balanceNotDue`, `order.addressGone`. */
export async function showBalance(
  call: Call,
  wish: CommandInput,
  shown: (of: Participation) => Promise<GroupParticipationView>,
): Promise<GroupBalanceView | Failure> {
  const { memberId } = memberOf(call)
  const participation = await participationBySn(call.app.read, wish.participationSn, memberId)
  const [campaign] = participation ? await campaignsByIds(call.app.read, [participation.campaignId]) : []
  if (!participation || !campaign) return failure('groupSale.participationGone')
  if (participation.state !== 'BALANCE_DUE') return failure('groupSale.balanceNotDue')
  const addresses = await addressesOf(call.app.read, memberId)
  const addressId = wish.addressId ?? addresses[0]?.id
  const read = await readBalance(call, call.app.read, { campaign, participation, wish: { ...wish, addressId, remark: '' } })
  if (isFailure(read)) return read
  const { checkout, isFreightCollect } = read
  const store = checkout.stores[0]
  const say = translate(call.lang, groupSaleMessages)
  const problem = store?.lines[0]?.problem?.text ?? ''
  const refusal = store?.freightState === 'NEED_ADDRESS' ? say('addressNeeded') : problem
  return {
    participation: await shown(participation),
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
    deposit: yuanNumber(participation.depositFen),
    restAmount: yuanNumber(checkout.total - participation.depositFen),
    refusal,
  }
}
