import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { freightPageMessages } from '../../../modules/pricing/messages.ts'
import type { FreightForm } from '../../../modules/pricing/rules/freight-form.ts'

/** Rates in one line. */
export function ratesText(rates: FreightForm, t: Translate<typeof freightPageMessages>): string {
  if (rates.mode === 'per_tonne_km') return t('rates_per_tonne_km', { full: rates.fullRate, part: rates.partRate, least: rates.minCharge })
  if (rates.mode === 'step_kg') return t('rates_step_kg', { count: rates.steps.length, most: rates.steps.at(-1)?.uptoKg ?? '0' })
  if (rates.mode === 'first_next') {
    const { firstKg, first, nextKg, next } = rates
    return t('rates_first_next', { firstKg, first, nextKg, next })
  }
  return t(`rates_${rates.mode}`)
}
