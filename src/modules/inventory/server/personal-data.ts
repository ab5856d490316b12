import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of stock: who took how much of a flash sale. */
export const inventoryPersonalData: readonly PersonalTable[] = [
  {
    table: 'flash_hold',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { reference: 'trade', number: 'trade', saved: 'trade', held_at: 'trade' },
    plain: ['flash_hold_id', 'flash_sale_id', 'product_id', 'member_id', 'enterprise_id', 'given_back'],
    retention: 'threeYears',
  },
]
