import type { FreightRates } from '../../rules/freight.ts'

type Stored = Readonly<Record<string, string | number | null | readonly unknown[]>>

/** Reads the rates of a freight template: integers come as digits or numbers, see freight_template.rates in the migrations. */
export function parseFreightRates(stored: unknown): FreightRates {
  // Written by our own loader and editor alone.
  const rates = stored as Stored
  const whole = (key: string) => BigInt(String(rates[key] ?? 0))
  if (rates.mode === 'per_tonne_km') {
    return {
      mode: 'per_tonne_km',
      leastGrams: whole('leastGrams'),
      fullTruckGrams: whole('fullTruckGrams'),
      fullRate: whole('fullRate'),
      partRate: whole('partRate'),
      minCharge: whole('minCharge'),
      loadingPerTonne: whole('loadingPerTonne'),
    }
  }
  if (rates.mode === 'step_kg') return { mode: 'step_kg', steps: stepsOf(rates.steps) }
  if (rates.mode === 'first_next') {
    return {
      mode: 'first_next',
      firstGrams: whole('firstGrams'),
      first: whole('first'),
      nextGrams: whole('nextGrams'),
      next: whole('next'),
      freeOver: rates.freeOver === null ? null : whole('freeOver'),
      remoteProvinces: (rates.remoteProvinces ?? []) as readonly string[],
      remoteSurcharge: whole('remoteSurcharge'),
    }
  }
  return { mode: rates.mode === 'none' ? 'none' : 'enquiry' }
}

function stepsOf(stored: unknown) {
  const steps = (Array.isArray(stored) ? stored : []) as readonly Readonly<Record<string, string | number | undefined>>[]
  return steps.map((step) => ({
    uptoGrams: BigInt(step.uptoGrams ?? 0),
    ...(step.price === undefined ? { perKg: BigInt(step.perKg ?? 0) } : { price: BigInt(step.price) }),
  }))
}
