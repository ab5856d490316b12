import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of what is due under contracts: amounts, and the vouchers of transfers. */
export const contractDuePersonalData: readonly PersonalTable[] = [
  {
    table: 'contract_due',
    purpose: 'trade',
    whose: 'contract_id IN (SELECT contract_id FROM contract WHERE member_id = $1)',
    columns: {
      amount: 'trade',
      kept: 'trade',
      paid_at: 'trade',
      reason: 'talk',
      voucher_bank: 'trade',
      voucher_no: 'trade',
      voucher_picture: 'picture',
      created_at: 'trade',
      moved_at: 'trade',
    },
    plain: ['due_id', 'due_sn', 'contract_id', 'kind', 'line_no', 'debtor', 'state', 'version', 'due_at', 'way', 'paid_by'],
    retention: 'evidence',
  },
]
