import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of settlements of rescinded contracts: what was agreed, and who did. It belongs to the evidence of the contract. */
export const contractRescissionPersonalData: readonly PersonalTable[] = [
  {
    table: 'contract_rescission_sheet',
    purpose: 'trade',
    whose: 'contract_id IN (SELECT contract_id FROM contract WHERE member_id = $1)',
    columns: { amount: 'trade', reason: 'talk', facts: 'trade', proposed_at: 'trade', confirmed_at: 'trade' },
    plain: ['sheet_id', 'contract_id', 'revision', 'state', 'side', 'deposit_rule', 'payer', 'member_id', 'confirmed_by'],
    retention: 'evidence',
  },
]
