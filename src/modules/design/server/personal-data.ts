import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of designers and of what enterprises ask them for. */
export const designPersonalData: readonly PersonalTable[] = [
  {
    table: 'designer_application',
    purpose: 'selling',
    whose: 'member_id = $1',
    columns: { real_name: 'name', years: 'company', fields: 'company', introduction: 'talk', works: 'picture' },
    plain: ['application_id', 'member_id', 'state', 'version', 'updated_at', 'submitted_at', 'reviewer_name', 'reason'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'design_request',
    purpose: 'selling',
    whose: '(member_id = $1 OR designer_id = $1)',
    columns: {
      title: 'trade',
      requirement: 'talk',
      standard: 'trade',
      budget: 'trade',
      wanted_on: 'trade',
      designer_id: 'company',
      answer_note: 'talk',
      revise_reason: 'talk',
      created_at: 'trade',
    },
    plain: ['design_request_id', 'enterprise_id', 'member_id', 'state', 'version', 'answered_at', 'closed_at'],
    retention: 'threeYears',
  },
]
