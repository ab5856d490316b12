import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { addPlainEntry } from '../../../settlement/server/public.ts'
import { payableAccount, platformAccount, walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../../wallet/server/public.ts'
import { compensationOf } from '../../rules/price-tiers.ts'
import type { Participation } from '../participations/participation-repository.ts'
import { mustMoveParticipation } from '../participations/move-participation.ts'

/** Gives the deposit of a locked participation back to its member's balance, in full. */
export async function refundDeposit(tx: Transaction, of: Participation, act: ActorContext): Promise<void> {
  await mustMoveParticipation(tx, of, { event: 'refund', who: 'system', act, change: { returnedFen: of.depositFen } })
  await payBack(tx, of, act)
}

/** The balance was not paid in time and the campaign said so: the store keeps the deposit. It stands on the store's next bill. */
export async function forfeitDeposit(tx: Transaction, of: Participation, act: ActorContext): Promise<void> {
  await mustMoveParticipation(tx, of, { event: 'forfeit', who: 'system', act })
  const { participationSn: reference, storeId, depositFen: fen } = of
  const entries = [
    { account: platformAccount('deposits'), fen: -fen },
    { account: payableAccount(storeId), fen },
  ]
  await mustPost(tx, { kind: 'depositKept', reference, entries, act })
  await addPlainEntry(tx, { kind: 'deposit', storeId, reference, fen, at: act.now })
}

/** The store defaults: the member gets the deposit back, and as compensation what the campaign promised on top, out of what the store is owed. */
export async function compensateDeposit(tx: Transaction, of: Participation, multiple: number, act: ActorContext): Promise<void> {
  const fen = compensationOf(of.depositFen, multiple)
  await mustMoveParticipation(tx, of, { event: 'compensate', who: 'system', act, change: { returnedFen: of.depositFen + fen } })
  await payBack(tx, of, act)
  if (fen === 0n) return
  const { participationSn: reference, storeId, memberId } = of
  const entries = [
    { account: payableAccount(storeId), fen: -fen },
    { account: walletOf('member', memberId), fen },
  ]
  await mustPost(tx, { kind: 'depositCompensation', reference, entries, act })
  await addPlainEntry(tx, { kind: 'deposit', storeId, reference, fen: -fen, at: act.now })
}

async function payBack(
  tx: Transaction,
  { participationSn: reference, memberId, depositFen: fen }: Participation,
  act: ActorContext,
): Promise<void> {
  const entries = [
    { account: platformAccount('deposits'), fen: -fen },
    { account: walletOf('member', memberId), fen },
  ]
  await mustPost(tx, { kind: 'depositRefund', reference, entries, act })
}
