import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

const byName = (...columns: readonly string[]) => `(SELECT a.member_name FROM account a WHERE a.id = $1) IN (${columns.join(', ')})`

/** Bills are of stores; staff stand on them by the name under which they work. */
export const settlementPersonalData: readonly PersonalTable[] = [
  {
    table: 'settlement_bill',
    purpose: 'evidence',
    whose: byName('confirmed_by', 'approved_by'),
    columns: { bill_sn: 'trade', confirmed_by: 'name', confirmed_at: 'trade', approved_by: 'name', approved_at: 'trade' },
    plain: [
      'bill_id',
      'store_id',
      'period_from',
      'period_until',
      'state',
      'version',
      'entry_count',
      'received',
      'platform_part',
      'commission',
      'carried',
      'total',
      'carried_into',
      'generated_at',
      'confirm_until',
      'paid_at',
      'bank_serial',
      'voucher',
      'remark',
    ],
    retention: 'threeYears',
  },
  {
    table: 'settlement_dispute',
    purpose: 'evidence',
    whose: byName('opened_by', 'answered_by'),
    columns: { opened_by: 'name', opened_at: 'trade', reason: 'talk', answered_by: 'name', answered_at: 'trade', answer: 'talk' },
    plain: ['dispute_id', 'bill_id', 'entry_id', 'state', 'adjustment'],
    retention: 'threeYears',
  },
  {
    table: 'settlement_run',
    purpose: 'evidence',
    whose: byName('started_by'),
    columns: { started_by: 'name', started_at: 'trade' },
    plain: ['run_id', 'period_from', 'period_until', 'state', 'stores', 'stores_done', 'entries', 'finished_at'],
    retention: 'threeYears',
  },
  {
    table: 'store_commission_rate',
    purpose: 'evidence',
    whose: byName('set_by'),
    columns: { set_by: 'name', valid_from: 'trade', reason: 'talk' },
    plain: ['rate_id', 'store_id', 'category_id', 'rate_bp'],
    retention: 'threeYears',
  },
]
