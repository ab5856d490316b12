import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of invitations onto staffs. */
export const staffPersonalData: readonly PersonalTable[] = [
  {
    table: 'staff_invite',
    purpose: 'company',
    whose: '(member_id = $1 OR phone = $2)',
    columns: { phone: 'phone', member_id: 'company', state: 'company' },
    plain: ['id', 'store_id', 'role_id', 'created_at', 'expires_at', 'answered_at'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
