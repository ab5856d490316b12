import { ratioOf } from '../../../../kernel/quantity/unit-conversion.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import type { PriceBasis, PriceTier } from '../../rules/resolve-price.ts'
import type { GoodsSource, SkuSource } from './goods-source-repository.ts'

/** Tiers as the columns hold them: numbers or digits as text. */
export function tiersOf(stored: unknown): PriceTier[] {
  if (!Array.isArray(stored)) return []
  return stored.map((tier: { min: number | string; delta?: number | string; percentBp?: number | string }) =>
    tier.percentBp === undefined
      ? { min: BigInt(tier.min), delta: BigInt(tier.delta ?? 0) }
      : { min: BigInt(tier.min), percentBp: BigInt(tier.percentBp) },
  )
}

export type StoredPrice = {
  readonly unitPrice: number | string | bigint | null
  readonly secUnitPrice: number | string | bigint | null
  readonly tiers: unknown
  readonly convNumerator: number | string | bigint | null
  readonly convDenominator: number | string | bigint | null
  /** Left away where no flash price is looked for. */
  readonly flashPrice?: number | string | bigint | null
  readonly flashSecPrice?: number | string | bigint | null
}

/** What the price resolver works on; null where the SKU has no price. */
export function basisOf(stored: StoredPrice): PriceBasis | null {
  if (stored.unitPrice === null) return null
  const conversion =
    stored.convNumerator === null || stored.convDenominator === null
      ? undefined
      : ratioOf(BigInt(stored.convNumerator), BigInt(stored.convDenominator))
  return {
    unitPrice: BigInt(stored.unitPrice),
    secUnitPrice: stored.secUnitPrice === null ? null : BigInt(stored.secUnitPrice),
    tiers: tiersOf(stored.tiers),
    convToSec: conversion ?? null,
    ...flashOf(stored),
  }
}

function flashOf({ flashPrice = null, flashSecPrice = null }: StoredPrice): Pick<PriceBasis, 'offers'> {
  if (flashPrice === null) return {}
  const secUnitPrice = flashSecPrice === null ? null : BigInt(flashSecPrice)
  return { offers: [{ kind: 'flash', unitPrice: BigInt(flashPrice), secUnitPrice }] }
}

/** The basis of a SKU of the read model's source for one price class; null also where the price is not shown. */
export function sourceBasis(goods: GoodsSource, sku: SkuSource, priceClass: PriceClass): PriceBasis | null {
  if (!goods.priceShown || goods.requireEnquiry) return null
  const { convNumerator, convDenominator } = sku
  return priceClass === 'business'
    ? basisOf({
        unitPrice: sku.businessPrice,
        secUnitPrice: sku.businessSecPrice,
        tiers: goods.businessTiers,
        convNumerator,
        convDenominator,
        flashPrice: sku.flashBusiness,
        flashSecPrice: sku.flashBusinessSec,
      })
    : basisOf({
        unitPrice: sku.retailPrice,
        secUnitPrice: sku.retailSecPrice,
        tiers: goods.retailTiers,
        convNumerator,
        convDenominator,
        flashPrice: sku.flashRetail,
        flashSecPrice: sku.flashRetailSec,
      })
}
