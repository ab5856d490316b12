import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of salespeople and their customers. */
export const referralPersonalData: readonly PersonalTable[] = [
  {
    table: 'commission',
    purpose: 'selling',
    whose: '(salesperson_id = $1 OR customer_id = $1)',
    columns: { salesperson_id: 'company', customer_id: 'trade', base: 'trade', amount: 'trade', created_at: 'trade' },
    plain: ['commission_id', 'order_sn', 'rate_bp', 'state', 'release_at', 'statement_id'],
    retention: 'threeYears',
  },
  {
    table: 'commission_return',
    purpose: 'selling',
    whose: 'salesperson_id = $1',
    columns: { salesperson_id: 'company', base: 'trade', amount: 'trade', created_at: 'trade' },
    plain: ['return_id', 'order_sn', 'refund_sn', 'statement_id'],
    retention: 'threeYears',
  },
  {
    table: 'sales_statement',
    purpose: 'selling',
    whose: 'salesperson_id = $1',
    columns: { salesperson_id: 'company', total: 'trade', issued_at: 'trade', paid_at: 'trade', paid_note: 'bankAccount' },
    plain: ['statement_id', 'statement_sn', 'state', 'entry_count'],
    retention: 'threeYears',
    later: { paid_note: `''` },
  },
  {
    table: 'sales_binding',
    purpose: 'selling',
    whose: '(customer_id = $1 OR salesperson_id = $1)',
    columns: { customer_id: 'choice', salesperson_id: 'choice', source: 'choice', bound_at: 'choice' },
    plain: ['binding_id', 'ended_at', 'reason', 'set_by', 'version', 'cancelled_at', 'cancelled_by', 'cancel_reason'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'sales_customer_note',
    purpose: 'selling',
    whose: '(customer_id = $1 OR salesperson_id = $1)',
    columns: { body: 'trade', created_at: 'trade' },
    plain: ['note_id', 'salesperson_id', 'customer_id', 'changed_at'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
  {
    table: 'salesperson',
    purpose: 'selling',
    whose: 'member_id = $1',
    columns: { rate_bp: 'company', opened_at: 'company', ended_at: 'company' },
    plain: ['member_id'],
    retention: 'threeYears',
    atClosing: { ended_at: 'coalesce(ended_at, now())' },
  },
]
