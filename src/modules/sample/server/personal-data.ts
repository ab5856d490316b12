import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of samples: who applied, where they were sent and how they were. */
export const samplePersonalData: readonly PersonalTable[] = [
  {
    table: 'sample_application',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: {
      sample_sn: 'trade',
      buyer_name: 'name',
      purpose: 'talk',
      receiver: 'address',
      tracking_no: 'trade',
      feedback_note: 'talk',
      feedback_target: 'talk',
      applied_at: 'trade',
    },
    plain: [
      'sample_id',
      'member_id',
      'store_id',
      'state',
      'reason',
      'carrier',
      'again_allowed',
      'feedback_fits',
      'order_sn',
      'answered_at',
      'shipped_at',
      'received_at',
      'feedback_at',
    ],
    retention: 'threeYears',
    // A store keeps what became of its sample; to whom it went is forgotten.
    atClosing: { buyer_name: `'***'`, receiver: `'{}'::jsonb` },
  },
]
