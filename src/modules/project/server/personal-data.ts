import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of kept lists. A company's stay with the company; whoever closes an account leaves it first. */
export const projectPersonalData: readonly PersonalTable[] = [
  {
    table: 'project',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { title: 'trade', note: 'talk', created_at: 'trade', updated_at: 'trade' },
    plain: ['project_id', 'enterprise_id', 'member_id', 'taken_from', 'version', 'kind', 'removed_at'],
    retention: 'threeYears',
  },
]
