import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { couponClaim, couponsForGoods, couponsForStores } from '../endpoints-coupons-on-goods.ts'
import { couponList, myCoupons, spendDiscountList } from '../endpoints.ts'
import {
  adminCouponPublish,
  adminCoupons,
  adminCouponSave,
  adminCouponStop,
  adminCouponVoid,
  sellerCouponPublish,
  sellerCoupons,
  sellerCouponSave,
  sellerCouponStop,
} from '../endpoints-campaigns.ts'
import { publishCampaign, saveCampaign, stopCampaign, voidCampaign } from './manage-campaign.ts'
import { listCampaigns } from './list-campaigns.ts'
import { claimCoupon } from './claim-coupon.ts'
import { couponsOfGoods, couponsOfStores, listCoupons, listSpendDiscounts } from './list-coupons.ts'
import { listMyCoupons } from './list-my-coupons.ts'

const storeIdsOf = (call: Call) => storeIdsWith(call.caller, 'store.goods')
const ownStores = (call: Call) => ({ kind: 'store', storeIds: storeIdsOf(call) }) as const
const ownKey = <Input extends { couponCampaignId: number }>({ couponCampaignId, ...rest }: Input) => ({
  ...rest,
  campaignId: couponCampaignId,
})
const platform = { kind: 'platform' } as const

const front: Handler[] = [
  handle(couponList, listCoupons),
  handle(couponsForGoods, ({ goodsId }, call) => couponsOfGoods(call, goodsId)),
  handle(couponsForStores, couponsOfStores),
  handle(spendDiscountList, listSpendDiscounts),
  handle(couponClaim, ({ campaignId }, call) => claimCoupon(call, campaignId)),
  handle(myCoupons, listMyCoupons),
]

const seller: Handler[] = [
  handle(sellerCoupons, (input, call) => listCampaigns(call, { storeIds: storeIdsOf(call) }, input)),
  handle(sellerCouponSave, (input, call) => saveCampaign(call, ownStores(call), ownKey(input))),
  handle(sellerCouponPublish, (input, call) => publishCampaign(call, ownStores(call), ownKey(input))),
  handle(sellerCouponStop, (input, call) => stopCampaign(call, ownStores(call), ownKey(input))),
]

const admin: Handler[] = [
  handle(adminCoupons, ({ owner, ...asked }, call) => listCampaigns(call, { owner }, asked)),
  handle(adminCouponSave, (input, call) => saveCampaign(call, platform, input)),
  handle(adminCouponPublish, (input, call) => publishCampaign(call, platform, input)),
  handle(adminCouponStop, (input, call) => stopCampaign(call, platform, input)),
  handle(adminCouponVoid, (input, call) => voidCampaign(call, input)),
]

/** Coupons: the centre, what a member holds, and the desks of stores and platform. */
export function promotionHandlers(): Handler[] {
  return [...front, ...seller, ...admin]
}
