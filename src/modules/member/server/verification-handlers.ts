import { actorOf, handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { failure, isFailure } from '../../../shared/failure.ts'
import {
  authenDetailCall,
  authenInfoCall,
  authenProveCall,
  authenQueueCall,
  authenRevealCall,
  authenReviewCall,
  authenSubmitCall,
  authenWithdrawCall,
} from '../contract-verification.ts'
import { verificationMachine } from '../rules/verification-machine.ts'
import { memberNameOf } from './directory-store.ts'
import { creditCodeHolder } from './enterprise-store.ts'
import { mostTransferTries, proveAccount, withdrawVerification } from './prove-account.ts'
import { changesOf, reviewVerification } from './review-verification.ts'
import { submitVerification, type VerificationDeps } from './submit-verification.ts'
import { lastVerification, listVerifications, validVerification, verificationById, type Verification } from './verification-store.ts'
import { queuedView, verificationView } from './verification-view.ts'

async function showOwn(call: Call) {
  const { memberId, memberType } = memberOf(call)
  const [valid, last] = await Promise.all([validVerification(call.house.read, memberId), lastVerification(call.house.read, memberId)])
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

async function queued(call: Call, of: Verification) {
  return queuedView(of, await memberNameOf(call.house.read, of.memberId), call.lang)
}

async function reveal(call: Call, deps: VerificationDeps, verificationId: number) {
  const of = await verificationById(call.house.read, verificationId)
  if (!of) return failure('member.authenGone')
  await call.house.inUnit((unit) =>
    audit(unit, {
      actor: actorOf(call, 'platform'),
      action: 'member.revealNumbers',
      without: 'note',
      entity: 'verification',
      entityId: of.id,
      channel: 'admin',
      requestId: call.requestId,
    }),
  )
  return { idNumber: deps.vault.open(of.idSealed), bankAccount: of.accountSealed ? deps.vault.open(of.accountSealed) : '' }
}

/** The calls of verification: the member's and the platform's. */
export function verificationHandlers(deps: VerificationDeps): Handler[] {
  return [
    handle(authenInfoCall, (_input, call) => showOwn(call)),
    handle(authenSubmitCall, async (input, call) => {
      const done = await call.once(async (unit) => {
        const added = await submitVerification(call, unit, deps, input)
        return isFailure(added) ? added : verificationView(added, call.lang)
      })
      return done
    }),
    handle(authenProveCall, async (input, call) => {
      const done = await proveAccount(call, input.amount)
      return isFailure(done) ? done : verificationView(done, call.lang)
    }),
    handle(authenWithdrawCall, async (_input, call) => {
      const done = await withdrawVerification(call)
      return isFailure(done) ? done : verificationView(done, call.lang)
    }),
    handle(authenQueueCall, async (input, call) => {
      const found = await listVerifications(call.house.read, {
        state: input.state ?? null,
        keyword: input.keyword,
        limit: input.pageSize,
        offset: (input.current - 1) * input.pageSize,
      })
      return { list: found.map((one) => queuedView(one, one.memberName, call.lang)), total: found[0]?.total ?? 0 }
    }),
    handle(authenDetailCall, async ({ verificationId }, call) => {
      const of = await verificationById(call.house.read, verificationId)
      if (!of) return failure('member.authenGone')
      const [before, holder] = await Promise.all([
        validVerification(call.house.read, of.memberId),
        creditCodeHolder(call.house.read, of.uscc, of.memberId),
      ])
      return { application: await queued(call, of), changes: changesOf(before, of), creditCodeHolder: holder?.memberName ?? '' }
    }),
    handle(authenReviewCall, (input, call) =>
      call.once(async (unit) => {
        const done = await reviewVerification(call, unit, input)
        return isFailure(done) ? done : queued(call, done)
      }),
    ),
    handle(authenRevealCall, ({ verificationId }, call) => reveal(call, deps, verificationId)),
  ]
}
