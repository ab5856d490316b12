import { actorContext } from '../../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { PayPasswordCheck } from '../../../wallet/server/public.ts'
import { bidDepositBalance } from '../../endpoints-bidder.ts'
import { depositMachine } from '../../rules/bid-machine.ts'
import { reserveDeposit } from './balance-deposit.ts'
import { ownBid, type NamedBid } from '../bid-commands.ts'

/** Sets the deposit aside. Refusals: those of the bid, `tender.overDeadline`, the deposit's machine, `wallet.balanceShort`. */
async function giveFromBalance(call: Call, tx: Transaction, named: NamedBid): Promise<{ tenderSn: string } | Failure> {
  const own = await ownBid(call, tx, named)
  if (isFailure(own)) return own
  const { tender, bid } = own
  const act = actorContext(call, 'store')
  if (act.now >= tender.deadlineAt) return failure('tender.overDeadline')
  const to = depositMachine.next(bid.depositState, 'reserve', 'bidder')
  if (isFailure(to)) return to
  const refused = await reserveDeposit(tx, tender, bid, { memberId: memberOf(call).memberId, now: act.now })
  if (refused) return refused
  await audit(tx, { ...act, action: 'bid.deposit', entity: 'bid', entityId: bid.bidSn, from: bid.depositState, to })
  return { tenderSn: named.tenderSn }
}

/** Deposits from the bidder's balance, whose payment password is proved first. */
export function balanceDepositHandlers(provePayPassword: PayPasswordCheck): Handler[] {
  return [
    handle(bidDepositBalance, async ({ payPassword, ...named }, call) => {
      const seen = await call.app.inTransaction(async (tx) => ownBid(call, tx, named))
      // A tender that is not to be seen is as if absent, before a try of the password counts.
      if (isFailure(seen)) return seen
      const refused = await provePayPassword(call, payPassword)
      return refused ?? call.idempotent<{ tenderSn: string }>((tx) => giveFromBalance(call, tx, named))
    }),
  ]
}
