import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../shared/money.ts'
import type { AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import { namedCategories, namedGoods, type NamedCategory, type NamedGoods } from '../../catalog/server/public.ts'
import { storesByIds, type StoreFacts } from '../../store/server/public.ts'
import type { CouponCard } from '../../catalog/contract-coupon.ts'
import { claimStateOf } from '../rules/claim-state.ts'
import type { CampaignKind } from '../rules/campaign-kinds.ts'
import type { Benefit, Scoped } from '../rules/benefit.ts'
import type { CouponCampaign } from './campaign-store.ts'
import { claimedBy } from './coupon-store.ts'

/** What the views name: stores, categories and goods. */
export type Names = {
  readonly stores: ReadonlyMap<number, StoreFacts>
  readonly categories: ReadonlyMap<number, NamedCategory>
  readonly goods: ReadonlyMap<number, NamedGoods>
}

export async function namesFor(handle: AnyHandle, list: readonly Scoped[]): Promise<Names> {
  const ids = (scope: Benefit['scope']) => [...new Set(list.filter((one) => one.scope === scope).flatMap((one) => one.scopeIds))]
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

export const inLanguage = (lang: Language, one: { readonly nameZh: string; readonly nameEn: string }) =>
  lang === 'en' ? one.nameEn || one.nameZh : one.nameZh

/** Names of what a coupon is for, in the order of the scope. */
export function scopeNames(of: Scoped, names: Names, lang: Language): { id: number; name: string }[] {
  return of.scopeIds.flatMap((id) => {
    const one = of.scope === 'CATEGORY' ? names.categories.get(id) : names.goods.get(id)
    return one ? [{ id, name: inLanguage(lang, one) }] : []
  })
}

/** Where the goods are that a coupon is for. */
function linkOf(of: Scoped, names: Names): string {
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
export function couponBase<Kind extends CampaignKind>(of: Omit<Benefit, 'kind'> & Named & { kind: Kind }, names: Names, lang: Language) {
  const store = of.storeId === null ? undefined : names.stores.get(of.storeId)
  return {
    campaignId: of.campaignId,
    couponName: inLanguage(lang, of),
    kind: of.kind,
    amount: yuanNumber(of.amount),
    offPercent: of.offBp / 100,
    cap: of.cap === null ? null : yuanNumber(of.cap),
    threshold: yuanNumber(of.threshold),
    storeId: of.storeId ?? 0,
    storeName: store ? inLanguage(lang, { nameZh: store.storeName, nameEn: store.storeNameEn }) : '',
    scope: of.scope,
    scopeText: scopeNames(of, names, lang)
      .map((one) => one.name)
      .join(lang === 'en' ? ', ' : '、'),
    link: linkOf(of, names),
  }
}

export function cardOf(of: CouponCampaign, { names, call, myNum }: { names: Names; call: Call; myNum: number }): CouponCard {
  const member = call.visitor.member
  const now = call.house.clock.now()
  return {
    ...couponBase(of, names, call.lang),
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
export async function cardsOf(call: Call, list: readonly CouponCampaign[]): Promise<CouponCard[]> {
  const member = call.visitor.member
  const ids = list.map((one) => one.campaignId)
  const [names, mine] = await Promise.all([
    namesFor(call.house.visitorRead, list),
    member ? claimedBy(call.house.read, member.memberId, ids) : new Map<number, number>(),
  ])
  return list.map((one) => cardOf(one, { names, call, myNum: mine.get(one.campaignId) ?? 0 }))
}
