import type { QuantityLabels } from '../../../ui/form/quantity-stepper.tsx'
import type { QuantityTranslate } from './use-messages.ts'

/** The stepper's words for a unit. */
export function quantityLabels(t: QuantityTranslate, unit: string): QuantityLabels {
  return {
    quantity: t('quantity'),
    decrease: t('decrease'),
    increase: t('increase'),
    belowMin: (min) => t('belowMin', { min, unit }),
    offStep: t('offStep'),
    or: t('or'),
    aboveMax: (max) => (max === null ? t('noneLeft') : t('aboveMax', { max, unit })),
    notANumber: t('notANumber'),
  }
}
