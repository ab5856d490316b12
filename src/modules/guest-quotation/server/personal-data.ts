import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of invitations: how a supplier without an account is reached. */
export const guestQuotationPersonalData: readonly PersonalTable[] = [
  {
    table: 'quotation_invitation',
    purpose: 'trade',
    whose: '(phone = $2 OR verified_phone = $2)',
    columns: {
      name: 'name',
      phone: 'phone',
      email: 'email',
      verified_phone: 'phone',
      pass_hash: 'credential',
      reason: 'talk',
      sent_at: 'trade',
    },
    secret: ['pass_hash'],
    plain: [
      'invitation_id',
      'inquiry_id',
      'channel',
      'store_id',
      'state',
      'version',
      'nonce',
      'key_hash',
      'pass_until',
      'invited_by',
      'opened_at',
      'answered_at',
      'reminded_at',
      'reminders',
      'expires_at',
    ],
    retention: 'threeYears',
    later: { name: `''`, phone: `''`, email: `''`, verified_phone: `''`, reason: `''` },
  },
]
