import type { Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { allSeries } from '../../../market/server/public.ts'
import { roundings, type FormulaView, type OwnFormula } from '../../endpoints-formulas-seller.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { formulaOfGoods, formulaVersions, type Formula } from './formula-repository.ts'

type Row = {
  readonly productId: number
  readonly specZh: string
  readonly specEn: string
  readonly retail: number | bigint | null
  readonly business: number | bigint | null
  readonly nameZh: string
  readonly nameEn: string
  readonly priceUnit: string
  readonly secUnit: string | null
}
const own = {
  name: 'catalog.ownFormulaGoods',
  text: `SELECT s.product_id AS "productId", s.spec_text_zh AS "specZh", s.spec_text_en AS "specEn", s.retail_price AS retail, s.business_price AS business,
      g.name_zh AS "nameZh", g.name_en AS "nameEn", g.price_unit AS "priceUnit", CASE WHEN g.sale_unit_state = 2 THEN g.sec_unit END AS "secUnit"
    FROM goods g JOIN sku s USING (goods_id) WHERE g.goods_id = $1 AND g.store_id = ANY($2::bigint[]) AND s.state = 'active' ORDER BY s.sort, s.product_id`,
}
const yuan = (price: number | bigint) => Number(price) / 10_000

/** A goods' formula as its store edits it. */
export async function showOwnFormula(goodsId: number, storeIds: readonly number[], call: Call): Promise<OwnFormula | Failure> {
  const { read } = call.app
  const skus = await rows<Row>(read, own, [goodsId, storeIds])
  const [goods] = skus
  if (!goods) return failure('api.notFound')
  const [formula, versions, series] = await Promise.all([formulaOfGoods(read, goodsId), formulaVersions(read, goodsId), allSeries(read)])
  const english = call.lang === 'en'
  return {
    goodsId,
    goodsName: english ? goods.nameEn : goods.nameZh,
    priceUnit: unitOf(goods.priceUnit)[call.lang],
    secPriceUnit: goods.secUnit === null ? null : unitOf(goods.secUnit)[call.lang],
    formula: formula ? viewOf(formula) : null,
    skus: skus.map((sku) => ({
      productId: sku.productId,
      specText: english ? sku.specEn : sku.specZh,
      delta: yuan(formula?.skuDeltas[String(sku.productId)] ?? 0),
      retailPrice: sku.retail === null ? null : yuan(sku.retail),
      businessPrice: sku.business === null ? null : yuan(sku.business),
    })),
    series: series.flatMap(({ seriesCode, nameZh, nameEn, currency, latest }) =>
      latest && currency === 'CNY'
        ? [{ seriesCode, seriesName: english ? nameEn : nameZh, latestDate: latest.date, latestPrice: yuan(latest.price) }]
        : [],
    ),
    versions: versions.map((version) => ({ ...version, editedAt: version.editedAt.toISOString() })),
  }
}

function viewOf(formula: Formula): FormulaView {
  const roundedTo = roundings.find((rounding) => Number(rounding) === yuan(formula.step)) ?? '0.01'
  const { version, state, seriesCode, point, period, periodDays, lockMinutes, freshDays, whenStale } = formula
  return {
    version,
    state,
    seriesCode,
    point,
    period,
    periodDays,
    factor: Number(formula.factorPpm) / 1_000_000,
    coefficient: Number(formula.coefficientPpm) / 1_000_000,
    retailPremium: yuan(formula.retailPremium),
    businessPremium: yuan(formula.businessPremium),
    processFee: yuan(formula.processFee),
    freight: yuan(formula.freight),
    roundedTo,
    secondSurcharge: yuan(formula.secondSurcharge),
    lockMinutes,
    freshDays,
    whenStale,
    quoteDate: formula.quoteDate ?? '',
    freshUntil: formula.freshUntil ?? '',
  }
}
