import type { Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import type { Contract, Party } from '../../contract/server/public.ts'
import { askableFrom } from '../rules/dispute-times.ts'
import { sheetMachine } from '../rules/sheet-machine.ts'
import { addDispute, disputeOf, saveAnswer } from './dispute-repository.ts'
import { lockRescinded, notifySides } from './rescission-acting.ts'
import { lastProposals, moveSheetRow, standingSheet } from './sheet-repository.ts'

type Said = { readonly contractId: number; readonly revision: number; readonly reason: string }

/**
 * Asks the platform to decide where the other side answered otherwise, or not at all. Refusals: those of the lock,
 * `contractRescission.noSheet`, `sheetChanged`, `askEarly`, the machine's.
 */
export async function askPlatform(call: Call, tx: Transaction, party: Party, said: Said): Promise<Contract | Failure> {
  const acting = await lockRescinded(call, tx, party, said.contractId)
  if (isFailure(acting)) return acting
  const { contract, act } = acting
  const sheet = await standingSheet(tx, contract.contractId)
  if (!sheet) return failure('contractRescission.noSheet')
  if (sheet.revision !== said.revision) return failure('contractRescission.sheetChanged')
  const own = (await lastProposals(tx, contract.contractId)).some(({ side }) => side === party.side)
  const from = askableFrom(sheet, party.side, own)
  const isEarly = from === null || act.now < from
  const moved = await transition(tx, {
    machine: sheetMachine,
    event: 'askPlatform',
    who: party.side,
    from: sheet.state,
    sideStates: isEarly ? ['early'] : [],
    ...(isEarly && sheet.state === 'PROPOSED' ? { refusal: failure('contractRescission.askEarly') } : {}),
    update: (to) => moveSheetRow(tx, sheet, to, null),
    audit: {
      act,
      action: 'contract.rescission.askPlatform',
      entity: 'contract',
      entityId: `${contract.contractSn}-J${sheet.revision}`,
      reason: said.reason,
    },
  })
  if (isFailure(moved)) return moved
  await addDispute(tx, sheet.sheetId, party.side, { text: said.reason, memberId: party.memberId, at: act.now })
  await notifySides(tx, contract, party.side, 'SHEET_DISPUTED')
  return contract
}

/**
 * The other side says its position to the platform; it may say it anew until the verdict. Refusals: those of the lock,
 * `contractRescission.noDispute`, `sheetChanged`, `ownDispute`.
 */
export async function answerDispute(call: Call, tx: Transaction, party: Party, said: Said): Promise<Contract | Failure> {
  const acting = await lockRescinded(call, tx, party, said.contractId)
  if (isFailure(acting)) return acting
  const { contract, act } = acting
  const sheet = await standingSheet(tx, contract.contractId)
  const dispute = sheet?.state === 'DISPUTED' ? await disputeOf(tx, sheet.sheetId) : null
  if (!sheet || !dispute) return failure('contractRescission.noDispute')
  if (sheet.revision !== said.revision) return failure('contractRescission.sheetChanged')
  if (dispute.side === party.side) return failure('contractRescission.ownDispute')
  await saveAnswer(tx, sheet.sheetId, { text: said.reason, memberId: party.memberId, at: act.now })
  await audit(tx, {
    ...act,
    action: 'contract.rescission.answerDispute',
    entity: 'contract',
    entityId: `${contract.contractSn}-J${sheet.revision}`,
    without: 'note',
    reason: said.reason,
  })
  await notifySides(tx, contract, party.side, 'SHEET_ANSWERED')
  return contract
}
