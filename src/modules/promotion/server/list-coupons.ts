import { offsetOf } from '../../../kernel/database/paging.ts'
import type { OutputOf, ParsedInputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { categoryAncestors } from '../../taxonomy/server/public.ts'
import { namedGoods } from '../../catalog/server/public.ts'
import type { ClaimState } from '../rules/claim-state.ts'
import type { couponsForGoods, couponsForStores } from '../endpoints-coupons-on-goods.ts'
import type { couponList, spendDiscountList } from '../endpoints.ts'
import { isInScope } from '../rules/discount.ts'
import { claimStateOf } from '../rules/claim-state.ts'
import { publicCampaigns, type Campaign, type CouponCampaign } from './campaign-repository.ts'
import { couponCardsOf, nameInLanguage, loadScopeNames } from './coupon-view.ts'
import { spendDiscountCards } from './spend-discount-view.ts'

const order: Readonly<Record<ClaimState, number>> = { CLAIM: 0, CLAIMED: 0, NOT_FOR_YOU: 0, NOT_STARTED: 1, SOLD_OUT: 2, ENDED: 3 }

/** The coupon centre: what can be claimed first, then what is to come, then what is gone; larger savings first. */
export async function listCoupons(
  { storeId, categoryId, kind, current, pageSize }: ParsedInputOf<typeof couponList>,
  call: Call,
): Promise<OutputOf<typeof couponList>> {
  const { visitorRead, clock } = call.app
  const shown = await publicCampaigns(visitorRead, { now: clock.now(), storeIds: null, withEnded: true })
  const all = await ofOpenStores(call, shown.coupons)
  const fits = await fitsCategory(call, all, categoryId)
  const found = all
    .filter(
      (couponCampaign) =>
        (storeId === undefined || (couponCampaign.storeId ?? 0) === storeId) &&
        (kind === undefined || couponCampaign.kind === kind) &&
        fits(couponCampaign),
    )
    .toSorted((one, other) => rankOf(one, clock.now()) - rankOf(other, clock.now()) || other.campaignId - one.campaignId)
  const names = await loadScopeNames(visitorRead, all)
  return {
    list: await couponCardsOf(call, found.slice(offsetOf({ current, pageSize }), current * pageSize)),
    total: found.length,
    stores: [...names.stores.values()]
      .map((store) => ({
        storeId: store.storeId,
        storeName: nameInLanguage(call.lang, { nameZh: store.storeName, nameEn: store.storeNameEn }),
      }))
      .toSorted((one, other) => one.storeId - other.storeId),
  }
}

// The order of the page is the same for everybody; what somebody has claimed does not move it.
const rankOf = (campaign: Campaign, now: Date) => order[claimStateOf(campaign, null, now)]

/** Whether a campaign is for goods of a category: everything, the category itself, one above or one below it. */
async function fitsCategory(
  call: Call,
  all: readonly Campaign[],
  categoryId: number | undefined,
): Promise<(campaign: Campaign) => boolean> {
  if (categoryId === undefined) return () => true
  const { visitorRead } = call.app
  const goods = await namedGoods(visitorRead, [
    ...new Set(all.filter((campaign) => campaign.scope === 'GOODS').flatMap((campaign) => campaign.scopeIds)),
  ])
  const named = all.filter((campaign) => campaign.scope === 'CATEGORY').flatMap((campaign) => campaign.scopeIds)
  const ways = await categoryAncestors(visitorRead, [...new Set([categoryId, ...named, ...goods.map((one) => one.categoryId)])])
  const categoryOf = new Map(goods.map((one) => [one.goodsId, one.categoryId]))
  const above = ways.get(categoryId) ?? []
  const isWithin = (id: number | undefined) => id !== undefined && (ways.get(id) ?? []).includes(categoryId)
  return (of) => {
    if (of.scope === 'ALL') return true
    if (of.scope === 'GOODS') return of.scopeIds.some((id) => isWithin(categoryOf.get(id)))
    return of.scopeIds.some((id) => above.includes(id) || isWithin(id))
  }
}

/** A suspended or closed store sells nothing, so its coupons are not shown. */
async function ofOpenStores<Of extends Campaign>(call: Call, all: readonly Of[]): Promise<Of[]> {
  const { stores } = await loadScopeNames(call.app.visitorRead, all)
  return all.filter((of) => of.storeId === null || stores.get(of.storeId)?.state === 'open')
}

/** The hall's full reductions: those that end first stand first. */
export async function listSpendDiscounts(
  { current, pageSize }: ParsedInputOf<typeof spendDiscountList>,
  call: Call,
): Promise<OutputOf<typeof spendDiscountList>> {
  const { visitorRead, clock } = call.app
  const { ladders } = await publicCampaigns(visitorRead, { now: clock.now(), storeIds: null, withEnded: false })
  const open = (await ofOpenStores(call, ladders)).toSorted((one, other) => one.claimUntil.getTime() - other.claimUntil.getTime())
  return { list: await spendDiscountCards(call, open.slice(offsetOf({ current, pageSize }), current * pageSize), []), total: open.length }
}

/** What can be claimed now for some goods, the platform's and the store's, and what the store takes off by itself. */
export async function couponsOfGoods(call: Call, goodsId: number): Promise<OutputOf<typeof couponsForGoods>> {
  const { visitorRead, clock } = call.app
  const [of] = await namedGoods(visitorRead, [goodsId])
  if (!of) return { list: [], reductions: [] }
  const [shown, ways] = await Promise.all([
    publicCampaigns(visitorRead, { now: clock.now(), storeIds: [0, of.storeId], withEnded: false }),
    categoryAncestors(visitorRead, [of.categoryId]),
  ])
  const line = { storeId: of.storeId, goodsId, categoryIds: ways.get(of.categoryId) ?? [] }
  const isFor = (campaign: Campaign) => isInScope(campaign, line)
  const [list, reductions] = await Promise.all([
    couponCardsOf(call, claimable(call, shown.coupons).filter(isFor)),
    spendDiscountCards(call, shown.ladders.filter(isFor), [line]),
  ])
  return { list, reductions }
}

/** What can be claimed now in these stores, and their reductions with which of the goods each is for. */
export async function couponsOfStores(
  { storeIds, goodsIds }: ParsedInputOf<typeof couponsForStores>,
  call: Call,
): Promise<OutputOf<typeof couponsForStores>> {
  if (storeIds.length === 0) return { list: [], reductions: [] }
  const { visitorRead, clock } = call.app
  const { coupons, ladders } = await publicCampaigns(visitorRead, { now: clock.now(), storeIds, withEnded: false })
  const [list, reductions] = await Promise.all([
    ofOpenStores(call, coupons).then((open) => couponCardsOf(call, claimable(call, open))),
    ladders.length === 0 ? [] : linesOf(call, goodsIds).then((lines) => spendDiscountCards(call, ladders, lines)),
  ])
  return { list, reductions }
}

async function linesOf(call: Call, goodsIds: readonly number[]) {
  const goods = await namedGoods(call.app.visitorRead, goodsIds)
  const ways = await categoryAncestors(call.app.visitorRead, [...new Set(goods.map((one) => one.categoryId))])
  return goods.map(({ goodsId, storeId, categoryId }) => ({ goodsId, storeId, categoryIds: ways.get(categoryId) ?? [] }))
}

// The same for everybody: what a member has claimed already stays in the list, marked.
function claimable(call: Call, all: readonly CouponCampaign[]): CouponCampaign[] {
  return all.filter((couponCampaign) => claimStateOf(couponCampaign, null, call.app.clock.now()) === 'CLAIM').slice(0, 20)
}
