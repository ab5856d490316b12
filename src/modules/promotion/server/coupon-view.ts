import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { namedCategories, type NamedCategory } from '../../taxonomy/server/public.ts'
import { namedGoods, type NamedGoods } from '../../catalog/server/public.ts'
import { storesByIds, type StoreRecord as StoreFacts } from '../../store/server/public.ts'
import type { CouponCard } from '../endpoints-coupons-on-goods.ts'
import { claimStateOf } from '../rules/claim-state.ts'
import type { CampaignKind } from '../rules/campaign-kinds.ts'
import type { Discount, CampaignScope } from '../rules/discount.ts'
import type { CouponCampaign } from './campaign-repository.ts'
import { claimedCounts } from './coupon-repository.ts'

/** What the views name: stores, categories and goods. */
export type ScopeNames = {
  readonly stores: ReadonlyMap<number, StoreFacts>
  readonly categories: ReadonlyMap<number, NamedCategory>
  readonly goods: ReadonlyMap<number, NamedGoods>
}

export async function loadScopeNames(db: Queryable, list: readonly CampaignScope[]): Promise<ScopeNames> {
  const ids = (scope: Discount['scope']) => [
    ...new Set(list.filter((campaignScope) => campaignScope.scope === scope).flatMap((campaignScope) => campaignScope.scopeIds)),
  ]
  const storeIds = [...new Set(list.flatMap((campaignScope) => campaignScope.storeId ?? []))]
  const [stores, categories, goods] = await Promise.all([
    storeIds.length === 0 ? [] : storesByIds(db, storeIds),
    namedCategories(db, ids('CATEGORY')),
    namedGoods(db, ids('GOODS')),
  ])
  return {
    stores: new Map(stores.map((store) => [store.storeId, store])),
    categories: new Map(categories.map((category) => [category.categoryId, category])),
    goods: new Map(goods.map((one) => [one.goodsId, one])),
  }
}

export const nameInLanguage = (lang: Language, one: { readonly nameZh: string; readonly nameEn: string }) =>
  lang === 'en' ? one.nameEn || one.nameZh : one.nameZh

/** Names of what a coupon is for, in the order of the scope. */
export function scopeNames(campaignScope: CampaignScope, names: ScopeNames, lang: Language): { id: number; name: string }[] {
  return campaignScope.scopeIds.flatMap((id) => {
    const one = campaignScope.scope === 'CATEGORY' ? names.categories.get(id) : names.goods.get(id)
    return one ? [{ id, name: nameInLanguage(lang, one) }] : []
  })
}

/** Where the goods are that a coupon is for. */
function linkOf(campaignScope: CampaignScope, names: ScopeNames): string {
  if (campaignScope.scope === 'GOODS') {
    const productId = campaignScope.scopeIds.map((id) => names.goods.get(id)?.productId).find((id) => id)
    if (productId) return `/goods/detail/${productId}`
  }
  if (campaignScope.storeId !== null) return `/store/goods?vid=${campaignScope.storeId}`
  const category =
    campaignScope.scope === 'CATEGORY' ? campaignScope.scopeIds.map((id) => names.categories.get(id)).find((one) => one) : undefined
  return category ? `/goods/list?categoryId=${category.categoryId}&g=${category.grade}&pid=${category.pid}` : '/goods/list'
}

type Named = { readonly campaignId: number; readonly nameZh: string; readonly nameEn: string }

/** The fields that every view of a campaign has. */
export function campaignFields<Kind extends CampaignKind>(
  of: Omit<Discount, 'kind'> & Named & { kind: Kind },
  names: ScopeNames,
  lang: Language,
) {
  const store = of.storeId === null ? undefined : names.stores.get(of.storeId)
  return {
    campaignId: of.campaignId,
    couponName: nameInLanguage(lang, of),
    kind: of.kind,
    amount: yuanNumber(of.amount),
    offPercent: of.offBp / 100,
    cap: of.cap === null ? null : yuanNumber(of.cap),
    threshold: yuanNumber(of.threshold),
    storeId: of.storeId ?? 0,
    storeName: store ? nameInLanguage(lang, { nameZh: store.storeName, nameEn: store.storeNameEn }) : '',
    scope: of.scope,
    scopeText: scopeNames(of, names, lang)
      .map((one) => one.name)
      .join(lang === 'en' ? ', ' : '、'),
    link: linkOf(of, names),
  }
}

export function couponCardOf(
  couponCampaign: CouponCampaign,
  { names, call, myNum }: { names: ScopeNames; call: Call; myNum: number },
): CouponCard {
  const member = call.caller.member
  const now = call.app.clock.now()
  return {
    ...campaignFields(couponCampaign, names, call.lang),
    memberTypes: [...couponCampaign.memberTypes],
    claimFrom: couponCampaign.claimFrom.toISOString(),
    claimUntil: couponCampaign.claimUntil.toISOString(),
    validFrom: couponCampaign.validFrom?.toISOString() ?? null,
    validUntil: couponCampaign.validUntil?.toISOString() ?? null,
    validDays: couponCampaign.validDays,
    perPerson: couponCampaign.perPerson,
    takenPercent: Math.floor((couponCampaign.claimed * 100) / couponCampaign.total),
    myNum,
    status: claimStateOf(couponCampaign, member && { memberType: member.memberType, myNum }, now),
  }
}

/** Campaigns as cards with what the visitor has of them already. */
export async function couponCardsOf(call: Call, list: readonly CouponCampaign[]): Promise<CouponCard[]> {
  const member = call.caller.member
  const ids = list.map((couponCampaign) => couponCampaign.campaignId)
  const [names, mine] = await Promise.all([
    loadScopeNames(call.app.visitorRead, list),
    member ? claimedCounts(call.app.read, member.memberId, ids) : new Map<number, number>(),
  ])
  return list.map((couponCampaign) => couponCardOf(couponCampaign, { names, call, myNum: mine.get(couponCampaign.campaignId) ?? 0 }))
}
