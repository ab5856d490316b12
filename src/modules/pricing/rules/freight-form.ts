import { decimalText, parseDecimal as readDecimal } from '../../../kernel/quantity/decimal.ts'
import type { FreightRates } from './freight.ts'

/** Rates as they are typed: decimals in tonnes, kilograms and yuan. */
export type FreightForm =
  | {
      readonly mode: 'per_tonne_km'
      readonly leastTonnes: string
      readonly fullTruckTonnes: string
      /** Yuan per tonne and kilometre. */
      readonly fullRate: string
      readonly partRate: string
      readonly minCharge: string
      readonly loadingPerTonne: string
    }
  | {
      readonly mode: 'step_kg'
      /** Up to so many kilograms either a price, or a price per kilogram. */
      readonly steps: readonly { readonly uptoKg: string; readonly by: 'price' | 'kg'; readonly amount: string }[]
    }
  | {
      readonly mode: 'first_next'
      readonly firstKg: string
      readonly first: string
      readonly nextKg: string
      readonly next: string
      /** Free from so many yuan of goods on; empty for never. */
      readonly freeOver: string
      readonly remoteProvinces: readonly string[]
      readonly remoteSurcharge: string
    }
  | { readonly mode: 'enquiry' }
  | { readonly mode: 'none' }

export type FreightFormProblem = {
  readonly field: string
  readonly code: 'pricing.freightNumber' | 'pricing.freightOrder' | 'pricing.freightSteps'
}

/** No mass and no charge is below nothing. */
function parseDecimal(text: string, scale: number): bigint | undefined {
  const count = readDecimal(text, scale)
  return count !== undefined && count >= 0n ? count : undefined
}

const problem = (field: string, code: FreightFormProblem['code'] = 'pricing.freightNumber'): FreightFormProblem => ({ field, code })
const tonneScale = 6
const kgScale = 3
const rateScale = 4
const yuanScale = 2

/** Rates from what was typed, or the first place that is wrong. A mass must be more than nothing, and steps grow. */
export function ratesOfForm(form: FreightForm): FreightRates | FreightFormProblem {
  if (form.mode === 'per_tonne_km') return tonneKmOf(form)
  if (form.mode === 'step_kg') return stepsOf(form.steps)
  return form.mode === 'first_next' ? firstNextOf(form) : { mode: form.mode }
}

function tonneKmOf(form: Extract<FreightForm, { mode: 'per_tonne_km' }>): FreightRates | FreightFormProblem {
  const leastGrams = parseDecimal(form.leastTonnes, tonneScale)
  const fullTruckGrams = parseDecimal(form.fullTruckTonnes, tonneScale)
  const fullRate = parseDecimal(form.fullRate, rateScale)
  const partRate = parseDecimal(form.partRate, rateScale)
  const minCharge = parseDecimal(form.minCharge, yuanScale)
  const loadingPerTonne = parseDecimal(form.loadingPerTonne, yuanScale)
  if (leastGrams === undefined) return problem('leastTonnes')
  if (!fullTruckGrams) return problem('fullTruckTonnes')
  if (fullRate === undefined) return problem('fullRate')
  if (partRate === undefined) return problem('partRate')
  if (minCharge === undefined) return problem('minCharge')
  if (loadingPerTonne === undefined) return problem('loadingPerTonne')
  if (leastGrams > fullTruckGrams) return problem('fullTruckTonnes', 'pricing.freightOrder')
  return { mode: 'per_tonne_km', leastGrams, fullTruckGrams, fullRate, partRate, minCharge, loadingPerTonne }
}

function stepsOf(steps: Extract<FreightForm, { mode: 'step_kg' }>['steps']): FreightRates | FreightFormProblem {
  if (steps.length === 0) return problem('steps', 'pricing.freightSteps')
  const made: Extract<FreightRates, { mode: 'step_kg' }>['steps'][number][] = []
  for (const [place, step] of steps.entries()) {
    const uptoGrams = parseDecimal(step.uptoKg, kgScale)
    const amount = parseDecimal(step.amount, step.by === 'kg' ? rateScale : yuanScale)
    if (!uptoGrams) return problem(`steps.${place}.uptoKg`)
    if (amount === undefined) return problem(`steps.${place}.amount`)
    if (uptoGrams <= (made.at(-1)?.uptoGrams ?? 0n)) return problem(`steps.${place}.uptoKg`, 'pricing.freightOrder')
    made.push(step.by === 'kg' ? { uptoGrams, perKg: amount } : { uptoGrams, price: amount })
  }
  return { mode: 'step_kg', steps: made }
}

function firstNextOf(form: Extract<FreightForm, { mode: 'first_next' }>): FreightRates | FreightFormProblem {
  const firstGrams = parseDecimal(form.firstKg, kgScale)
  const first = parseDecimal(form.first, yuanScale)
  const nextGrams = parseDecimal(form.nextKg, kgScale)
  const next = parseDecimal(form.next, yuanScale)
  const freeOver = form.freeOver === '' ? null : parseDecimal(form.freeOver, yuanScale)
  const remoteSurcharge = parseDecimal(form.remoteSurcharge === '' ? '0' : form.remoteSurcharge, yuanScale)
  if (!firstGrams) return problem('firstKg')
  if (first === undefined) return problem('first')
  if (!nextGrams) return problem('nextKg')
  if (next === undefined) return problem('next')
  if (freeOver === undefined) return problem('freeOver')
  if (remoteSurcharge === undefined) return problem('remoteSurcharge')
  return { mode: 'first_next', firstGrams, first, nextGrams, next, freeOver, remoteProvinces: form.remoteProvinces, remoteSurcharge }
}

/** Rates as they stand in the form. */
export function formOfRates(rates: FreightRates): FreightForm {
  const yuan = (fen: bigint) => decimalText(fen, yuanScale, 0)
  if (rates.mode === 'per_tonne_km')
    return {
      mode: 'per_tonne_km',
      leastTonnes: decimalText(rates.leastGrams, tonneScale, 0),
      fullTruckTonnes: decimalText(rates.fullTruckGrams, tonneScale, 0),
      fullRate: decimalText(rates.fullRate, rateScale, 0),
      partRate: decimalText(rates.partRate, rateScale, 0),
      minCharge: yuan(rates.minCharge),
      loadingPerTonne: yuan(rates.loadingPerTonne),
    }
  if (rates.mode === 'step_kg')
    return {
      mode: 'step_kg',
      steps: rates.steps.map(({ uptoGrams, price, perKg }) => ({
        uptoKg: decimalText(uptoGrams, kgScale, 0),
        ...(price === undefined
          ? { by: 'kg' as const, amount: decimalText(perKg ?? 0n, rateScale, 0) }
          : { by: 'price' as const, amount: yuan(price) }),
      })),
    }
  if (rates.mode === 'first_next')
    return {
      mode: 'first_next',
      firstKg: decimalText(rates.firstGrams, kgScale, 0),
      first: yuan(rates.first),
      nextKg: decimalText(rates.nextGrams, kgScale, 0),
      next: yuan(rates.next),
      freeOver: rates.freeOver === null ? '' : yuan(rates.freeOver),
      remoteProvinces: rates.remoteProvinces,
      remoteSurcharge: yuan(rates.remoteSurcharge),
    }
  return { mode: rates.mode }
}
