import type { InputOf } from '../../../api/endpoint.ts'
import type { contractSave } from '../endpoints.ts'

export type FormValues = InputOf<typeof contractSave>

/** A blank draft with the usual terms of the trade. */
export const blankValues: FormValues = {
  kind: 'PURCHASE',
  title: '',
  endsOn: '',
  signOrder: 'any',
  storeId: 0,
  orderSn: '',
  content: {
    lines: [{ name: '', spec: '', standard: '', unit: '吨', quantity: '', price: '' }],
    terms: {
      deliveryMode: 'delivered',
      deliveryPlace: '',
      freightBy: 'seller',
      deliveryDays: 15,
      tolerance: '0.3',
      packing: '',
      inspectionDays: 7,
      priceMode: 'fixed',
      priceFormula: '',
      depositPercent: 0,
      payMethod: 'transfer',
      invoice: 'special',
      lateRate: '0.05',
      retention: 0,
      dispute: 'court',
      disputePlace: '需方所在地',
    },
    payments: [{ stage: '验收合格', percent: 100, days: 30 }],
    extra: '',
  },
}
