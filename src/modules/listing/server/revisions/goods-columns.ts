import { parseDecimal } from '../../../../kernel/quantity/decimal.ts'
import { parseQuantity } from '../../../../kernel/quantity/quantity.ts'
import type { GoodsDocument, TierText } from '../../rules/goods-document.ts'
import { unitOf } from '../../../catalog/rules/units.ts'

/** The columns of `goods` that a checked document fills. Texts that are no numbers were refused before (rules/check-document.ts). */
export function goodsColumns(document: GoodsDocument) {
  const { precision } = unitOf(document.priceUnit)
  const steps = (text: string) => parseQuantity(text, precision) ?? 0n
  const tiers = (list: readonly TierText[]) => JSON.stringify(list.map((tier) => tierRow(tier, steps)))
  return {
    category_id: document.categoryId,
    brand_id: document.brandId === 0 ? null : document.brandId,
    freight_template_id: document.freightTemplateId,
    name_zh: document.nameZh,
    name_en: document.nameEn === '' ? document.nameZh : document.nameEn,
    attributes: JSON.stringify(Object.fromEntries(Object.entries(document.attributes).filter(([, value]) => value !== ''))),
    standards: JSON.stringify(
      document.standards
        .filter((standard) => standard.code !== '')
        .map((standard) => ({ code: standard.code, verifiedEdition: standard.verifiedEdition === 1 })),
    ),
    price_unit: document.priceUnit,
    sec_unit: document.secUnit === '' ? null : document.secUnit,
    sale_unit_state: document.saleUnitState,
    require_enquiry: document.requireEnquiry === 1,
    unit_precision: precision,
    min_buy: String(steps(document.minBuy)),
    buy_step: String(steps(document.buyStep)),
    buy_limit: document.buyLimit === '' ? null : String(steps(document.buyLimit)),
    retail_tiers: tiers(document.retailTiers),
    business_tiers: tiers(document.businessTiers),
    deposit_percent: document.depositPercent === '' ? null : Number(document.depositPercent),
    sample_available: document.sampleAvailable === 1,
    sample_note: document.sampleNote,
    consumer_return: document.consumerReturn === 1,
    qualification_required: document.qualificationRequired,
    hazardous: document.hazardous === 1,
    documents: document.documents,
    certificates: JSON.stringify(document.certificates),
    lead_time_days: Number(document.leadTimeDays),
    weigh_method: document.weighMethod,
    weigh_tolerance: document.weighTolerance,
    return_policy: document.returnPolicy,
    gallery: document.gallery,
    tags: document.tags,
    description_zh: document.descriptionZh,
    description_en: document.descriptionEn,
  }
}

function tierRow(tier: TierText, steps: (text: string) => bigint): Record<string, number> {
  const min = Number(steps(tier.min))
  return tier.kind === 'percent'
    ? { min, percentBp: Number(parseDecimal(tier.value, 2) ?? 0n) }
    : { min, delta: Number(parseDecimal(tier.value, 4) ?? 0n) }
}
