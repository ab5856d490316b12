import type { Call } from '../../../api/handler.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { lineAmount, unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { skusOf, unitNameOf } from '../../basket/server/public.ts'
import type { SkuForSale } from '../../pricing/server/public.ts'
import type { GroupCampaignView, GroupParticipationView } from '../endpoints-schemas.ts'
import { groupSaleMessages } from '../messages.ts'
import { depositFor, nextTier, priceNow, progressPercent, reachedTier } from '../rules/price-tiers.ts'
import type { Campaign } from './campaigns/campaign-repository.ts'
import type { Participation } from './participations/participation-repository.ts'

const flag = (is: boolean) => (is ? 1 : 0)
const timeOf = (at: Date | null) => at?.toISOString() ?? null
type Skus = ReadonlyMap<number, SkuForSale>

/** SKUs of campaigns with the prices of the caller. */
export function skusOfCampaigns(call: Call, campaigns: readonly Campaign[]): Promise<Skus> {
  return skusOf(call, [...new Set(campaigns.map((campaign) => campaign.productId))])
}

/** Names of the goods, the store and the unit of a campaign. */
export function goodsOf({ productId }: Campaign, skus: Skus, lang: Language) {
  const sku = skus.get(productId)
  const isEnglish = lang === 'en'
  return {
    goodsName: (isEnglish ? sku?.nameEn : sku?.nameZh) ?? '',
    specText: (isEnglish ? sku?.specEn : sku?.specZh) ?? '',
    goodsImage: sku?.image ?? '',
    storeName: (isEnglish ? sku?.storeNameEn || sku?.storeName : sku?.storeName) ?? '',
    unitName: sku ? unitNameOf(sku, 'primary', lang) : '',
  }
}

/** A campaign as everybody sees it. */
export function campaignView(
  campaign: Campaign,
  skus: Skus,
  { lang, now, can = [] }: { readonly lang: Language; readonly now: Date; readonly can?: readonly string[] },
): GroupCampaignView {
  const say = translate(lang, groupSaleMessages)
  const { kind, state, tiers, joined, decimals, productId } = campaign
  const sku = skus.get(productId)
  const place = reachedTier(tiers, joined)
  const next = nextTier(tiers, joined)
  const one = 10n ** BigInt(decimals)
  const mayJoin = state === 'RUNNING' && campaign.startsAt <= now && campaign.endsAt > now
  return {
    groupSn: campaign.campaignSn,
    kind,
    kindText: say(`kind_${kind}`),
    state,
    stateText: say(`campaign_${state}`),
    title: (lang === 'en' && campaign.titleEn) || campaign.titleZh,
    note: (lang === 'en' && campaign.noteEn) || campaign.note,
    storeId: campaign.storeId,
    productId,
    goodsId: sku?.goodsId ?? 0,
    ...goodsOf(campaign, skus, lang),
    precision: decimals,
    listPrice: sku?.basis?.unitPrice === undefined || sku.basis.unitPrice === null ? null : unitPriceNumber(sku.basis.unitPrice),
    tiers: tiers.map((tier, index) => ({
      from: quantityNumber(tier.from, decimals),
      price: unitPriceNumber(tier.unitPrice),
      isReached: flag(place !== null && index <= place),
    })),
    joined: quantityNumber(joined, decimals),
    participants: campaign.participants,
    progress: progressPercent(tiers, joined),
    priceNow: unitPriceNumber(priceNow(tiers, joined)),
    next: next && { price: unitPriceNumber(next.unitPrice), missing: quantityNumber(next.missing, decimals) },
    finalPrice: campaign.finalPrice === null ? null : unitPriceNumber(campaign.finalPrice),
    depositPercent: campaign.depositBp / 100,
    isForfeit: flag(campaign.forfeits),
    multiple: campaign.multiple,
    minNum: quantityNumber(campaign.minNumber, decimals),
    maxNum: quantityNumber(campaign.maxNumber, decimals),
    depositPerUnit: yuanNumber(depositFor(tiers, one, decimals, campaign.depositBp)),
    startTime: campaign.startsAt.toISOString(),
    endTime: campaign.endsAt.toISOString(),
    balanceTime: campaign.balanceAt.toISOString(),
    balanceHours: campaign.balanceHours,
    shipDays: campaign.shipDays,
    reason: campaign.reason,
    version: campaign.version,
    can: mayJoin ? ['join', ...can] : [...can],
  }
}

type ParticipationActs = GroupParticipationView['can']

function actsOf({ state, payUntil, balanceUntil, paySn, orderSn }: Participation, now: Date): ParticipationActs {
  if (state === 'DEPOSIT_DUE') return payUntil > now ? ['payDeposit', 'cancel'] : ['cancel']
  if (state === 'PAID') return orderSn === '' ? [] : ['openOrder']
  if (state !== 'BALANCE_DUE' || balanceUntil === null || balanceUntil <= now) return []
  return paySn === '' ? ['placeOrder'] : ['payBalance', 'openOrder']
}

/** A participation as its member sees it. */
export function participationView(
  of: Participation,
  campaign: Campaign,
  skus: Skus,
  { lang, now }: { readonly lang: Language; readonly now: Date },
): GroupParticipationView {
  const say = translate(lang, groupSaleMessages)
  const { decimals } = campaign
  return {
    participationSn: of.participationSn,
    groupSn: campaign.campaignSn,
    kind: campaign.kind,
    title: (lang === 'en' && campaign.titleEn) || campaign.titleZh,
    ...goodsOf(campaign, skus, lang),
    state: of.state,
    stateText: say(`participation_${of.state}`),
    buyNum: quantityNumber(of.number, decimals),
    ceilingPrice: unitPriceNumber(of.ceilingPrice),
    finalPrice: of.finalPrice === null ? null : unitPriceNumber(of.finalPrice),
    deposit: yuanNumber(of.depositFen),
    goodsAmount: yuanNumber(lineAmount(of.finalPrice ?? of.ceilingPrice, of.number, decimals)),
    returned: yuanNumber(of.returnedFen),
    joinedTotal: quantityNumber(campaign.joined, decimals),
    paySn: of.paySn,
    orderSn: of.orderSn,
    createTime: of.createdAt.toISOString(),
    payUntil: of.payUntil.toISOString(),
    joinTime: timeOf(of.joinedAt),
    endTime: campaign.endsAt.toISOString(),
    balanceTime: campaign.balanceAt.toISOString(),
    balanceUntil: timeOf(of.balanceUntil),
    payTime: timeOf(of.paidAt),
    closeTime: timeOf(of.endedAt),
    version: of.version,
    can: actsOf(of, now),
  }
}
