import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of this module itself: the copies that members asked for, and who closed an account. */
export const privacyPersonalData: readonly PersonalTable[] = [
  {
    table: 'data_export',
    purpose: 'evidence',
    whose: 'member_id = $1',
    columns: { requested_at: 'choice', finished_at: 'choice', opened_cause: 'device' },
    plain: ['export_id', 'member_id', 'lang', 'state', 'progress', 'bytes', 'expires_at', 'opened_until', 'alive_at', 'run'],
    retention: 'untilClosed',
    atClosing: 'delete',
    fileColumn: 'export_id',
  },
  {
    table: 'closed_account',
    purpose: 'evidence',
    whose: 'member_id = $1',
    columns: { closed_at: 'choice' },
    plain: ['member_id', 'forget_at', 'forgotten_at'],
    retention: 'evidence',
  },
]
