import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of the three baskets. */
export const basketPersonalData: readonly PersonalTable[] = [
  {
    table: 'basket_line',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: {
      basket: 'behaviour',
      product_id: 'behaviour',
      number: 'behaviour',
      wanted_price: 'trade',
      remark: 'talk',
      added_at: 'behaviour',
    },
    plain: ['basket_line_id', 'member_id', 'unit', 'checked', 'shown_price', 'wanted_date', 'deleted_at', 'project_id'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
