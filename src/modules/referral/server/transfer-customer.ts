import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { dayOf, parseDay, startOfDay } from '../../../kernel/time/clock.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { directoryRow } from '../../member/server/public.ts'
import { wrongCustomer } from './bind-customer.ts'
import { bindCustomer, endBinding, lockBinding, salespersonOf } from './salesperson-repository.ts'

export type CustomerTransfer = {
  readonly customerId: number
  readonly toSalespersonId: number
  /** A day of Shanghai; empty for now. */
  readonly fromDate: string
  readonly reason: string
}
const farthest = 92 * 86_400_000

/**
 * The platform moves a customer to another salesperson, now or from a later day. Orders placed before stay with the one of
 * their moment (docs/decisions/056). Refusals: `sales.reasonRequired`, `fromInvalid`, `personGone`, `notBound`, `movePending`,
 * `sameSalesperson`, and those of a binding.
 */
export async function transferCustomer(call: Call, wish: CustomerTransfer): Promise<null | Failure> {
  const now = call.app.clock.now()
  if (wish.reason === '') return failure('sales.reasonRequired', {}, { field: 'reason' })
  const from = momentOf(wish.fromDate, now)
  if (!from) return failure('sales.fromInvalid', {}, { field: 'fromDate' })
  return call.idempotent<null | Failure>(async (tx) => {
    const person = await salespersonOf(tx, wish.toSalespersonId)
    const [promoter, customer] = [await directoryRow(tx, wish.toSalespersonId), await directoryRow(tx, wish.customerId)]
    if (!person || person.endedAt || !promoter) return failure('sales.personGone', {}, { field: 'salespersonId' })
    const old = customer && (await lockBinding(tx, wish.customerId))
    if (!customer || !old) return failure('sales.notBound')
    if (old.boundAt > now) return failure('sales.movePending', { date: dayOf(old.boundAt) })
    if (old.salespersonId === wish.toSalespersonId) return failure('sales.sameSalesperson', {}, { field: 'salespersonId' })
    const refused = wrongCustomer(promoter, customer)
    if (refused) return refused
    await endBinding(tx, wish.customerId, from)
    const given = { customerId: wish.customerId, salespersonId: wish.toSalespersonId, source: 'platform' as const, at: from }
    const made = await bindCustomer(tx, { ...given, reason: wish.reason, setBy: memberOf(call).memberName })
    if (!made) throw new Error('a locked binding moved')
    await emit(tx, { event: 'sales.bound', key: `customer ${wish.customerId}`, payload: { memberId: wish.toSalespersonId } })
    await emit(tx, { event: 'sales.moved', key: `customer ${wish.customerId}`, payload: { memberId: old.salespersonId } })
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'sales.moveCustomer',
      entity: 'salesBinding',
      entityId: wish.customerId,
      reason: wish.reason,
      diff: { salespersonId: [old.salespersonId, wish.toSalespersonId] },
      facts: { from: from.toISOString() },
    })
    return null
  })
}

function momentOf(fromDate: string, now: Date): Date | null {
  if (fromDate === '' || fromDate === dayOf(now)) return now
  const day = parseDay(fromDate)
  const from = day ? startOfDay(day) : null
  return from && from > now && from.getTime() - now.getTime() <= farthest ? from : null
}
