import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { SpendDiscountCard } from '../endpoints-coupons-on-goods.ts'
import { isInScope, type DiscountLine } from '../rules/discount.ts'
import type { Campaign } from './campaign-repository.ts'
import { campaignFields, loadScopeNames } from './coupon-view.ts'

export const thresholdsInYuan = (of: Pick<Campaign, 'steps'>) =>
  of.steps.map(({ from, off }) => ({ from: yuanNumber(from), off: yuanNumber(off) }))

/** Reductions as pages show them, each with which of some goods it is for. */
export async function spendDiscountCards(
  call: Call,
  list: readonly Campaign[],
  lines: readonly Omit<DiscountLine, 'amount'>[],
): Promise<SpendDiscountCard[]> {
  if (list.length === 0) return []
  const names = await loadScopeNames(call.app.visitorRead, list)
  return list.map((campaign) => {
    const { campaignId, couponName, storeId, storeName, scope, scopeText, link } = campaignFields(campaign, names, call.lang)
    return {
      campaignId,
      reductionName: couponName,
      storeId,
      storeName,
      scope,
      scopeText,
      link,
      steps: thresholdsInYuan(campaign),
      from: campaign.claimFrom.toISOString(),
      until: campaign.claimUntil.toISOString(),
      goodsIds: lines.filter((line) => isInScope(campaign, line)).map((line) => line.goodsId),
    }
  })
}
