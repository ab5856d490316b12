import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Queryable, Reader, Transaction } from '../../../kernel/database/transaction.ts'
import { accountOfInvitation } from '../../identity/server/public.ts'
import { directoryRow, type DirectoryRow } from '../../member/server/public.ts'
import { bindCustomer, bindingOf, salespersonOf } from './salesperson-repository.ts'

/** The active salesperson behind a code; null for a code of nobody or of somebody else. */
export async function promoterOf(handle: Reader | Transaction, code: string): Promise<DirectoryRow | null> {
  const memberId = code === '' ? null : await accountOfInvitation(handle, code)
  const person = memberId === null ? null : await salespersonOf(handle, memberId)
  return person && !person.endedAt ? directoryRow(handle, person.memberId) : null
}

/** Why a member may not become this salesperson's customer (docs/decisions/056); null when they may. */
export async function bindingRefusal(db: Queryable, promoter: DirectoryRow, customer: DirectoryRow, at: Date): Promise<Failure | null> {
  return wrongCustomer(promoter, customer) ?? ((await bindingOf(db, customer.memberId, at)) ? failure('sales.boundAlready') : null)
}

/** Who cannot be a salesperson's customer, whoever says so. */
export function wrongCustomer(promoter: DirectoryRow, customer: DirectoryRow): Failure | null {
  if (customer.memberId === promoter.memberId) return failure('sales.ownCode')
  if (customer.memberType === 5 || customer.memberType === 6) return failure('sales.notForYou')
  const company = customer.enterpriseName ?? customer.companyName ?? ''
  if (company !== '' && company === (promoter.enterpriseName ?? promoter.companyName ?? '')) return failure('sales.sameCompany')
  return null
}

/** Becomes the customer of the salesperson behind a code. Refusals: `sales.codeUnknown` and those of `bindingRefusal`. */
export async function bindByCode(call: Call, code: string): Promise<DirectoryRow | Failure> {
  const { memberId } = memberOf(call)
  return call.app.inTransaction<DirectoryRow | Failure>(async (tx) => {
    const [promoter, customer] = [await promoterOf(tx, code), await directoryRow(tx, memberId)]
    if (!promoter || !customer) return failure('sales.codeUnknown', {}, { field: 'code' })
    const bound = await bind(tx, { promoter, customer, source: 'code', at: call.app.clock.now() })
    if (isFailure(bound)) return bound
    await audit(tx, {
      ...actorContext(call),
      action: 'sales.bind',
      entity: 'salesBinding',
      entityId: memberId,
      diff: { salespersonId: [null, promoter.memberId] },
    })
    return promoter
  })
}

/** Binds within a transaction and tells the salesperson. */
export async function bind(
  tx: Transaction,
  of: { promoter: DirectoryRow; customer: DirectoryRow; source: 'register' | 'code'; at: Date },
): Promise<null | Failure> {
  const refused = await bindingRefusal(tx, of.promoter, of.customer, of.at)
  if (refused) return refused
  const given = { customerId: of.customer.memberId, salespersonId: of.promoter.memberId, source: of.source, at: of.at }
  if (!(await bindCustomer(tx, given))) return failure('sales.boundAlready')
  await emit(tx, { event: 'sales.bound', payload: { memberId: of.promoter.memberId } })
  return null
}
