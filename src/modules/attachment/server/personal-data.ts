import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Documents of requests and tenders belong to the trade that they led to. */
export const attachmentPersonalData: readonly PersonalTable[] = [
  {
    table: 'attachment',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { file_id: 'picture', name: 'trade', created_at: 'trade' },
    plain: ['member_id', 'mime', 'bytes'],
    retention: 'threeYears',
    fileColumn: 'file_id',
  },
]
