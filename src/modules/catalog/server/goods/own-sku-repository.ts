import type { Actor } from '../../../../kernel/audit/audit.ts'
import { ratioOf, type Ratio } from '../../../../kernel/quantity/unit-conversion.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'

type Int = number | bigint
type Row = {
  readonly goodsId: number
  readonly storeId: number
  readonly precision: number
  readonly saleUnitState: 1 | 2
  readonly requireEnquiry: boolean
  readonly byFormula: boolean
  readonly convNumerator: Int | null
  readonly convDenominator: Int | null
  readonly retailPrice: Int | null
  readonly businessPrice: Int | null
  readonly retailSecPrice: Int | null
  readonly businessSecPrice: Int | null
}

/** A SKU as its store's staff edits it; prices in 1/10000 yuan. */
export type OwnSku = {
  readonly goodsId: number
  readonly storeId: number
  /** Decimals of a quantity in the trade unit. */
  readonly precision: number
  readonly requireEnquiry: boolean
  /** True while its prices follow an index. */
  readonly byFormula: boolean
  /** How many second units make one trade unit; null where it is sold in the trade unit only. */
  readonly convToSec: Ratio | null
  readonly retail: { readonly price: bigint | null; readonly second: bigint | null }
  readonly business: { readonly price: bigint | null; readonly second: bigint | null }
}

/** Who writes prices or stock, for which stores: staff by hand, or their import. */
export type SellerActor = { readonly storeIds: readonly number[]; readonly actor: Actor; readonly requestId: string }

const own = {
  name: 'catalog.ownSku',
  text: `SELECT g.goods_id AS "goodsId", g.store_id AS "storeId", g.unit_precision AS precision, g.sale_unit_state AS "saleUnitState", g.require_enquiry AS "requireEnquiry",
    EXISTS (SELECT FROM goods_formula x WHERE x.goods_id = g.goods_id AND x.state = 'active') AS "byFormula",
    s.conv_numerator AS "convNumerator", s.conv_denominator AS "convDenominator", s.retail_price AS "retailPrice", s.business_price AS "businessPrice",
    s.retail_sec_price AS "retailSecPrice", s.business_sec_price AS "businessSecPrice"
   FROM sku s JOIN goods g USING (goods_id) WHERE s.product_id = $1 AND g.store_id = ANY($2::bigint[]) AND s.state = 'active' FOR UPDATE OF g, s`,
}
const bigintOrNull = (value: Int | null): bigint | null => (value === null ? null : BigInt(value))

/** A SKU of one of the stores, locked with its goods until the transaction ends; undefined for foreign, retired and unknown ones. */
export async function ownSku(tx: Transaction, productId: number, storeIds: readonly number[]): Promise<OwnSku | undefined> {
  const [row] = await rows<Row>(tx, own, [productId, storeIds])
  if (!row) return undefined
  const { convNumerator, convDenominator } = row
  const conversion =
    row.saleUnitState === 1 || convNumerator === null || convDenominator === null
      ? undefined
      : ratioOf(BigInt(convNumerator), BigInt(convDenominator))
  return {
    goodsId: row.goodsId,
    storeId: row.storeId,
    precision: row.precision,
    requireEnquiry: row.requireEnquiry,
    byFormula: row.byFormula,
    convToSec: conversion ?? null,
    retail: { price: bigintOrNull(row.retailPrice), second: bigintOrNull(row.retailSecPrice) },
    business: { price: bigintOrNull(row.businessPrice), second: bigintOrNull(row.businessSecPrice) },
  }
}
