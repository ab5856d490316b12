import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { addDays, dayOf, endOfDay } from '../../../../kernel/time/clock.ts'
import { lockAccount, saveAccount, updateBypass, type AccountTerms, type CreditAccount } from '../ledger/account-repository.ts'
import { overdueLimits } from '../ledger/credit-settings.ts'
import { addOperation } from '../ledger/operation-repository.ts'
import { blockingOf } from '../ledger/usable-account.ts'
import type { Application } from './application-repository.ts'
import { moveAccount } from './move-account.ts'

const entity = 'creditAccount'

async function scheduleExpiry(tx: Transaction, { accountId, expiresOn }: { accountId: number; expiresOn: string }): Promise<void> {
  await schedule(tx, { entity, entityId: accountId, event: 'expire', dueAt: endOfDay(expiresOn) })
}

/** An approved application opens the line, or sets limit and terms of the one there is. Refusals: the machine's. */
export async function openAccount(tx: Transaction, of: Application, act: ActorContext, who: 'buyer' | 'lender'): Promise<null | Failure> {
  const { offer } = of
  if (!offer) throw new Error(`${of.applicationSn} was approved without terms`)
  const account = await saveAccount(tx, of, offer, act.now)
  const { accountId } = account
  const change = BigInt(offer.limitFen) - account.limitFen
  const kind = account.limitFen === 0n ? 'ALLOCATED' : 'LIMIT_CHANGED'
  if (change !== 0n) await addOperation(tx, { accountId, kind, reference: of.applicationSn, changes: { limitFen: change }, act })
  await scheduleExpiry(tx, account)
  const wakes = account.state === 'CLOSED' ? 'reopen' : account.state === 'FROZEN_EXPIRED' ? 'renew' : null
  if (wakes) return moveAccount(tx, account, { event: wakes, who: wakes === 'renew' ? 'lender' : who, act, reason: of.applicationSn })
  return null
}

export type AccountScope = { readonly storeIds: readonly number[] }
type Seen = { readonly accountId: number; readonly expectedVersion?: number | undefined }

async function lockMine(
  tx: Transaction,
  { accountId, expectedVersion }: Seen,
  { storeIds }: AccountScope,
): Promise<CreditAccount | Failure> {
  const account = await lockAccount(tx, accountId)
  if (!account || !storeIds.includes(account.storeId)) return failure('credit.accountGone')
  return expectedVersion !== undefined && expectedVersion !== account.version ? failure('api.stale') : account
}

/** Limit and terms from now on; what was shipped before keeps its due date. Refusals: `credit.accountGone`, `api.stale`, `credit.textNeeded`, `credit.expiryPast`. */
export async function changeAccount(
  tx: Transaction,
  wish: Seen & { readonly limitFen: bigint; readonly terms: AccountTerms; readonly reason: string },
  scope: AccountScope,
  act: ActorContext,
): Promise<CreditAccount | Failure> {
  const account = await lockMine(tx, wish, scope)
  if (isFailure(account)) return account
  if (wish.reason === '') return failure('credit.textNeeded', {}, { field: 'reason' })
  if (wish.terms.expiresOn <= dayOf(act.now)) return failure('credit.expiryPast', {}, { field: 'expiresOn' })
  const { accountId } = account
  const change = wish.limitFen - account.limitFen
  const reference = `${accountId}-${account.version}`
  if (change !== 0n)
    await addOperation(tx, { accountId, kind: 'LIMIT_CHANGED', reference, changes: { limitFen: change }, note: wish.reason, act })
  const saved = await saveAccount(tx, account, wish.terms, act.now)
  await audit(tx, {
    ...act,
    action: 'creditAccount.change',
    entity,
    entityId: String(accountId),
    reason: wish.reason,
    diff: {
      limit: [String(account.limitFen), String(wish.limitFen)],
      termDays: [account.termDays, saved.termDays],
      dueBasis: [account.dueBasis, saved.dueBasis],
      monthEnd: [account.monthEnd, saved.monthEnd],
      withInterest: [account.withInterest, saved.withInterest],
      expiresOn: [account.expiresOn, saved.expiresOn],
    },
  })
  await scheduleExpiry(tx, saved)
  if (account.state === 'FROZEN_EXPIRED') {
    const renewed = await moveAccount(tx, account, { event: 'renew', who: 'lender', act, reason: wish.reason })
    if (isFailure(renewed)) return renewed
  }
  return (await lockAccount(tx, accountId)) ?? saved
}

export const accountActs = ['freeze', 'unfreeze', 'close', 'bypass', 'endBypass'] as const
export type AccountAct = (typeof accountActs)[number]

/**
 * Freezes, frees or closes a line by hand, or lets an overdue company go on for some days. Refusals: `credit.accountGone`, `api.stale`,
 * `credit.textNeeded`, `credit.closeOwed`, the machine's.
 */
export async function actOnAccount(
  tx: Transaction,
  wish: Seen & { readonly act: AccountAct; readonly reason: string; readonly days: number },
  scope: AccountScope,
  act: ActorContext,
): Promise<CreditAccount | Failure> {
  const account = await lockMine(tx, wish, scope)
  if (isFailure(account)) return account
  const { reason } = wish
  if (reason === '') return failure('credit.textNeeded', {}, { field: 'reason' })
  if (wish.act === 'close' && (account.drawnFen !== 0n || account.heldFen !== 0n)) return failure('credit.closeOwed')
  if (wish.act === 'bypass' || wish.act === 'endBypass') {
    await setBypass(tx, account, wish.act === 'bypass' ? endOfDay(addDays(dayOf(act.now), wish.days)) : null, { reason, act })
  } else {
    const moved = await moveAccount(tx, account, { event: wish.act, who: 'lender', act, reason })
    if (isFailure(moved)) return moved
    if (wish.act === 'close') await closeLimit(tx, account, act)
    if (wish.act === 'unfreeze') await freezeAgainIfLate(tx, account.accountId, act)
  }
  return (await lockAccount(tx, account.accountId)) ?? account
}

async function setBypass(
  tx: Transaction,
  account: CreditAccount,
  until: Date | null,
  how: { reason: string; act: ActorContext },
): Promise<void> {
  await updateBypass(tx, account.accountId, until, how.reason)
  await audit(tx, {
    ...how.act,
    action: 'creditAccount.bypass',
    entity,
    entityId: String(account.accountId),
    reason: how.reason,
    diff: { bypassUntil: [account.bypassUntil?.toISOString() ?? null, until?.toISOString() ?? null] },
  })
}

async function closeLimit(tx: Transaction, { accountId, limitFen, version }: CreditAccount, act: ActorContext): Promise<void> {
  const reference = `${accountId}-${version}`
  if (limitFen > 0n) await addOperation(tx, { accountId, kind: 'LIMIT_CHANGED', reference, changes: { limitFen: -limitFen }, act })
  await cancelTimers(tx, { entity, entityId: accountId })
}

/** A line that was freed by hand is frozen again at once when the company is overdue. */
async function freezeAgainIfLate(tx: Transaction, accountId: number, act: ActorContext): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (!account || (await blockingOf(tx, accountId, act.now, await overdueLimits(tx))) === 0n) return
  await moveAccount(tx, account, { event: 'freezeOverdue', who: 'system', act, reason: '' })
}
