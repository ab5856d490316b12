import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of the books: the chart of accounts of a member without a company. */
export const bookkeepingPersonalData: readonly PersonalTable[] = [
  {
    table: 'bookkeeping_account',
    purpose: 'company',
    whose: `owner_kind = 'member' AND owner_id = $1`,
    columns: { code: 'choice', name: 'choice', saved_at: 'choice' },
    plain: ['owner_kind', 'owner_id', 'purpose'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
