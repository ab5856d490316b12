import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Which goods a member compares. */
export const comparisonPersonalData: readonly PersonalTable[] = [
  {
    table: 'contrast_list',
    purpose: 'browsing',
    whose: 'member_id = $1',
    columns: { product_ids: 'behaviour' },
    plain: ['member_id'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
