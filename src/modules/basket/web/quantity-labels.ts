import type { Speak } from '../../../shared/words.ts'
import type { QuantityLabels } from '../../../ui/form/quantity-stepper.tsx'
import type { zh } from './words.zh.ts'

/** The stepper's sentences in the words of the cart. */
export function quantityLabels(t: Speak<typeof zh>): QuantityLabels {
  return {
    quantity: t('quantity'),
    decrease: t('decrease'),
    increase: t('increase'),
    belowMin: (min) => t('belowMin', { min }),
    offStep: t('offStep'),
    or: t('or'),
    aboveMax: (max) => (max === null ? t('soldOut') : t('aboveMax', { max })),
    notANumber: t('notANumber'),
  }
}
