import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { failure, isFailure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import {
  adminGroup,
  adminGroupReview,
  adminGroups,
  adminGroupVoid,
  sellerGroup,
  sellerGroupCancel,
  sellerGroupMove,
  sellerGroupParticipants,
  sellerGroups,
  sellerGroupSave,
  type GroupStaffRow,
} from '../endpoints-staff.ts'
import { groupSaleMessages } from '../messages.ts'
import { groupCampaignMachine } from '../rules/campaign-machine.ts'
import { compensationOf } from '../rules/price-tiers.ts'
import { campaignBySn, campaignsForStaff, lockCampaign, type Campaign } from './campaigns/campaign-repository.ts'
import { cancelCampaign, voidCampaign } from './campaigns/cancel-campaign.ts'
import { moveCampaign } from './campaigns/move-campaign.ts'
import { saveCampaign } from './campaigns/save-campaign.ts'
import { campaignView, goodsOf, skusOfCampaigns } from './group-sale-views.ts'
import { figuresOf, openDepositsOf, participantsOf } from './participations/participation-repository.ts'

const ownStores = (call: Call) => storeIdsWith(call.caller, 'store.goods')

async function staffRows(call: Call, db: Queryable, list: readonly Campaign[], who: 'store' | 'platform'): Promise<GroupStaffRow[]> {
  const ids = list.map((campaign) => campaign.campaignId)
  const [skus, figures, open] = [await skusOfCampaigns(call, list), await figuresOf(db, ids), await openDepositsOf(db, ids)]
  return list.map((campaign) => {
    const found = figures.get(campaign.campaignId)
    const waiting = open.get(campaign.campaignId)
    const edit = who === 'store' && ['DRAFT', 'REJECTED'].includes(campaign.state) ? ['edit'] : []
    const can = [...edit, ...groupCampaignMachine.allowedActions(campaign.state, who)]
    return {
      ...campaignView(campaign, skus, { lang: call.lang, now: call.app.clock.now() }),
      can,
      titleZh: campaign.titleZh,
      titleEn: campaign.titleEn,
      noteZh: campaign.note,
      noteEn: campaign.noteEn,
      deposits: yuanNumber(found?.deposits ?? 0n),
      newBuyers: found?.newBuyers ?? 0,
      paidNum: found?.paid ?? 0,
      paidQuantity: quantityNumber(found?.paidNumber ?? 0n, campaign.decimals),
      amount: yuanNumber(found?.amount ?? 0n),
      saved: yuanNumber(found?.saved ?? 0n),
      openDeposits: yuanNumber(waiting?.deposits ?? 0n),
      openCount: waiting?.count ?? 0,
      compensation: yuanNumber(compensationOf(waiting?.deposits ?? 0n, campaign.multiple)),
    }
  })
}

const sellerHandlers: Handler[] = [
  handle(sellerGroups, async (asked, call) => {
    const { list, total } = await campaignsForStaff(call.app.read, { ...asked, storeIds: ownStores(call) })
    return { list: await staffRows(call, call.app.read, list, 'store'), total }
  }),
  handle(sellerGroup, async ({ ownGroupSn }, call) => {
    const campaign = await campaignBySn(call.app.read, ownGroupSn, ownStores(call))
    const [row] = campaign ? await staffRows(call, call.app.read, [campaign], 'store') : []
    return row ?? failure('groupSale.campaignGone')
  }),
  handle(sellerGroupParticipants, async ({ ownGroupSn, ...page }, call) => {
    const campaign = await campaignBySn(call.app.read, ownGroupSn, ownStores(call))
    if (!campaign) return failure('groupSale.campaignGone')
    const { list, total } = await participantsOf(call.app.read, { ...page, campaignId: campaign.campaignId })
    const say = translate(call.lang, groupSaleMessages)
    const { unitName } = goodsOf(campaign, await skusOfCampaigns(call, [campaign]), call.lang)
    return {
      list: list.map((of) => ({
        participationSn: of.participationSn,
        buyerTitle: of.buyerTitle || say('personalBuyer'),
        state: of.state,
        stateText: say(`participation_${of.state}`),
        buyNum: quantityNumber(of.number, campaign.decimals),
        unitName,
        deposit: yuanNumber(of.depositFen),
        finalPrice: of.finalPrice === null ? null : unitPriceNumber(of.finalPrice),
        isNewBuyer: of.isNewBuyer ? (1 as const) : (0 as const),
        orderSn: of.orderSn,
        joinTime: (of.joinedAt ?? of.createdAt).toISOString(),
      })),
      total,
    }
  }),
  handle(sellerGroupSave, ({ ownGroupSn, isForfeit, ...wish }, call) =>
    call.app.inTransaction(async (tx) => {
      const saved = await saveCampaign(call, tx, { ...wish, campaignSn: ownGroupSn, forfeits: isForfeit === 1 })
      return isFailure(saved) ? saved : { groupSn: saved.campaignSn }
    }),
  ),
  handle(sellerGroupMove, ({ ownGroupSn, event, expectedVersion }, call) =>
    call.app.inTransaction(async (tx) => {
      const campaign = await lockCampaign(tx, ownGroupSn, ownStores(call))
      if (!campaign) return failure('groupSale.campaignGone')
      const act = actorContext(call, 'store')
      if (event === 'submit' && campaign.endsAt <= act.now) return failure('groupSale.periodOver')
      const state = await moveCampaign(tx, campaign, { event, who: 'store', act, expectedVersion })
      return isFailure(state) ? state : { groupSn: ownGroupSn, state }
    }),
  ),
  handle(sellerGroupCancel, ({ ownGroupSn, ...wish }, call) =>
    call.idempotent(async (tx) => {
      const state = await cancelCampaign(tx, { ...wish, campaignSn: ownGroupSn }, ownStores(call), actorContext(call, 'store'))
      return isFailure(state) ? state : { groupSn: ownGroupSn, state }
    }),
  ),
]

const adminHandlers: Handler[] = [
  handle(adminGroups, async (asked, call) => {
    const { list, total } = await campaignsForStaff(call.app.read, { ...asked, storeIds: null })
    return { list: await staffRows(call, call.app.read, list, 'platform'), total }
  }),
  handle(adminGroup, async ({ groupSn }, call) => {
    const campaign = await campaignBySn(call.app.read, groupSn, null)
    if (!campaign || campaign.state === 'DRAFT') return failure('groupSale.campaignGone')
    const [row] = await staffRows(call, call.app.read, [campaign], 'platform')
    return row ?? failure('groupSale.campaignGone')
  }),
  handle(adminGroupReview, ({ groupSn, event, reason, expectedVersion }, call) =>
    call.app.inTransaction(async (tx) => {
      const campaign = await lockCampaign(tx, groupSn, null)
      if (!campaign || campaign.state === 'DRAFT') return failure('groupSale.campaignGone')
      if (event === 'reject' && reason === '') return failure('groupSale.reasonNeeded', {}, { field: 'reason' })
      const act = actorContext(call, 'platform')
      if (event === 'approve' && campaign.endsAt <= act.now) return failure('groupSale.periodOver')
      const change = event === 'reject' ? { reason } : { reason: '' }
      const state = await moveCampaign(tx, campaign, { event, who: 'platform', act, change, expectedVersion })
      return isFailure(state) ? state : { groupSn, state }
    }),
  ),
  handle(adminGroupVoid, ({ groupSn, isStoreAtFault, ...wish }, call) =>
    call.idempotent(async (tx) => {
      const asked = { ...wish, campaignSn: groupSn, isStoreAtFault: isStoreAtFault === 1 }
      const state = await voidCampaign(tx, asked, actorContext(call, 'platform'))
      return isFailure(state) ? state : { groupSn, state }
    }),
  ),
]

/** The calls of stores over their group sales, and of the platform over all. */
export const groupSaleStaffHandlers: readonly Handler[] = [...sellerHandlers, ...adminHandlers]
