import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of the statistics: closing an account cuts what was looked at loose from who looked. */
export const analyticsPersonalData: readonly PersonalTable[] = [
  {
    table: 'behaviour_record',
    purpose: 'browsing',
    whose: 'member_id = $1',
    columns: {
      member_id: 'behaviour',
      device: 'device',
      at: 'behaviour',
      type: 'behaviour',
      goods_id: 'behaviour',
      sku_id: 'behaviour',
      store_id: 'behaviour',
      city_code: 'address',
      path: 'behaviour',
    },
    plain: ['id', 'kind'],
    retention: 'halfYear',
    atClosing: { member_id: 'NULL', device: `''` },
  },
  {
    table: 'buyer_day',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { member_id: 'trade', day: 'trade' },
    plain: ['times', 'prev_day', 'next_day'],
    retention: 'threeYears',
  },
]
