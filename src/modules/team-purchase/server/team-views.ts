import type { Call } from '../../../api/handler.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { skusOf, unitNameOf } from '../../basket/server/public.ts'
import type { SkuForSale } from '../../pricing/server/public.ts'
import type { TeamCampaignView, TeamShareView, TeamView } from '../endpoints-schemas.ts'
import { teamPurchaseMessages } from '../messages.ts'
import { seatsLeft } from '../rules/team-terms.ts'
import type { TeamCampaign } from './campaign-repository.ts'
import type { TeamCounts, TeamMember } from './member-repository.ts'
import { priceAlone } from './place-team-order.ts'
import type { Team } from './team-repository.ts'

type Skus = ReadonlyMap<number, SkuForSale>
type Seen = { readonly lang: Language; readonly now: Date }
const flag = (is: boolean) => (is ? 1 : 0)

/** SKUs of campaigns with the prices of the caller. */
export function skusOfCampaigns(call: Call, campaigns: readonly TeamCampaign[]): Promise<Skus> {
  return skusOf(call, [...new Set(campaigns.map((campaign) => campaign.productId))])
}

export const seenBy = (call: Call): Seen => ({ lang: call.lang, now: call.app.clock.now() })

/** Names of the goods, the store and the unit of a campaign. */
export function goodsOf({ productId }: TeamCampaign, skus: Skus, lang: Language) {
  const sku = skus.get(productId)
  const isEnglish = lang === 'en'
  return {
    goodsName: (isEnglish ? sku?.nameEn : sku?.nameZh) ?? '',
    specText: (isEnglish ? sku?.specEn : sku?.specZh) ?? '',
    storeName: (isEnglish ? sku?.storeNameEn || sku?.storeName : sku?.storeName) ?? '',
    unitName: sku ? unitNameOf(sku, 'primary', lang) : '',
  }
}
const titleOf = ({ titleZh, titleEn }: TeamCampaign, lang: Language) => (lang === 'en' && titleEn) || titleZh

/** A campaign as everybody sees it. */
export function campaignView(campaign: TeamCampaign, skus: Skus, counts: TeamCounts | undefined, { lang, now }: Seen): TeamCampaignView {
  const { state, decimals, productId, size, periodHours, storeId, reason, version } = campaign
  const sku = skus.get(productId)
  const alone = sku ? priceAlone(sku, campaign.minNumber) : null
  const mayOpen = state === 'RUNNING' && campaign.startsAt <= now && campaign.endsAt > now
  return {
    teamCampaignSn: campaign.campaignSn,
    state,
    title: titleOf(campaign, lang),
    note: (lang === 'en' && campaign.noteEn) || campaign.note,
    storeId,
    productId,
    size,
    periodHours,
    reason,
    version,
    stateText: translate(lang, teamPurchaseMessages)(`campaign_${state}`),
    ...goodsOf(campaign, skus, lang),
    goodsImage: sku?.image ?? '',
    precision: decimals,
    alonePrice: alone === null ? null : unitPriceNumber(alone),
    teamPrice: unitPriceNumber(campaign.teamPrice),
    leaderPrice: unitPriceNumber(campaign.leaderPrice),
    minNum: quantityNumber(campaign.minNumber, decimals),
    maxNum: quantityNumber(campaign.maxNumber, decimals),
    startTime: campaign.startsAt.toISOString(),
    endTime: campaign.endsAt.toISOString(),
    forming: counts?.forming ?? 0,
    succeeded: counts?.succeeded ?? 0,
    can: mayOpen ? ['open'] : [],
  }
}

/** A team as everybody sees it: how many have paid, and until when it forms. */
export function teamViewOf(team: Team, { lang, now }: Seen): TeamView {
  const isOpen = team.state === 'FORMING' && team.paid > 0 && team.deadline !== null && team.deadline > now
  return {
    teamSn: team.teamSn,
    state: team.state,
    stateText: translate(lang, teamPurchaseMessages)(`team_${team.state}`),
    size: team.size,
    paid: team.paid,
    missing: seatsLeft(team),
    deadline: team.deadline?.toISOString() ?? null,
    endTime: team.endedAt?.toISOString() ?? null,
    can: isOpen && seatsLeft(team) > 0 ? ['join'] : [],
  }
}

function actsOf({ state, payUntil }: TeamMember, team: Team, now: Date): TeamShareView['can'] {
  if (state === 'PENDING_PAYMENT') return payUntil > now ? ['pay', 'openOrder'] : ['openOrder']
  return state === 'PAID_WAIT_GROUP' && team.state === 'FORMING' ? ['invite', 'openOrder'] : ['openOrder']
}

/** A share as its member sees it. */
export function shareView(
  of: TeamMember,
  { campaign, team, skus }: { campaign: TeamCampaign; team: Team; skus: Skus },
  seen: Seen,
): TeamShareView {
  return {
    participationSn: of.participationSn,
    teamCampaignSn: campaign.campaignSn,
    title: titleOf(campaign, seen.lang),
    ...goodsOf(campaign, skus, seen.lang),
    state: of.state,
    stateText: translate(seen.lang, teamPurchaseMessages)(`member_${of.state}`),
    team: teamViewOf(team, seen),
    isLeader: flag(of.isLeader),
    buyNum: quantityNumber(of.number, campaign.decimals),
    unitPrice: unitPriceNumber(of.unitPrice),
    saved: yuanNumber(of.savedFen),
    paySn: of.paySn,
    orderSn: of.orderSn,
    createTime: of.createdAt.toISOString(),
    payUntil: of.payUntil.toISOString(),
    can: actsOf(of, team, seen.now),
  }
}
