import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of price locks and price fixations. */
export const pricingPersonalData: readonly PersonalTable[] = [
  {
    table: 'price_lock',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { product_id: 'trade', unit_price: 'trade', sec_unit_price: 'trade', locked_at: 'trade', expires_at: 'trade' },
    plain: ['member_id', 'price_class', 'formula_price_id'],
    retention: 'short',
    atClosing: 'delete',
  },
  {
    table: 'price_fixing',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { buyer_name: 'name', product_id: 'trade', number: 'trade', shown_price: 'trade', asked_at: 'trade', order_sn: 'trade' },
    plain: [
      'fixing_id',
      'member_id',
      'store_id',
      'price_class',
      'formula_price_id',
      'unit',
      'stock_number',
      'grams',
      'unit_price',
      'sec_unit_price',
      'state',
      'is_auto',
      'reason',
      'expires_at',
      'decided_at',
      'hold_until',
    ],
    retention: 'threeYears',
    // A store keeps what it agreed to; with whom is forgotten.
    atClosing: { buyer_name: `'***'` },
  },
]
