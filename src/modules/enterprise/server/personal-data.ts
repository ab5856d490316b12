import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of companies' people. A sub-account leaves its company before it may be closed. */
export const enterprisePersonalData: readonly PersonalTable[] = [
  {
    table: 'sub_account',
    purpose: 'company',
    whose: 'member_id = $1',
    columns: { name: 'name', order_limit: 'company', month_limit: 'company' },
    plain: ['member_id', 'enterprise_id', 'role_id', 'cost_centre_id', 'suspended_at', 'ended_at', 'created_at'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'company_invite',
    purpose: 'company',
    whose: 'phone = $2',
    columns: { phone: 'phone', name: 'name' },
    plain: [
      'id',
      'enterprise_id',
      'role_id',
      'cost_centre_id',
      'order_limit',
      'month_limit',
      'state',
      'created_at',
      'expires_at',
      'answered_at',
    ],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
