import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

const whose = 'contract_id IN (SELECT contract_id FROM contract WHERE member_id = $1)'

/** Personal data of index-linked lines: who fixed and who confirmed. They belong to the evidence of the contract. */
export const contractPricingPersonalData: readonly PersonalTable[] = [
  {
    table: 'contract_fixing',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { quantity: 'trade', price: 'trade', fixed_at: 'trade' },
    plain: ['fixing_id', 'contract_id', 'line_no', 'quote_id', 'quote_date', 'member_id'],
    retention: 'evidence',
  },
  {
    table: 'contract_settlement',
    purpose: 'trade',
    whose,
    columns: {
      quantity: 'trade',
      price: 'trade',
      amount: 'trade',
      difference: 'trade',
      sheet: 'trade',
      reason: 'talk',
      difference_note: 'talk',
      computed_at: 'trade',
      buyer_at: 'trade',
      store_at: 'trade',
      difference_at: 'trade',
    },
    plain: [
      'settlement_id',
      'contract_id',
      'line_no',
      'revision',
      'state',
      'provisional',
      'provisional_amount',
      'buyer_member',
      'store_member',
      'dispute_side',
      'difference_state',
    ],
    retention: 'evidence',
  },
  {
    table: 'contract_margin_call',
    purpose: 'trade',
    whose,
    columns: { price: 'trade', amount: 'trade', called_at: 'trade', closed_at: 'trade' },
    plain: ['call_id', 'contract_id', 'line_no', 'side', 'quote_date', 'provisional', 'percent'],
    retention: 'evidence',
  },
]
