import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { restoreAccount, suspendAccount } from '../../identity/server/public.ts'
import type { AdminMember } from '../endpoints-admin.ts'
import { adminMemberView } from './admin-member-view.ts'
import { directoryRow } from './member-directory-repository.ts'
import { lockMember, setMemberType } from './enterprise-repository.ts'

type CommandInput = { readonly memberId: number; readonly reason: string }
type Done = { readonly action: string; readonly from: string; readonly to: string } | Failure

async function change(call: Call, wish: CommandInput, work: (tx: Transaction) => Promise<Done>): Promise<AdminMember | Failure> {
  if (wish.memberId === memberOf(call).memberId) return failure('member.notYourself')
  return call.app.inTransaction<AdminMember | Failure>(async (tx) => {
    if (!(await lockMember(tx, wish.memberId))) return failure('member.memberGone')
    const done = await work(tx)
    if (isFailure(done)) return done
    await audit(tx, {
      ...done,
      ...actorContext(call, 'platform'),
      entity: 'member',
      entityId: wish.memberId,
      reason: wish.reason,
    })
    const row = await directoryRow(tx, wish.memberId)
    return row ? adminMemberView(row, call.lang) : failure('member.memberGone')
  })
}

/** Suspends an account; its sessions end with it. Refusals: `member.reasonRequired`, `member.memberGone`, `member.memberMoved`. */
export async function suspendMember(call: Call, wish: CommandInput): Promise<AdminMember | Failure> {
  if (wish.reason === '') return failure('member.reasonRequired', {}, { field: 'reason' })
  return change(call, wish, async (tx) =>
    (await suspendAccount(tx, wish.memberId, call.app.clock.now()))
      ? { action: 'member.suspend', from: 'ACTIVE', to: 'SUSPENDED' }
      : failure('member.memberMoved'),
  )
}

export async function restoreMember(call: Call, wish: CommandInput): Promise<AdminMember | Failure> {
  return change(call, wish, async (tx) =>
    (await restoreAccount(tx, wish.memberId))
      ? { action: 'member.restore', from: 'SUSPENDED', to: 'ACTIVE' }
      : failure('member.memberMoved'),
  )
}

/** The platform alone makes salespeople, out of personal members. */
export async function setSalesperson(call: Call, wish: CommandInput & { readonly isSales: boolean }): Promise<AdminMember | Failure> {
  return change(call, wish, async (tx) => {
    const stored = await lockMember(tx, wish.memberId)
    const [from, to] = wish.isSales ? [1, 5] : [5, 1]
    if (stored?.memberType !== from) return failure('member.memberMoved')
    await setMemberType(tx, wish.memberId, { memberType: to, enterpriseId: null })
    await emit(tx, { event: 'member.salesChanged', payload: { memberId: wish.memberId, isSales: wish.isSales } })
    return { action: 'member.setType', from: String(from), to: String(to) }
  })
}
