import { isFailure } from '../../../kernel/failure/failure.ts'
import type { LoyaltyMoney } from '../../loyalty/server/public.ts'
import { gatewayAccount, platformAccount } from '../../wallet/rules/ledger-accounts.ts'
import { mustPost, refundToBalance } from '../../wallet/server/public.ts'

/** The ledger behind the money part of orders of the points mall. Both movements happen once per reference. */
export const loyaltyMoney: LoyaltyMoney = {
  received: (tx, { channel, fen, reference, note, act }) =>
    mustPost(tx, {
      kind: 'orderReceipt',
      reference,
      entries: [
        { account: gatewayAccount(channel), fen: -fen },
        { account: platformAccount('orders'), fen },
      ],
      note,
      act,
    }),
  giveBack: async (tx, refund) => {
    const done = await refundToBalance(tx, refund)
    if (isFailure(done)) throw new Error(`${refund.reference} was not given back: ${done.code}`)
  },
}
