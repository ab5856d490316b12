import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

const mine = 'member_id = $1'

/** Personal data of group sales: books are kept, the buyer's name in them goes. */
export const groupSalePersonalData: readonly PersonalTable[] = [
  {
    table: 'group_participation',
    purpose: 'trade',
    whose: mine,
    columns: {
      buyer_title: 'name',
      number: 'trade',
      ceiling_price: 'trade',
      list_price: 'trade',
      final_price: 'trade',
      deposit: 'trade',
      returned: 'trade',
      created_at: 'trade',
      order_sn: 'trade',
    },
    plain: [
      'participation_id',
      'participation_sn',
      'campaign_id',
      'store_id',
      'member_id',
      'enterprise_id',
      'state',
      'version',
      'is_new_buyer',
      'pay_sn',
      'pay_until',
      'joined_at',
      'balance_until',
      'paid_at',
      'ended_at',
    ],
    retention: 'threeYears',
    atClosing: { buyer_title: `''` },
  },
]
