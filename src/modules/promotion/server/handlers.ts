import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { couponClaim, couponsForGoods, couponsForStores } from '../../catalog/contract-coupon.ts'
import { couponList, myCoupons, reductionList } from '../contract.ts'
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
} from '../contract-desk.ts'
import { publishCampaign, saveCampaign, stopCampaign, voidCampaign } from './campaign-desk.ts'
import { listCampaigns } from './campaign-list.ts'
import { claimCoupon } from './claim-coupon.ts'
import { couponsOfGoods, couponsOfStores, listCoupons, listReductions } from './list-coupons.ts'
import { listMine } from './my-coupons.ts'

const storeIdsOf = (call: Call) =>
  call.visitor.stores.filter((seat) => seat.capabilities.includes('store.goods')).map((seat) => seat.storeId)
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
  handle(reductionList, listReductions),
  handle(couponClaim, ({ campaignId }, call) => claimCoupon(call, campaignId)),
  handle(myCoupons, listMine),
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
