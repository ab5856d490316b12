import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../shared/money.ts'
import type { ReductionCard } from '../../catalog/contract-coupon.ts'
import { covers, type BenefitLine } from '../rules/benefit.ts'
import type { Campaign } from './campaign-store.ts'
import { couponBase, namesFor } from './coupon-view.ts'

export const stepsInYuan = (of: Pick<Campaign, 'steps'>) =>
  of.steps.map(({ from, off }) => ({ from: yuanNumber(from), off: yuanNumber(off) }))

/** Reductions as pages show them, each with which of some goods it is for. */
export async function reductionCards(
  call: Call,
  list: readonly Campaign[],
  lines: readonly Omit<BenefitLine, 'amount'>[],
): Promise<ReductionCard[]> {
  if (list.length === 0) return []
  const names = await namesFor(call.house.visitorRead, list)
  return list.map((of) => {
    const { campaignId, couponName, storeId, storeName, scope, scopeText, link } = couponBase(of, names, call.lang)
    return {
      campaignId,
      reductionName: couponName,
      storeId,
      storeName,
      scope,
      scopeText,
      link,
      steps: stepsInYuan(of),
      from: of.claimFrom.toISOString(),
      until: of.claimUntil.toISOString(),
      goodsIds: lines.filter((line) => covers(of, line)).map((line) => line.goodsId),
    }
  })
}
