import { offsetOf } from '../../../../kernel/database/paging.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure } from '../../../../kernel/failure/failure.ts'
import {
  verificationDetail,
  verificationInfo,
  verificationConfirmBankAccount,
  verificationQueue,
  verificationReveal,
  verificationReview,
  verificationSubmit,
  verificationWithdraw,
} from '../../endpoints-verification.ts'
import { verificationMachine } from '../../rules/verification-machine.ts'
import { memberNameOf } from '../member-directory-repository.ts'
import { creditCodeHolder } from '../enterprise-repository.ts'
import { mostTransferTries, confirmBankAccount, withdrawVerification } from './confirm-bank-account.ts'
import { changesOf, reviewVerification } from './review-verification.ts'
import { submitVerification, type VerificationDeps } from './submit-verification.ts'
import { lastVerification, listVerifications, validVerification, verificationById, type Verification } from './verification-repository.ts'
import { queuedView, verificationView } from './verification-view.ts'

async function showOwn(call: Call) {
  const { memberId, memberType } = memberOf(call)
  const [valid, last] = await Promise.all([validVerification(call.app.read, memberId), lastVerification(call.app.read, memberId)])
  const acts = last ? verificationMachine.allowedActions(last.state, 'applicant') : []
  const isOpen = acts.length > 0
  return {
    valid: valid && verificationView(valid, call.lang),
    last: last && verificationView(last, call.lang),
    triesLeft: mostTransferTries - (last?.transferTries ?? 0),
    can: [...(isOpen ? [] : ['submit' as const]), ...(['proveAccount', 'withdraw'] as const).filter((act) => acts.includes(act))],
    kinds: memberType === 3 ? [3 as const] : [2 as const, 3 as const],
  }
}

async function queued(call: Call, verification: Verification) {
  return queuedView(verification, await memberNameOf(call.app.read, verification.memberId), call.lang)
}

async function reveal(call: Call, deps: VerificationDeps, verificationId: number) {
  const of = await verificationById(call.app.read, verificationId)
  if (!of) return failure('member.authenGone')
  await call.app.inTransaction((tx) =>
    audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'member.revealNumbers',
      without: 'note',
      entity: 'verification',
      entityId: of.id,
    }),
  )
  return { idNumber: deps.vault.open(of.idSealed), bankAccount: of.accountSealed ? deps.vault.open(of.accountSealed) : '' }
}

/** The calls of verification: the member's and the platform's. */
export function verificationHandlers(deps: VerificationDeps): Handler[] {
  return [
    handle(verificationInfo, (_input, call) => showOwn(call)),
    handle(verificationSubmit, async (input, call) => {
      const done = await call.idempotent(async (tx) => {
        const added = await submitVerification(call, tx, deps, input)
        return isFailure(added) ? added : verificationView(added, call.lang)
      })
      return done
    }),
    handle(verificationConfirmBankAccount, async (input, call) => {
      const done = await confirmBankAccount(call, input.amount)
      return isFailure(done) ? done : verificationView(done, call.lang)
    }),
    handle(verificationWithdraw, async (_input, call) => {
      const done = await withdrawVerification(call)
      return isFailure(done) ? done : verificationView(done, call.lang)
    }),
    handle(verificationQueue, async (input, call) => {
      const found = await listVerifications(call.app.read, {
        state: input.state ?? null,
        keyword: input.keyword,
        limit: input.pageSize,
        offset: offsetOf(input),
      })
      return {
        list: found.map((listedVerification) => queuedView(listedVerification, listedVerification.memberName, call.lang)),
        total: totalOf(found),
      }
    }),
    handle(verificationDetail, async ({ verificationId }, call) => {
      const of = await verificationById(call.app.read, verificationId)
      if (!of) return failure('member.authenGone')
      const [before, holder] = await Promise.all([
        validVerification(call.app.read, of.memberId),
        creditCodeHolder(call.app.read, of.uscc, of.memberId),
      ])
      return { application: await queued(call, of), changes: changesOf(before, of), creditCodeHolder: holder?.memberName ?? '' }
    }),
    handle(verificationReview, (input, call) =>
      call.idempotent(async (tx) => {
        const done = await reviewVerification(call, tx, input)
        return isFailure(done) ? done : queued(call, done)
      }),
    ),
    handle(verificationReveal, ({ verificationId }, call) => reveal(call, deps, verificationId)),
  ]
}
