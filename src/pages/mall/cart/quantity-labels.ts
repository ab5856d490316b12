import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { QuantityLabels } from '../../../ui/form/quantity-stepper.tsx'
import type { cartMessages } from '../../../modules/basket/messages.ts'

/** The stepper's sentences in the words of the cart, in the unit of the line. */
export function quantityLabels(t: Translate<typeof cartMessages>, unit: string): QuantityLabels {
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
