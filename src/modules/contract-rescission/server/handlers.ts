import { isDeepStrictEqual } from 'node:util'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { fenOfNumber, yuanNumber } from '../../../kernel/money/money.ts'
import { buyerParty, contractIn, everybodys, storeParty, type Contract, type Party } from '../../contract/server/public.ts'
import {
  adminContractRescission,
  contractRescission,
  contractRescissionConfirm,
  contractRescissionPropose,
  sellerContractRescission,
  sellerContractRescissionConfirm,
  sellerContractRescissionPropose,
  type RescissionDetails,
  type RescissionView,
} from '../endpoints.ts'
import { restOf } from '../rules/sheet-machine.ts'
import { detailsOf } from './details.ts'
import { confirmSheet, proposeSheet } from './agree-rescission.ts'
import { standingSheet, type RescissionSheet } from './sheet-repository.ts'

function sheetView(sheet: RescissionSheet, now: RescissionDetails): NonNullable<RescissionView['sheet']> {
  const { revision, state, side, depositRule, payer, reason, facts, proposedAt, confirmedAt } = sheet
  const rest = restOf(sheet, fenOfNumber(facts.deposit) ?? 0n)
  return {
    revision,
    state,
    side,
    depositRule,
    payer,
    amount: yuanNumber(sheet.amount),
    rest: rest && { debtor: rest.debtor, amount: yuanNumber(rest.fen) },
    reason,
    facts,
    proposeTime: proposedAt.toISOString(),
    confirmTime: confirmedAt?.toISOString() ?? null,
    isOutdated: state === 'PROPOSED' && !isDeepStrictEqual(now, facts),
  }
}

async function viewOf(db: Queryable, contract: Contract, party: Party | null): Promise<RescissionView> {
  const { contractId, state } = contract
  const { facts } = await detailsOf(db, contract)
  const sheet = await standingSheet(db, contractId)
  const view = sheet && sheetView(sheet, facts)
  const acts = party !== null && party.approves(contract) && (state === 'RESCINDING' || state === 'RESCINDED')
  const isAnswer = sheet?.state === 'PROPOSED' && sheet.side !== party?.side
  const isSettled = facts.orders.every(({ isOpen }) => !isOpen) && view?.isOutdated === false
  return {
    contractId,
    viewer: party?.side ?? 'platform',
    facts,
    sheet: view,
    can: [
      ...(acts && sheet?.state !== 'CONFIRMED' ? (['propose'] as const) : []),
      ...(acts && isAnswer && isSettled && state === 'RESCINDED' ? (['confirm'] as const) : []),
    ],
  }
}

async function shown(call: Call, contractId: number, party: Party | null): Promise<RescissionView | Failure> {
  const contract = await contractIn(call.app.read, contractId, party?.scope ?? everybodys)
  return contract ? viewOf(call.app.read, contract, party) : failure('api.notFound')
}

const acted = (call: Call, party: Party, act: (tx: Transaction) => Promise<Contract | Failure>) =>
  call.idempotent<RescissionView>(async (tx) => {
    const done = await act(tx)
    return isFailure(done) ? done : viewOf(tx, done, party)
  })

/** The settlement of a rescinded contract: both sides see what was executed, paid and held, one proposes, the other confirms. */
export const contractRescissionHandlers: readonly Handler[] = [
  handle(contractRescission, ({ contractId }, call) => shown(call, contractId, buyerParty(call))),
  handle(sellerContractRescission, ({ contractId }, call) => shown(call, contractId, storeParty(call))),
  handle(adminContractRescission, ({ contractId }, call) => shown(call, contractId, null)),
  handle(contractRescissionPropose, (wish, call) => acted(call, buyerParty(call), (tx) => proposeSheet(call, tx, buyerParty(call), wish))),
  handle(sellerContractRescissionPropose, (wish, call) =>
    acted(call, storeParty(call), (tx) => proposeSheet(call, tx, storeParty(call), wish)),
  ),
  handle(contractRescissionConfirm, (wish, call) => acted(call, buyerParty(call), (tx) => confirmSheet(call, tx, buyerParty(call), wish))),
  handle(sellerContractRescissionConfirm, (wish, call) =>
    acted(call, storeParty(call), (tx) => confirmSheet(call, tx, storeParty(call), wish)),
  ),
]
