import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { applicationMachine, type ApplicationEvent } from '../../rules/application-machine.ts'
import { openAccount } from './account-commands.ts'
import {
  addApplication,
  lockApplication,
  moveApplicationRow,
  updateDraft,
  type Application,
  type ApplicationDetails,
  type NewApplication,
  type Offer,
} from './application-repository.ts'

type Who = 'buyer' | 'lender'

/** Whose application may be touched: the company's own, or those that ask the lender. */
export type ApplicationScope = { readonly enterpriseId: number } | { readonly storeIds: readonly number[] }

const isInScope = (of: Application, scope: ApplicationScope) =>
  'enterpriseId' in scope ? of.enterpriseId === scope.enterpriseId : scope.storeIds.includes(of.storeId) && of.state !== 'DRAFT'

/** Writes a draft, or writes it again. Refusals: `credit.applicationOpen`, `applicationGone`, `api.stale` when it was handed in. */
export async function saveApplication(
  tx: Transaction,
  applicationId: number,
  of: NewApplication,
  act: ActorContext,
): Promise<Application | Failure> {
  if (applicationId > 0) {
    const seen = await lockApplication(tx, applicationId)
    if (seen?.enterpriseId !== of.enterpriseId) return failure('credit.applicationGone')
    const saved = await updateDraft(tx, applicationId, of)
    return saved ?? failure('api.stale')
  }
  const added = await addApplication(tx, of, act.now)
  if (!added) return failure('credit.applicationOpen')
  await audit(tx, {
    ...act,
    action: 'creditApplication.create',
    entity: 'creditApplication',
    entityId: added.applicationSn,
    without: 'creation',
    to: 'DRAFT',
  })
  return added
}

export type ApplicationMove = {
  readonly applicationId: number
  readonly event: ApplicationEvent
  readonly expectedVersion?: number | undefined
  readonly text: string
  readonly offer: Offer | null
}

/**
 * A step of an application. Terms below what was asked for become an offer that the company must accept; a line is opened with the terms of
 * the application's own record. Refusals: `credit.applicationGone`, `api.stale`, `credit.textNeeded`, `credit.offerNeeded`, the machine's.
 */
export async function moveApplication(
  tx: Transaction,
  wish: ApplicationMove,
  by: { who: Who; scope: ApplicationScope; act: ActorContext },
): Promise<Application | Failure> {
  const seen = await lockApplication(tx, wish.applicationId)
  if (!seen || !isInScope(seen, by.scope)) return failure('credit.applicationGone')
  if (wish.expectedVersion !== undefined && wish.expectedVersion !== seen.version) return failure('api.stale')
  const { act, who } = by
  if (['ask', 'answer', 'reject'].includes(wish.event) && wish.text === '') return failure('credit.textNeeded', {}, { field: 'text' })
  const isDecision = wish.event === 'approve' || wish.event === 'offer'
  if (isDecision && !wish.offer) return failure('credit.offerNeeded', {}, { field: 'limit' })
  const event =
    isDecision && wish.offer && BigInt(wish.offer.limitFen) < seen.wantedFen ? 'offer' : wish.event === 'offer' ? 'approve' : wish.event
  const done = await transition(tx, {
    machine: applicationMachine,
    event,
    who,
    from: seen.state,
    update: (to, sources) => moveApplicationRow(tx, seen.applicationId, { to, sources, facts: factsOf(wish, by), at: act.now }),
    audit: {
      act,
      action: `creditApplication.${event}`,
      entity: 'creditApplication',
      entityId: seen.applicationSn,
      ...(wish.event === 'reject' ? { reason: wish.text } : {}),
    },
    events: (to) => [
      {
        event: 'credit.applicationMoved',
        key: seen.applicationSn,
        payload: { applicationSn: seen.applicationSn, enterpriseId: seen.enterpriseId, storeId: seen.storeId, state: to },
      },
    ],
  })
  if (isFailure(done)) return done
  if (done.to === 'APPROVED') {
    const opened = await openAccount(tx, done.moved, act, who)
    if (isFailure(opened)) return opened
  }
  return done.moved
}

function factsOf({ event, text, offer }: ApplicationMove, { who, act }: { who: Who; act: ActorContext }): ApplicationDetails {
  return {
    ...(event === 'ask' ? { question: text } : {}),
    ...(event === 'answer' ? { answer: text } : {}),
    ...(event === 'reject' ? { reason: text } : {}),
    ...(offer && who === 'lender' ? { offer } : {}),
    ...(who === 'lender' ? { reviewerName: act.actor.name } : {}),
  }
}
