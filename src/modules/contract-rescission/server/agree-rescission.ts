import { isDeepStrictEqual } from 'node:util'
import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { checkAmount, fenOfNumber } from '../../../kernel/money/money.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { lockContract, type Contract, type Party } from '../../contract/server/public.ts'
import { addDue, dropDue, duesOf, releaseDue } from '../../contract-due/server/public.ts'
import { restOf, sheetMachine, type DepositRule } from '../rules/sheet-machine.ts'
import { detailsOf, type ReservedSums } from './details.ts'
import { addSheet, moveSheetRow, standingSheet, type RescissionSheet } from './sheet-repository.ts'

type Acting = { readonly tx: Transaction; readonly contract: Contract; readonly party: Party; readonly act: ActorContext }

/** The contract of this side that is being or was rescinded, locked. Refusals: `api.notFound`, `contractRescission.notRescinded`, `approverOnly`. */
async function lockRescinded(call: Call, tx: Transaction, party: Party, contractId: number): Promise<Acting | Failure> {
  const contract = await lockContract(tx, contractId, party.scope)
  if (!contract) return failure('api.notFound')
  if (contract.state !== 'RESCINDING' && contract.state !== 'RESCINDED') return failure('contractRescission.notRescinded')
  if (!party.approves(contract)) return failure('contractRescission.approverOnly')
  return { tx, contract, party, act: actorContext(call, party.side === 'store' ? 'store' : 'member') }
}

async function tell({ tx, contract, party }: Acting, state: 'SHEET_PROPOSED' | 'SHEET_CONFIRMED'): Promise<void> {
  const { contractId, contractSn, memberId, storeId, initiator } = contract
  const by = party.side === initiator ? 'initiator' : 'counterparty'
  await emit(tx, {
    event: 'contractRescission.moved',
    key: contractSn,
    payload: { contractId, contractSn, memberId, storeId, initiator, state, by },
  })
}

type Wish = {
  readonly contractId: number
  readonly revision: number
  readonly depositRule: DepositRule
  readonly payer: 'buyer' | 'store' | null
  readonly amount: number
  readonly reason: string
}

/** Takes the proposal that stands out of the way. Refusal: `contractRescission.sheetChanged`. */
async function replaceStanding({ tx, contract, party, act }: Acting, revision: number): Promise<null | Failure> {
  const before = await standingSheet(tx, contract.contractId)
  if ((before?.revision ?? 0) !== revision) return failure('contractRescission.sheetChanged')
  if (!before) return null
  const moved = await transition(tx, {
    machine: sheetMachine,
    event: 'replaceSheet',
    who: party.side,
    from: before.state,
    update: (to) => moveSheetRow(tx, before, to, null),
    audit: { act, action: 'contract.rescission.replaceSheet', entity: 'contract', entityId: `${contract.contractSn}-J${before.revision}` },
  })
  return isFailure(moved) ? moved : null
}

/**
 * Proposes a settlement, or answers one with another. Refusals: those of the lock, `contractRescission.sheetChanged`, `settled`,
 * `depositNeeded`, `noDeposit`, `amountWrong`.
 */
export async function proposeSheet(call: Call, tx: Transaction, party: Party, wish: Wish): Promise<Contract | Failure> {
  const acting = await lockRescinded(call, tx, party, wish.contractId)
  if (isFailure(acting)) return acting
  const { contract, act } = acting
  if ((await standingSheet(tx, contract.contractId))?.state === 'CONFIRMED') return failure('contractRescission.settled')
  const { facts, deposit } = await detailsOf(tx, contract)
  const { depositRule, payer, reason } = wish
  if (deposit && depositRule === 'NONE') return failure('contractRescission.depositNeeded', {}, { field: 'depositRule' })
  if (!deposit && depositRule !== 'NONE') return failure('contractRescission.noDeposit', {}, { field: 'depositRule' })
  const amount = fenOfNumber(wish.amount)
  if (amount === undefined || amount < 0n || (payer === null) !== (amount === 0n))
    return failure('contractRescission.amountWrong', {}, { field: 'amount' })
  const tooMuch = checkAmount(amount, 'amount')
  if (tooMuch) return tooMuch
  const refused = await replaceStanding(acting, wish.revision)
  if (refused) return refused
  const made = { contractId: contract.contractId, side: party.side, depositRule, payer, amount, reason, facts }
  const revision = await addSheet(tx, { ...made, memberId: party.memberId, at: act.now })
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'contract.rescission.proposeSheet',
    entity: 'contract',
    entityId: `${contract.contractSn}-J${revision}`,
    without: 'creation',
    to: 'PROPOSED',
    reason,
    facts: { depositRule, payer: payer ?? '', amountFen: String(amount) },
  })
  await tell(acting, 'SHEET_PROPOSED')
  return contract
}

/** Moves the money: held sums go where the sheet says, what is not paid yet of them is dropped, and what is left is due. */
async function moveMoney({ tx, contract, act }: Acting, sheet: RescissionSheet, { deposit, margins }: ReservedSums): Promise<void> {
  const { contractId } = contract
  if (deposit) await releaseDue(tx, deposit, sheet.depositRule === 'KEEP' ? deposit.amount : 0n, act)
  for (const margin of margins) await releaseDue(tx, margin, 0n, act)
  for (const { kind, lineNo, state } of await duesOf(tx, contractId))
    if (state === 'DUE' && (kind === 'DEPOSIT' || kind === 'MARGIN')) await dropDue(tx, contractId, { kind, lineNo }, act)
  const rest = restOf(sheet, deposit?.amount ?? 0n)
  if (rest) await addDue(tx, contract, { kind: 'RESCISSION', lineNo: 0, debtor: rest.debtor, amount: rest.fen, act })
}

/**
 * Confirms what the other side proposed. Refusals: those of the lock, `contractRescission.notYet`, `noSheet`, `sheetChanged`,
 * `ordersOpen`, `outdated`, `transferInReview`, the machine's.
 */
export async function confirmSheet(
  call: Call,
  tx: Transaction,
  party: Party,
  { contractId, revision }: { readonly contractId: number; readonly revision: number },
): Promise<Contract | Failure> {
  const acting = await lockRescinded(call, tx, party, contractId)
  if (isFailure(acting)) return acting
  const { contract, act } = acting
  if (contract.state !== 'RESCINDED') return failure('contractRescission.notYet')
  const sheet = await standingSheet(tx, contractId)
  if (!sheet) return failure('contractRescission.noSheet')
  if (sheet.revision !== revision) return failure('contractRescission.sheetChanged')
  const held = await detailsOf(tx, contract)
  const open = held.facts.orders.filter(({ isOpen }) => isOpen)
  if (open.length > 0) return failure('contractRescission.ordersOpen', { count: open.length })
  if (sheet.state === 'PROPOSED' && !isDeepStrictEqual(held.facts, sheet.facts)) return failure('contractRescission.outdated')
  if ((await duesOf(tx, contractId)).some(({ state }) => state === 'REVIEW')) return failure('contractRescission.transferInReview')
  const moved = await transition(tx, {
    machine: sheetMachine,
    event: 'confirmSheet',
    who: party.side,
    from: sheet.state,
    sideStates: sheet.side === party.side ? ['own'] : [],
    update: (to) => moveSheetRow(tx, sheet, to, { memberId: party.memberId, at: act.now }),
    audit: { act, action: 'contract.rescission.confirmSheet', entity: 'contract', entityId: `${contract.contractSn}-J${revision}` },
  })
  if (isFailure(moved)) return moved
  await moveMoney(acting, sheet, held)
  await tell(acting, 'SHEET_CONFIRMED')
  return contract
}
