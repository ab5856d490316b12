import { actorContext } from '../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { closeSubjectPayments, startSubjectPayment, type PaymentDeps } from '../../payment/server/public.ts'
import type { PayPasswordCheck } from '../../wallet/server/public.ts'
import {
  groupBalancePreview,
  groupBalanceSubmit,
  groupCampaignDetail,
  groupCampaignList,
  groupDepositBalance,
  groupDepositStart,
  groupJoin,
  groupParticipationCancel,
  groupParticipationDetail,
  groupParticipationList,
  type StartedDepositPayment,
} from '../endpoints.ts'
import type { GroupParticipationView } from '../endpoints-schemas.ts'
import { groupSaleMessages } from '../messages.ts'
import type { GroupCampaignState } from '../rules/campaign-machine.ts'
import type { GroupPhase } from '../rules/group-kinds.ts'
import { campaignBySn, campaignsByIds, lockCampaignById, publicCampaigns } from './campaigns/campaign-repository.ts'
import { payDepositWithBalance } from './deposits/join-with-deposit.ts'
import { campaignView, participationView, skusOfCampaigns } from './group-sale-views.ts'
import { placeBalanceOrder } from './participations/balance-order.ts'
import { joinCampaign } from './participations/join-campaign.ts'
import { moveParticipation } from './participations/move-participation.ts'
import {
  lockParticipation,
  participationBySn,
  participationsOfMember,
  type Participation,
} from './participations/participation-repository.ts'
import type { GroupSaleChecks } from './ports.ts'
import { showBalance } from './show-balance.ts'
import { groupSaleStaffHandlers } from './staff-handlers.ts'

const phaseStates: Readonly<Record<GroupPhase, readonly GroupCampaignState[]>> = {
  running: ['RUNNING'],
  coming: ['SCHEDULED'],
  over: ['ENDED', 'FAILED'],
}
const publicStates: readonly GroupCampaignState[] = Object.values(phaseStates).flat()

/** The calls of group sales. */
export function groupSaleHandlers(deps: PaymentDeps, checks: GroupSaleChecks = {}): Handler[] {
  return [
    ...campaignHandlers,
    ...participationHandlers(checks),
    ...depositHandlers(deps, checks),
    ...balanceHandlers,
    ...groupSaleStaffHandlers,
  ]
}

const campaignHandlers: Handler[] = [
  handle(groupCampaignList, async ({ kind, phase, ...page }, call) => {
    const states = phase ? phaseStates[phase] : publicStates
    const { list, total } = await publicCampaigns(call.app.visitorRead, { ...page, kind: kind ?? '', states })
    const skus = await skusOfCampaigns(call, list)
    const seen = { lang: call.lang, now: call.app.clock.now() }
    return { list: list.map((campaign) => campaignView(campaign, skus, seen)), total }
  }),
  handle(groupCampaignDetail, async ({ groupSn }, call) => {
    const campaign = await campaignBySn(call.app.visitorRead, groupSn, null)
    // What was called off stays readable: those who took part come back to it.
    if (!campaign || ![...publicStates, 'INVALID'].includes(campaign.state)) return failure('groupSale.campaignGone')
    return campaignView(campaign, await skusOfCampaigns(call, [campaign]), { lang: call.lang, now: call.app.clock.now() })
  }),
]

/** A participation with its campaign, as its member sees it. */
async function shown(call: Call, db: Queryable, of: Participation): Promise<GroupParticipationView> {
  const [campaign] = await campaignsByIds(db, [of.campaignId])
  if (!campaign) throw new Error(`participation ${of.participationSn} has no campaign`)
  return participationView(of, campaign, await skusOfCampaigns(call, [campaign]), { lang: call.lang, now: call.app.clock.now() })
}

function participationHandlers({ gate }: GroupSaleChecks): Handler[] {
  return [
    handle(groupJoin, ({ groupSn, ...wish }, call) =>
      call.idempotent(async (tx) => {
        const made = await joinCampaign(call, tx, { ...wish, campaignSn: groupSn }, gate)
        return isFailure(made) ? made : shown(call, tx, made)
      }),
    ),
    handle(groupParticipationList, async (asked, call) => {
      const { list, total } = await participationsOfMember(call.app.read, { ...asked, memberId: memberOf(call).memberId })
      const campaigns = await campaignsByIds(call.app.read, [...new Set(list.map((of) => of.campaignId))])
      const skus = await skusOfCampaigns(call, campaigns)
      const seen = { lang: call.lang, now: call.app.clock.now() }
      const views = list.flatMap((of) => {
        const campaign = campaigns.find((one) => one.campaignId === of.campaignId)
        return campaign ? [participationView(of, campaign, skus, seen)] : []
      })
      return { list: views, total }
    }),
    handle(groupParticipationDetail, async ({ participationSn }, call) => {
      const of = await participationBySn(call.app.read, participationSn, memberOf(call).memberId)
      return of ? shown(call, call.app.read, of) : failure('groupSale.participationGone')
    }),
    handle(groupParticipationCancel, ({ participationSn }, call) =>
      call.idempotent(async (tx) => {
        const seen = await participationBySn(tx, participationSn, memberOf(call).memberId)
        if (seen) await lockCampaignById(tx, seen.campaignId)
        const of = seen && (await lockParticipation(tx, seen.participationId))
        if (!of) return failure('groupSale.participationGone')
        const act = actorContext(call)
        const moved = await moveParticipation(tx, of, { event: 'cancel', who: 'buyer', act })
        if (isFailure(moved)) return moved
        await closeSubjectPayments(tx, { kind: 'groupDeposit', subjectSn: participationSn, now: act.now })
        return shown(call, tx, moved)
      }),
    ),
  ]
}

// An installation without payment passwords takes no balance.
const noPayPassword: PayPasswordCheck = async () => failure('identity.payPasswordMissing', {}, { field: 'payPassword' })

function depositHandlers(deps: PaymentDeps, { payPassword: provePayPassword = noPayPassword }: GroupSaleChecks): Handler[] {
  return [
    handle(groupDepositStart, ({ participationSn, method }, call) => pay(call, deps, participationSn, method)),
    handle(groupDepositBalance, async ({ participationSn, payPassword }, call) => {
      const { memberId } = memberOf(call)
      // A participation of another is as if absent, before a try of the password counts.
      if (!(await participationBySn(call.app.read, participationSn, memberId))) return failure('groupSale.participationGone')
      const refused = await provePayPassword(call, payPassword)
      if (refused) return refused
      return call.idempotent(async (tx) => {
        const paid = await payDepositWithBalance(tx, { participationSn, memberId }, actorContext(call))
        return isFailure(paid) ? paid : shown(call, tx, paid)
      })
    }),
  ]
}

async function pay(
  call: Call,
  deps: PaymentDeps,
  participationSn: string,
  channel: 'wechat' | 'alipay',
): Promise<StartedDepositPayment | Failure> {
  const description = translate(call.lang, groupSaleMessages)('paymentOf', { participationSn })
  const { memberId } = memberOf(call)
  const start = { kind: 'groupDeposit', subjectSn: participationSn, memberId, channel, description, act: actorContext(call) } as const
  const started = await startSubjectPayment(call.app, deps, start)
  return isFailure(started) ? started : { participationSn, ...started }
}

const balanceHandlers: Handler[] = [
  handle(groupBalancePreview, (wish, call) => showBalance(call, wish, (of) => shown(call, call.app.read, of))),
  handle(groupBalanceSubmit, (wish, call) =>
    call.idempotent(async (tx) => {
      const { participationSn } = wish
      const description = translate(call.lang, groupSaleMessages)('depositOf', { participationSn })
      const placed = await placeBalanceOrder(call, tx, { ...wish, addressId: wish.addressId, description })
      if (isFailure(placed)) return placed
      const of = await participationBySn(tx, participationSn, memberOf(call).memberId)
      const { paySn, totalAmount, payDueTime } = placed
      const deposit = of ? yuanNumber(of.depositFen) : 0
      return {
        paySn,
        orderSn: placed.orderSnList[0] ?? '',
        totalAmount,
        restAmount: Math.round((totalAmount - deposit) * 100) / 100,
        payDueTime,
      }
    }),
  ),
]
