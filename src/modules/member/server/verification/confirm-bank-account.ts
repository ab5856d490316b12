import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../../kernel/money/money.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { memberMessages } from '../../messages.ts'
import { countTransferTry, lockOpenVerification, moveVerification, type Verification } from './verification-repository.ts'

export const mostTransferTries = 3

type Proved = { readonly wrong: true; readonly left: number } | Verification | Failure

/**
 * Compares what the applicant says arrived with what was sent. A wrong try counts although it is refused; the third
 * rejects the application. Refusals: `member.amountWrong`, `member.authenMoved`, `member.amountInvalid`.
 */
export async function confirmBankAccount(call: Call, typed: string): Promise<Verification | Failure> {
  const amount = parseYuan(typed)
  if (amount === undefined || amount < 1n) return failure('member.amountInvalid', {}, { field: 'amount' })
  const done = await call.app.inTransaction((tx) => tryAmount(call, tx, amount))
  if (isFailure(done) || !('wrong' in done)) return done
  return done.left > 0
    ? failure('member.amountWrong', { left: done.left }, { field: 'amount' })
    : failure('member.amountWrongTooOften', {}, { field: 'amount' })
}

async function tryAmount(call: Call, tx: Parameters<typeof lockOpenVerification>[0], amount: bigint): Promise<Proved> {
  const open = await lockOpenVerification(tx, memberOf(call).memberId)
  if (!open || open.state !== 'SUBMITTED') return failure('member.authenMoved')
  const act = actorContext(call)
  if (BigInt(open.transferAmount ?? 0) === amount)
    return moveVerification(tx, open, {
      event: 'proveAccount',
      who: 'applicant',
      audit: { act, action: 'member.proveAccount' },
      events: [{ event: 'member.verificationWaits', payload: { memberId: open.memberId, verificationId: open.id } }],
    })
  const left = mostTransferTries - (await countTransferTry(tx, open.id))
  if (left > 0) return { wrong: true, left }
  const reason = translate('zh', memberMessages)('accountNotProved')
  const audit = { act, action: 'member.failAccount', reason }
  const moved = await moveVerification(tx, open, { event: 'failAccount', who: 'system', reason, audit })
  if (isFailure(moved)) return moved
  return { wrong: true, left: 0 }
}

/** Takes the open application back. */
export async function withdrawVerification(call: Call): Promise<Verification | Failure> {
  return call.app.inTransaction<Verification | Failure>(async (tx) => {
    const open = await lockOpenVerification(tx, memberOf(call).memberId)
    if (!open) return failure('member.authenMoved')
    const audit = { act: actorContext(call), action: 'member.withdrawVerification' }
    return moveVerification(tx, open, { event: 'withdraw', who: 'applicant', audit })
  })
}
