import { failure } from '../../../kernel/failure/failure.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import type { ClosingCheck, PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of team purchases: books are kept, the buyer's name in them goes. */
export const teamPurchasePersonalData: readonly PersonalTable[] = [
  {
    table: 'team_member',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { buyer_title: 'name', number: 'trade', unit_price: 'trade', saved: 'trade', created_at: 'trade', order_sn: 'trade' },
    plain: [
      'participation_id',
      'participation_sn',
      'campaign_id',
      'team_id',
      'store_id',
      'member_id',
      'enterprise_id',
      'is_leader',
      'is_new_buyer',
      'state',
      'pay_sn',
      'pay_until',
      'paid_at',
      'ended_at',
    ],
    retention: 'threeYears',
    atClosing: { buyer_title: `''` },
  },
]

const open = {
  name: 'teamPurchase.closingShares',
  text: `SELECT count(*)::int AS count FROM team_member WHERE member_id = $1 AND state IN ('PENDING_PAYMENT', 'PAID_WAIT_GROUP')`,
}

/** Orders that wait for their payment or their team. */
export const teamPurchaseClosingCheck: ClosingCheck = async (db, memberId) => {
  const count = (await rows<{ count: number }>(db, open, [memberId]))[0]?.count ?? 0
  return count > 0 ? [{ why: failure('teamPurchase.closingShares', { count }), link: '/member/teamPurchase/list' }] : []
}
