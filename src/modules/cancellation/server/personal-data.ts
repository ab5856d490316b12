import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of cancellations and price changes: who asked, and what both sides wrote. */
export const cancellationPersonalData: readonly PersonalTable[] = [
  {
    table: 'cancellation',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { order_sn: 'trade', reason: 'talk', answer: 'talk', goods_amount: 'trade', freight: 'trade', asked_at: 'trade', refunded_at: 'trade' },
    plain: [
      'cancellation_id',
      'order_id',
      'pay_sn',
      'member_id',
      'store_id',
      'kind',
      'state',
      'version',
      'refund_numbers',
      'asked_by',
      'answered_by',
      'answered_at',
    ],
    retention: 'threeYears',
  },
  {
    table: 'price_change',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { order_sn: 'trade', total: 'trade', total_before: 'trade', reason: 'talk', proposed_at: 'trade' },
    plain: [
      'price_change_id',
      'order_id',
      'member_id',
      'store_id',
      'state',
      'version',
      'order_version',
      'lines',
      'freight',
      'freight_before',
      'proposed_by',
      'answered_at',
    ],
    retention: 'threeYears',
  },
]
