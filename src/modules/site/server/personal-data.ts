import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

// Vouchers of payments and pictures of evaluations belong to trades and what others read; everything else goes.
const ofTrade = `('voucher', 'evaluation', 'evidence', 'site', 'store')`

/** Pictures that members handed in. Their bytes are deleted together with their rows. */
export const sitePersonalData: readonly PersonalTable[] = [
  {
    table: 'uploaded_file',
    purpose: 'profile',
    whose: `member_id = $1 AND purpose NOT IN ${ofTrade}`,
    columns: { file_id: 'picture', purpose: 'picture', created_at: 'behaviour' },
    plain: ['member_id', 'bytes', 'width', 'height'],
    retention: 'untilClosed',
    atClosing: 'delete',
    fileColumn: 'file_id',
  },
  {
    table: 'uploaded_file',
    purpose: 'trade',
    whose: `member_id = $1 AND purpose IN ${ofTrade}`,
    columns: { file_id: 'picture', purpose: 'picture', created_at: 'behaviour' },
    plain: ['member_id', 'bytes', 'width', 'height'],
    retention: 'threeYears',
    fileColumn: 'file_id',
  },
]
