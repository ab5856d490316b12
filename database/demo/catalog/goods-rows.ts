import { passGate } from '../../../src/modules/catalog/rules/publishing-gate.ts'
import { unitOf } from '../../../src/modules/catalog/rules/units.ts'
import { readGallery, type DemoCatalog, type DemoGoods, type DemoTier } from './catalog-data.ts'
import { countOf } from './decimal-of.ts'
import { demoEnglish } from '../english.ts'

type Ids = { readonly brandIds: ReadonlyMap<string, number>; readonly freightIds: ReadonlyMap<string, number> }

const newest = Date.parse('2026-11-20T08:00:00+08:00')
const hour = 3_600_000

/** The rows of `goods`. Sales counts and publishing times are invented but always the same. */
export function goodsRows(catalog: DemoCatalog, ids: Ids): Record<string, unknown>[] {
  const gallery = readGallery()
  return catalog.spus.map((goods, index) => {
    const gate = passGate({ listing: goods.compliance.listing, reason: goods.compliance.reason ?? '' })
    return {
      goods_id: goods.goodsId,
      store_id: goods.storeId,
      category_id: goods.categoryId,
      brand_id: goods.brandId === 'b-none' ? null : (ids.brandIds.get(goods.brandId) ?? null),
      freight_template_id: ids.freightIds.get(goods.freightTemplateId),
      name_zh: goods.name,
      name_en: goods.nameEn,
      attributes: goods.attrs,
      standards: goods.standards,
      price_unit: goods.priceUnit,
      sec_unit: goods.secPriceUnit,
      sale_unit_state: goods.saleUnitState,
      pricing_mode: goods.pricingMode,
      ...indexLink(goods),
      require_enquiry: goods.isRequireEnquiry === 1,
      price_shown: goods.priceShown,
      ...quantityRule(goods),
      ...tierColumns(goods),
      deposit_percent: goods.depositRate === null ? null : Math.round(goods.depositRate * 100),
      sample_available: goods.sampleAvailable === 1,
      sample_note: goods.sampleNote ?? '',
      consumer_return: goods.retailFriendly,
      qualification_required: goods.qualificationRequired,
      hazardous: goods.hazardous,
      documents: goods.documents,
      lead_time_days: goods.leadTimeDays,
      weigh_method: goods.weighMethod ?? '',
      weigh_tolerance: goods.weighTolerance ?? '',
      return_policy: goods.returnPolicy,
      gallery: gallery[goods.goodsId] ?? [],
      tags: goods.tags,
      description_zh: goods.descZh,
      description_en: demoEnglish.goods[goods.goodsId] ?? '',
      listing: goods.compliance.listing,
      listing_reason: goods.compliance.reason ?? '',
      listing_basis: goods.compliance.basis ?? '',
      state: gate.state,
      state_reason: 'reason' in gate ? gate.reason : '',
      published_at: gate.state === 'on_sale' ? new Date(newest - ((index * 53) % 171) * 17 * hour).toISOString() : null,
      version: 1,
    }
  })
}

function indexLink(goods: DemoGoods): Record<string, unknown> {
  const link = goods.zincLink
  return {
    index_series: link ? 'ZN0-SH' : null,
    index_factor_ppm: link ? countOf(link.factor, 6) : null,
    index_premium: link ? countOf(link.premium, 4) : null,
  }
}

function quantityRule(goods: DemoGoods): Record<string, unknown> {
  const precision = unitOf(goods.priceUnit).precision
  return {
    unit_precision: precision,
    min_buy: countOf(goods.minBuyNum, precision),
    buy_step: countOf(goods.buyStep, precision),
    buy_limit: null,
  }
}

/** Both audiences have the same steps; they are kept apart so that a store may offer them differently. */
function tierColumns(goods: DemoGoods): Record<string, unknown> {
  const tiers = goods.tiers.map((tier) => tierOf(tier, unitOf(goods.priceUnit).precision))
  return { retail_tiers: tiers, business_tiers: tiers }
}

function tierOf(tier: DemoTier, precision: number): Record<string, bigint> {
  const min = countOf(tier.min, precision)
  return tier.pct === undefined ? { min, delta: countOf(tier.delta ?? 0, 4) } : { min, percentBp: countOf(tier.pct, 2) }
}
