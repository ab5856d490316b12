import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of the procurement tools. What a company accepted stays with the company; the selections are their buyer's own. */
export const sourcingToolsPersonalData: readonly PersonalTable[] = [
  {
    table: 'substitution',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { product_id: 'trade', instead_id: 'trade', reason: 'talk', created_at: 'trade' },
    plain: ['substitution_id', 'enterprise_id', 'member_id'],
    retention: 'threeYears',
  },
  {
    table: 'optimize_run',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { title: 'trade', question: 'trade', answer: 'trade', created_at: 'trade' },
    plain: ['run_id', 'member_id'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
