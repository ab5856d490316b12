import { isDeepStrictEqual } from 'node:util'
import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import type { Contract, Party } from '../../contract/server/public.ts'
import { sheetMachine } from '../rules/sheet-machine.ts'
import { detailsOf } from './details.ts'
import { lockRescinded, notifySides, type Acting } from './rescission-acting.ts'
import { moveMoney, readTerms, refuseMoney, termDetails, type WrittenTerms } from './rescission-money.ts'
import { addSheet, moveSheetRow, standingSheet } from './sheet-repository.ts'

type Wish = WrittenTerms & { readonly contractId: number; readonly revision: number; readonly reason: string }

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
 * `withPlatform`, and those of the terms.
 */
export async function proposeSheet(call: Call, tx: Transaction, party: Party, wish: Wish): Promise<Contract | Failure> {
  const acting = await lockRescinded(call, tx, party, wish.contractId)
  if (isFailure(acting)) return acting
  const { contract, act } = acting
  const standing = (await standingSheet(tx, contract.contractId))?.state
  if (standing === 'CONFIRMED' || standing === 'RULED') return failure('contractRescission.settled')
  if (standing === 'DISPUTED') return failure('contractRescission.withPlatform')
  const { facts, deposit } = await detailsOf(tx, contract)
  const terms = readTerms(wish, deposit !== null)
  if (isFailure(terms)) return terms
  const refused = await replaceStanding(acting, wish.revision)
  if (refused) return refused
  const { reason } = wish
  const made = { ...terms, contractId: contract.contractId, side: party.side, reason, facts }
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
    facts: termDetails(terms),
  })
  await notifySides(tx, contract, party.side, 'SHEET_PROPOSED')
  return contract
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
  const isOpen = sheet.state === 'PROPOSED' || sheet.state === 'DISPUTED'
  const early = await refuseMoney(tx, contractId, held)
  if (early) return early
  if (isOpen && !isDeepStrictEqual(held.facts, sheet.facts)) return failure('contractRescission.outdated')
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
  await notifySides(tx, contract, party.side, 'SHEET_CONFIRMED')
  return contract
}
