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
  {
    table: 'contract_rescission_dispute',
    purpose: 'trade',
    whose: 'sheet_id IN (SELECT sheet_id FROM contract_rescission_sheet JOIN contract USING (contract_id) WHERE contract.member_id = $1)',
    columns: {
      reason: 'talk',
      asked_at: 'trade',
      answer: 'talk',
      answered_at: 'trade',
      amount: 'trade',
      verdict: 'talk',
      facts: 'trade',
      ruled_at: 'trade',
    },
    plain: ['sheet_id', 'side', 'asked_by', 'answered_by', 'deposit_rule', 'payer', 'ruled_by'],
    retention: 'evidence',
  },
]
