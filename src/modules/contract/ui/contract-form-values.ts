import type { InputOf } from '../../../api/endpoint.ts'
import type { contractSave } from '../endpoints.ts'
import { usualPayments, usualTerms, usualUnit } from '../rules/usual-terms-data.ts'

export type FormValues = InputOf<typeof contractSave>

/** A blank draft with the usual terms of the trade. */
export const blankValues: FormValues = {
  kind: 'PURCHASE',
  title: '',
  endsOn: '',
  signOrder: 'any',
  storeId: 0,
  orderSn: '',
  awardSn: '',
  frameworkId: 0,
  content: {
    lines: [{ name: '', spec: '', standard: '', unit: usualUnit, quantity: '', price: '' }],
    terms: usualTerms,
    payments: [...usualPayments],
    extra: '',
  },
}
