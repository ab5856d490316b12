import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of price alerts. */
export const marketPersonalData: readonly PersonalTable[] = [
  {
    table: 'price_alert',
    purpose: 'browsing',
    whose: 'member_id = $1',
    columns: { series_code: 'choice', direction: 'choice', threshold: 'choice', created_at: 'behaviour' },
    plain: ['alert_id', 'member_id', 'state', 'fired_on', 'fired_price'],
    retention: 'untilClosed',
    atClosing: 'delete',
  },
]
