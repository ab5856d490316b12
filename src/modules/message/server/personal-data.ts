import type { PersonalTable } from '../../../shared/personal-data.ts'

/** Personal data of the message centre. */
export const messagePersonalData: readonly PersonalTable[] = [
  {
    table: 'site_message',
    purpose: 'talk',
    whose: 'member_id = $1',
    columns: { template: 'talk', facts: 'talk', read_at: 'behaviour', created_at: 'talk' },
    plain: ['id', 'member_id', 'kind', 'link'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
