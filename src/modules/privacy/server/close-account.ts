import { actorContext } from '../../../api/actor-context.ts'
import { actorOf, memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { emit, requestJob } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { ClosingBlock } from '../../../kernel/privacy/personal-data.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import { execute, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { closeAccount, proveStepUp } from '../../identity/server/public.ts'
import { forgetAt } from '../rules/privacy-times.ts'
import { removeFilesJob } from './make-export.ts'
import { erasePersonalRows, type Whose } from './personal-rows.ts'
import type { PrivacyDeps } from './ports.ts'

const insert = { name: 'privacy.closedInsert', text: `INSERT INTO closed_account (member_id, closed_at, forget_at) VALUES ($1, $2, $3)` }

/** Everything that must be settled before this member's account is closed. */
export async function closingBlocks(deps: PrivacyDeps, db: Queryable, memberId: number, now: Date): Promise<readonly ClosingBlock[]> {
  const blocks: ClosingBlock[] = []
  // One after the other: inside a transaction they share its connection.
  for (const check of deps.checks) blocks.push(...(await check(db, memberId, now)))
  return blocks
}

/**
 * Closes the account behind a call for ever (PIPL, article 47): what may go goes, records of trade stay under a pseudonym,
 * every session ends, and phone, e-mail and name are free again. Refusals: `identity.smsCode…`, `privacy.nameMismatch`,
 * `privacy.closingBlocked`, `privacy.accountMoved`; a refused closing changes nothing.
 */
export async function closeOwnAccount(
  call: Call,
  deps: PrivacyDeps,
  form: { smsCode: string; memberName: string },
): Promise<null | Failure> {
  const { memberId, memberName } = memberOf(call)
  if (form.memberName.trim() !== memberName) return failure('privacy.nameMismatch', {}, { field: 'memberName' })
  const step = await proveStepUp(call, deps.secret, { purpose: 'cancelAccount', smsCode: form.smsCode })
  if (isFailure(step)) return step
  const now = call.app.clock.now()
  return call.app.inTransaction<null | Failure>(async (tx) => {
    const wrongCode = await step.spend(tx)
    if (wrongCode) return wrongCode
    // First the lock, then the questions: what begins after this finds the account closed.
    if (!(await closeAccount(tx, memberId, now))) return failure('privacy.accountMoved')
    if ((await closingBlocks(deps, tx, memberId, now)).length > 0) return failure('privacy.closingBlocked')
    const files = await eraseAll(tx, deps, 'close', { memberId, phone: step.proved.secrets.phone })
    if (files.length > 0) await requestJob(tx, removeFilesJob, { files })
    await execute(tx, insert, [memberId, now, forgetAt(now)])
    await schedule(tx, { entity: 'closedAccount', entityId: memberId, event: 'forget', dueAt: forgetAt(now) })
    await audit(tx, {
      ...actorContext(call),
      actor: { ...actorOf(call), name: `closed#${memberId}` },
      action: 'privacy.closeAccount',
      entity: 'account',
      entityId: memberId,
      from: 'ACTIVE',
      to: 'CLOSED',
    })
    await emit(tx, { event: 'privacy.accountClosed', payload: { memberId } })
    return null
  })
}

/** Erases a member's rows in every declared table as this stage asks; the names of files to delete. */
export async function eraseAll(
  tx: Transaction,
  deps: Pick<PrivacyDeps, 'tables'>,
  stage: 'close' | 'later',
  whose: Whose,
): Promise<string[]> {
  const files: string[] = []
  for (const [place, table] of deps.tables.entries()) {
    const erasure = stage === 'close' ? table.atClosing : table.later
    files.push(...(await erasePersonalRows(tx, { table, place, stage, erasure }, whose)))
  }
  return files
}
