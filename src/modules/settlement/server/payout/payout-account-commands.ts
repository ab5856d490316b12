import { systemContext } from '../../../../api/actor-context.ts'
import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { lockNamed } from '../../../../kernel/database/lock-named.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { maskAccountNumber } from '../../../member/rules/id-card.ts'
import type { PersonalVault } from '../../../member/server/public.ts'
import { accountDigits, payoutAccountProblems, type PayoutAccountForm } from '../../rules/payout-account-form.ts'
import { payoutAccountMachine, type PayoutAccountEvent } from '../../rules/payout-account-machine.ts'
import {
  addPayoutAccount,
  currentPayoutAccount,
  lockPayoutAccount,
  movePayoutAccountRow,
  payoutAccountById,
  sealedNumberOf,
  type PayoutAccount,
} from './payout-account-repository.ts'

type Who = { readonly storeId: number; readonly act: ActorContext; readonly vault: PersonalVault }

/**
 * Enters a new account of a store; nothing is paid to it before the owner has confirmed and the platform has approved it. Refusals: the
 * form's fields one by one, `settlement.accountUnderWay`.
 */
export async function submitPayoutAccount(
  tx: Transaction,
  typed: PayoutAccountForm,
  { storeId, act, vault }: Who,
): Promise<PayoutAccount | Failure> {
  const problems = Object.entries(payoutAccountProblems(typed))
  const [first] = problems
  if (first) return failure(first[1], {}, { errors: Object.fromEntries(problems.map(([field, code]) => [field, { code, facts: {} }])) })
  await lockNamed(tx, `settlement.payoutAccount ${storeId}`)
  const { accountName, bankName, branch } = typed
  const number = accountDigits(typed.accountNumber)
  const sealed = { numberSealed: vault.seal(number), numberMask: maskAccountNumber(number) }
  const accountId = await addPayoutAccount(tx, {
    storeId,
    accountName,
    bankName,
    branch,
    ...sealed,
    submittedAt: act.now,
    submittedBy: act.actor.name,
  })
  const added = accountId === null ? null : await payoutAccountById(tx, accountId, null)
  if (!added) return failure('settlement.accountUnderWay')
  const { actor, channel, requestId } = act
  const facts = { storeId, bankName, number: added.numberMask }
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'settlement.enterAccount',
    entity: 'payoutAccount',
    entityId: added.accountId,
    without: 'creation',
    to: added.state,
    facts,
  })
  await tellAccount(tx, added)
  return added
}

type Step = { readonly accountId: number; readonly expectedVersion: number; readonly event: PayoutAccountEvent; readonly reason?: string }
type Mover = {
  readonly who: 'store' | 'platform'
  readonly storeIds: readonly number[] | null
  readonly isOwner: boolean
  readonly act: ActorContext
}

/**
 * A step of the store or of the platform. An approved account replaces the one before; bills approved with that one are still paid to it.
 * Refusals: `settlement.accountGone`, `api.stale`, `settlement.ownerConfirms`, `settlement.rejectReasonNeeded`, and the machine's.
 */
export async function stepPayoutAccount(
  tx: Transaction,
  step: Step,
  { who, storeIds, isOwner, act }: Mover,
): Promise<PayoutAccount | Failure> {
  const { accountId, event, expectedVersion, reason = '' } = step
  const account = await lockPayoutAccount(tx, accountId, storeIds)
  if (!account) return failure('settlement.accountGone')
  if (account.version !== expectedVersion) return failure('api.stale')
  const sideStates = isOwner ? [] : ['notOwner']
  const to = payoutAccountMachine.next(account.state, event, who, sideStates)
  if (event === 'reject' && !isFailure(to) && reason === '') return failure('settlement.rejectReasonNeeded', {}, { field: 'reason' })
  if (event === 'approve' && !isFailure(to)) await replaceCurrent(tx, account, act)
  const done = await moveAccount(tx, account, { event, who, act, sideStates, reason: event === 'reject' ? reason : '' })
  if (isFailure(done)) return done
  await tellAccount(tx, done)
  return done
}

async function replaceCurrent(tx: Transaction, { storeId }: PayoutAccount, { now }: ActorContext): Promise<void> {
  await lockNamed(tx, `settlement.payoutAccount ${storeId}`)
  const before = await currentPayoutAccount(tx, storeId)
  if (!before) return
  const act = systemContext('payoutAccount/replace', now)
  const done = await moveAccount(tx, before, { event: 'replace', who: 'system', act, sideStates: [], reason: '' })
  if (isFailure(done)) throw new Error(`payout account ${before.accountId}: ${done.code}`)
}

type Move = {
  readonly event: PayoutAccountEvent
  readonly who: 'store' | 'platform' | 'system'
  readonly act: ActorContext
  readonly sideStates: readonly string[]
  readonly reason: string
}

async function moveAccount(
  tx: Transaction,
  account: PayoutAccount,
  { event, who, act, sideStates, reason }: Move,
): Promise<PayoutAccount | Failure> {
  const done = await transition(tx, {
    machine: payoutAccountMachine,
    event,
    who,
    from: account.state,
    sideStates,
    update: (to, sources) => movePayoutAccountRow(tx, account, { to, sources, at: act.now, by: act.actor.name, reason }),
    audit: {
      act,
      action: `settlement.${event}Account`,
      entity: 'payoutAccount',
      entityId: account.accountId,
      ...(reason === '' ? {} : { reason }),
    },
    ...(event === 'confirm' && sideStates.includes('notOwner') ? { refusal: failure('settlement.ownerConfirms') } : {}),
  })
  if (isFailure(done)) return done
  return (await payoutAccountById(tx, account.accountId, null)) ?? failure('api.notFound')
}

async function tellAccount(tx: Transaction, { accountId, storeId, state }: PayoutAccount): Promise<void> {
  await emit(tx, { event: 'settlement.payoutAccountMoved', key: String(accountId), payload: { accountId, storeId, state } })
}

/** The whole number of an account; who looked is written down. Refusal: `settlement.accountGone`. */
export async function openAccountNumber(
  tx: Transaction,
  accountId: number,
  { act, vault }: Omit<Who, 'storeId'>,
): Promise<string | Failure> {
  const sealed = await sealedNumberOf(tx, accountId)
  if (!sealed) return failure('settlement.accountGone')
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'settlement.viewAccount',
    entity: 'payoutAccount',
    entityId: accountId,
    without: 'note',
  })
  return vault.open(sealed)
}
