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

export async function loadScopeNames(handle: Queryable, list: readonly CampaignScope[]): Promise<ScopeNames> {
  const ids = (scope: Discount['scope']) => [...new Set(list.filter((one) => one.scope === scope).flatMap((one) => one.scopeIds))]
  const storeIds = [...new Set(list.flatMap((one) => one.storeId ?? []))]
  const [stores, categories, goods] = await Promise.all([
    storeIds.length === 0 ? [] : storesByIds(handle, storeIds),
    namedCategories(handle, ids('CATEGORY')),
    namedGoods(handle, ids('GOODS')),
  ])
  return {
    stores: new Map(stores.map((one) => [one.storeId, one])),
    categories: new Map(categories.map((one) => [one.categoryId, one])),
    goods: new Map(goods.map((one) => [one.goodsId, one])),
  }
}

export const nameInLanguage = (lang: Language, one: { readonly nameZh: string; readonly nameEn: string }) =>
  lang === 'en' ? one.nameEn || one.nameZh : one.nameZh

/** Names of what a coupon is for, in the order of the scope. */
export function scopeNames(of: CampaignScope, names: ScopeNames, lang: Language): { id: number; name: string }[] {
  return of.scopeIds.flatMap((id) => {
    const one = of.scope === 'CATEGORY' ? names.categories.get(id) : names.goods.get(id)
    return one ? [{ id, name: nameInLanguage(lang, one) }] : []
  })
}

/** Where the goods are that a coupon is for. */
function linkOf(of: CampaignScope, names: ScopeNames): string {
  if (of.scope === 'GOODS') {
    const productId = of.scopeIds.map((id) => names.goods.get(id)?.productId).find((id) => id)
    if (productId) return `/goods/detail/${productId}`
  }
  if (of.storeId !== null) return `/store/goods?vid=${of.storeId}`
  const category = of.scope === 'CATEGORY' ? of.scopeIds.map((id) => names.categories.get(id)).find((one) => one) : undefined
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

export function couponCardOf(of: CouponCampaign, { names, call, myNum }: { names: ScopeNames; call: Call; myNum: number }): CouponCard {
  const member = call.caller.member
  const now = call.app.clock.now()
  return {
    ...campaignFields(of, names, call.lang),
    memberTypes: [...of.memberTypes],
    claimFrom: of.claimFrom.toISOString(),
    claimUntil: of.claimUntil.toISOString(),
    validFrom: of.validFrom?.toISOString() ?? null,
    validUntil: of.validUntil?.toISOString() ?? null,
    validDays: of.validDays,
    perPerson: of.perPerson,
    takenPercent: Math.floor((of.claimed * 100) / of.total),
    myNum,
    status: claimStateOf(of, member && { memberType: member.memberType, myNum }, now),
  }
}

/** Campaigns as cards with what the visitor has of them already. */
export async function couponCardsOf(call: Call, list: readonly CouponCampaign[]): Promise<CouponCard[]> {
  const member = call.caller.member
  const ids = list.map((one) => one.campaignId)
  const [names, mine] = await Promise.all([
    loadScopeNames(call.app.visitorRead, list),
    member ? claimedCounts(call.app.read, member.memberId, ids) : new Map<number, number>(),
  ])
  return list.map((one) => couponCardOf(one, { names, call, myNum: mine.get(one.campaignId) ?? 0 }))
}
