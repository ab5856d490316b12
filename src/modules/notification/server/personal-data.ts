import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of the message centre. */
export const notificationPersonalData: readonly PersonalTable[] = [
  {
    table: 'site_message',
    purpose: 'talk',
    whose: 'member_id = $1',
    columns: { template: 'talk', facts: 'talk', read_at: 'behaviour', created_at: 'talk' },
    plain: ['id', 'member_id', 'kind', 'link'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'notice_choice',
    purpose: 'talk',
    whose: 'member_id = $1',
    columns: { template: 'choice', channel: 'choice', is_on: 'choice' },
    plain: ['member_id'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'notice_reader',
    purpose: 'talk',
    whose: 'member_id = $1',
    columns: { lang: 'choice' },
    plain: ['member_id'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'notice_delivery',
    purpose: 'talk',
    whose: 'member_id = $1',
    columns: { channel: 'talk', template: 'talk', facts: 'talk', receiver: 'phone', state: 'talk', created_at: 'talk' },
    plain: ['id', 'member_id', 'kind', 'link', 'on_site', 'tries', 'error', 'moved_at'],
    retention: 'halfYear',
    atClosing: 'delete',
  },
]
