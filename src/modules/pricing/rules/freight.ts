import type { Fen } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import { roadKm, type Place } from './road-distance.ts'

/** A mass in grams. */
export type Grams = bigint

type PerTonneKm = {
  readonly mode: 'per_tonne_km'
  readonly leastGrams: Grams
  readonly fullTruckGrams: Grams
  /** 1/10000 yuan per tonne and kilometre, for a full and for a part load. */
  readonly fullRate: bigint
  readonly partRate: bigint
  readonly minCharge: Fen
  readonly loadingPerTonne: Fen
}
/** A step has either a price of its own or a price per kilogram in 1/10000 yuan. */
type FreightStep = { readonly uptoGrams: Grams; readonly price?: Fen; readonly perKg?: bigint }
type StepKg = { readonly mode: 'step_kg'; readonly steps: readonly FreightStep[] }
type FirstNext = {
  readonly mode: 'first_next'
  readonly firstGrams: Grams
  readonly first: Fen
  readonly nextGrams: Grams
  readonly next: Fen
  readonly freeOver: Fen | null
  readonly remoteProvinces: readonly string[]
  readonly remoteSurcharge: Fen
}

/** How a store charges the carriage of its goods. */
export type FreightRates = PerTonneKm | StepKg | FirstNext | { readonly mode: 'enquiry' } | { readonly mode: 'none' }

export type FreightQuestion = {
  readonly rates: FreightRates
  /** Mass of everything that goes together; null when it is not known. */
  readonly grams: Grams | null
  readonly from: Place
  readonly to: Place
  /** Amount of the goods, for free carriage above a sum. */
  readonly goodsAmount: Fen
  readonly selfPickup?: boolean
  /** The platform closed the region: no tariff reaches it. */
  readonly closed?: boolean
}

export type FreightReason =
  | 'free'
  | 'per_tonne_km'
  | 'step_kg'
  | 'first_next'
  | 'enquiry'
  | 'none'
  | 'mass_unknown'
  | 'region_unknown'
  | 'region_closed'
/** `amount` in fen; null means that the carrier must be asked. */
export type Freight = { readonly amount: Fen | null; readonly distanceKm: number | null; readonly reason: FreightReason }

/**
 * The mass that a quantity weighs, in grams, rounded half up once per line; `stockNumber` in the trade unit's steps. Everything that
 * charges by mass asks here, so that the goods page and the checkout never differ near a step. Null when the unit's mass is not known.
 */
export function massOf(sku: { readonly unitMassGrams: Grams | null; readonly precision: number }, stockNumber: bigint): Grams | null {
  return sku.unitMassGrams === null ? null : divideHalfUp(sku.unitMassGrams * stockNumber, 10n ** BigInt(sku.precision))
}

/** The mass of lines that go together; null when one is not known. */
export function massOfAll(masses: readonly (Grams | null)[]): Grams | null {
  return masses.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0n as Grams | null)
}

/** Estimates the freight of one consignment by its template (industry.md §7); integer fen, rounded half up once. */
export function calculateFreight(question: FreightQuestion): Freight {
  const { rates, grams, to } = question
  if (question.selfPickup) return { amount: 0n, distanceKm: null, reason: 'free' }
  if (question.closed) return { amount: null, distanceKm: null, reason: 'region_closed' }
  if (rates.mode === 'none') return { amount: 0n, distanceKm: null, reason: 'none' }
  if (rates.mode === 'enquiry') return { amount: null, distanceKm: null, reason: 'enquiry' }
  if (grams === null) return { amount: null, distanceKm: null, reason: 'mass_unknown' }
  if (rates.mode === 'step_kg') return { amount: byStep(rates, grams), distanceKm: null, reason: 'step_kg' }
  if (rates.mode === 'first_next') return byFirstNext(rates, grams, to, question.goodsAmount)
  const km = roadKm(question.from, to)
  if (km === null) return { amount: null, distanceKm: null, reason: 'region_unknown' }
  return { amount: byTonneKm(rates, grams, km), distanceKm: km, reason: 'per_tonne_km' }
}

/** Truck freight over a known distance, in fen: the rate of a full truck counts from the full-truck mass on. */
export function byTonneKm(rates: PerTonneKm, grams: Grams, km: number): Fen {
  const charged = grams < rates.leastGrams ? rates.leastGrams : grams
  const rate = charged >= rates.fullTruckGrams ? rates.fullRate : rates.partRate
  // grams × km × (1/10000 yuan per t·km) → fen: 1e6 grams per tonne, 100 rate units per fen.
  const carriage = divideHalfUp(charged * BigInt(km) * rate, 100_000_000n)
  const loading = divideHalfUp(charged * rates.loadingPerTonne, 1_000_000n)
  return (carriage < rates.minCharge ? rates.minCharge : carriage) + loading
}

function byStep(rates: StepKg, grams: Grams): Fen {
  // Above the last step its rate goes on.
  const step = rates.steps.find((one) => grams <= one.uptoGrams) ?? rates.steps.at(-1)
  if (!step) return 0n
  if (step.perKg === undefined) return step.price ?? 0n
  return divideHalfUp(grams * step.perKg, 100_000n)
}

function byFirstNext(rates: FirstNext, grams: Grams, to: Place, goodsAmount: Fen): Freight {
  const remote = rates.remoteProvinces.includes(to.slice(0, 2))
  if (rates.freeOver !== null && goodsAmount >= rates.freeOver && !remote) return { amount: 0n, distanceKm: null, reason: 'free' }
  const over = grams > rates.firstGrams ? grams - rates.firstGrams : 0n
  const steps = (over + rates.nextGrams - 1n) / rates.nextGrams
  const surcharge = remote ? rates.remoteSurcharge : 0n
  return { amount: rates.first + steps * rates.next + surcharge, distanceKm: null, reason: 'first_next' }
}
