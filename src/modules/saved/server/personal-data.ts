import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** What a member saved and looked at. */
export const savedPersonalData: readonly PersonalTable[] = [
  {
    table: 'member_mark',
    purpose: 'browsing',
    whose: 'member_id = $1',
    columns: { kind: 'behaviour', target_id: 'behaviour', created_at: 'behaviour' },
    plain: ['member_id'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'member_footprint',
    purpose: 'browsing',
    whose: 'member_id = $1',
    columns: { product_id: 'behaviour', day: 'behaviour', seen_at: 'behaviour' },
    plain: ['member_id'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
