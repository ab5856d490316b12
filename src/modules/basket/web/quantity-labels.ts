import type { Speak } from '../../../shared/words.ts'
import type { QuantityLabels } from '../../../ui/form/quantity-stepper.tsx'
import type { zh } from './words.zh.ts'

/** The stepper's sentences in the words of the cart, in the unit of the line. */
export function quantityLabels(t: Speak<typeof zh>, unit: string): QuantityLabels {
  return {
    quantity: t('quantity'),
    decrease: t('decrease'),
    increase: t('increase'),
    belowMin: (min) => t('belowMin', { min, unit }),
    offStep: t('offStep'),
    or: t('or'),
    aboveMax: (max) => (max === null ? t('soldOut') : t('aboveMax', { max, unit })),
    notANumber: t('notANumber'),
  }
}
