import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** What stores note about customers who buy for themselves; a company's notes name nobody. */
export const dashboardPersonalData: readonly PersonalTable[] = [
  {
    table: 'customer_note',
    purpose: 'trade',
    whose: 'customer_id = -$1::bigint',
    columns: { body: 'trade', noted_at: 'trade' },
    plain: ['customer_note_id', 'store_id', 'customer_id', 'author_id', 'author_name'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'customer_tag',
    purpose: 'trade',
    whose: 'customer_id = -$1::bigint',
    columns: { tag: 'trade' },
    plain: ['store_id', 'customer_id'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
