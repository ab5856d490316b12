import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { lockContract, type Contract, type Party } from '../../contract/server/public.ts'
import { closeDueOfSheet } from '../../contract-due/server/public.ts'
import type { PriceAct } from '../endpoints.ts'
import { differenceMachine, settlementMachine } from '../rules/settlement-machine.ts'
import { precision } from '../rules/window-price.ts'
import { demandDifference } from './due-of-price.ts'
import { invoiceDifference } from './invoice-difference.ts'
import { isSettleable, calculateLine, settlementSn } from './calculate-line.ts'
import {
  moveDifferenceRow,
  moveSettlementRow,
  settlementsOf,
  type Settlement,
  type SettlementChange,
  type Side,
} from './settlement-repository.ts'
import { emitPriceMoved } from './emit-price-moved.ts'

type CommandInput = {
  readonly contractId: number
  readonly lineNo: number
  readonly act: PriceAct
  readonly revision: number
  readonly quantity: string
  readonly reason: string
}

/** The side that owes the difference; null without one. */
export function debtorOf({ difference }: Pick<Settlement, 'difference'>): Side | null {
  return difference === 0n ? null : difference > 0n ? 'buyer' : 'store'
}

/** Side-states of a sheet for one side. */
export function sideStatesOf(settlement: Settlement, side: Side): string[] {
  const confirmed = side === 'buyer' ? settlement.buyerAt : settlement.storeAt
  return [
    ...(confirmed ? ['confirmed'] : []),
    ...(settlement.disputeSide !== null && settlement.disputeSide !== side ? ['otherDisputes'] : []),
    ...(debtorOf(settlement) === side ? ['debtor'] : []),
  ]
}

type Acting = { readonly tx: Transaction; readonly contract: Contract; readonly party: Party; readonly act: ActorContext }

async function agree({ tx, contract, party, act }: Acting, settlement: Settlement): Promise<null | Failure> {
  const entityId = settlementSn(contract, settlement)
  const agreed = await transition(tx, {
    machine: settlementMachine,
    event: 'agree',
    who: 'system',
    from: settlement.state,
    update: (to) => moveSettlementRow(tx, settlement, to, {}),
    audit: { act, action: 'contract.price.agree', entity: 'contract', entityId },
  })
  if (isFailure(agreed)) return agreed
  const event = settlement.difference === 0n ? 'balance' : 'owe'
  const owed = await transition(tx, {
    machine: differenceMachine,
    event,
    who: 'system',
    from: settlement.differenceState,
    update: (to) => moveDifferenceRow(tx, agreed.moved, to, { note: '', at: act.now }),
    audit: {
      act,
      action: `contract.price.${event}`,
      entity: 'contract',
      entityId,
      facts: { differenceFen: String(settlement.difference) },
    },
  })
  if (isFailure(owed)) return owed
  await demandDifference(tx, { contract, act }, owed.moved)
  await emitPriceMoved(tx, contract, 'PRICE_SETTLED', party.side, settlement.lineNo)
  return null
}

async function answer(acting: Acting, settlement: Settlement, event: 'confirm' | 'dispute' | 'withdraw', reason: string) {
  const { tx, contract, party, act } = acting
  if (event === 'dispute' && reason === '') return failure('contractPricing.reasonNeeded', {}, { field: 'reason' })
  const change: SettlementChange =
    event === 'confirm'
      ? { confirms: { side: party.side, memberId: party.memberId, at: act.now } }
      : event === 'dispute'
        ? { disputeSide: party.side, reason }
        : {}
  const moved = await transition(tx, {
    machine: settlementMachine,
    event,
    who: party.side,
    from: settlement.state,
    sideStates: sideStatesOf(settlement, party.side),
    update: (to) => moveSettlementRow(tx, settlement, to, change),
    audit: {
      act,
      action: `contract.price.${event}`,
      entity: 'contract',
      entityId: settlementSn(contract, settlement),
      ...(reason === '' ? {} : { reason }),
    },
  })
  if (isFailure(moved)) return moved
  if (event === 'dispute') await emitPriceMoved(tx, contract, 'PRICE_DISPUTED', party.side, settlement.lineNo)
  const isAgreed = moved.moved.buyerAt !== null && moved.moved.storeAt !== null
  return event === 'confirm' && isAgreed ? agree(acting, moved.moved) : null
}

async function closeDifference({ tx, contract, party, act }: Acting, settlement: Settlement, event: 'receive' | 'waive', reason: string) {
  if (reason === '') return failure('contractPricing.noteNeeded', {}, { field: 'reason' })
  const moved = await transition(tx, {
    machine: differenceMachine,
    event,
    who: party.side,
    from: settlement.differenceState,
    sideStates: sideStatesOf(settlement, party.side),
    update: (to) => moveDifferenceRow(tx, settlement, to, { note: reason, at: act.now }),
    audit: { act, action: `contract.price.${event}`, entity: 'contract', entityId: settlementSn(contract, settlement), reason },
  })
  if (isFailure(moved)) return moved
  await invoiceDifference(tx, contract, moved.moved, act)
  return closeDueOfSheet(tx, { contractId: contract.contractId, lineNo: settlement.lineNo, side: party.side, event, reason, act })
}

/**
 * Acts on the final price of a line. Refusals: `api.notFound`, `contractPricing.approverOnly`, `notInForce`, `noSheet`, `sheetChanged`,
 * `reasonNeeded`, `noteNeeded`, those of the calculation, and the machines'.
 */
export async function actOnSettlement(call: Call, tx: Transaction, party: Party, wish: CommandInput): Promise<Contract | Failure> {
  const contract = await lockContract(tx, wish.contractId, party.scope)
  if (!contract) return failure('api.notFound')
  if (!isSettleable(contract)) return failure('contractPricing.notInForce')
  if (!party.approves(contract)) return failure('contractPricing.approverOnly')
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  if (wish.act === 'calculate') {
    const quantity = wish.quantity === '' ? null : parseQuantity(wish.quantity, precision)
    if (quantity === undefined || quantity === 0n) return failure('contractPricing.quantityWrong', {}, { field: 'quantity' })
    const made = await calculateLine(tx, contract, { lineNo: wish.lineNo, quantity, by: party.side, act })
    return isFailure(made) ? made : contract
  }
  const settlement = (await settlementsOf(tx, contract.contractId)).find(({ lineNo }) => lineNo === wish.lineNo)
  if (!settlement) return failure('contractPricing.noSheet')
  if (settlement.revision !== wish.revision) return failure('contractPricing.sheetChanged')
  const acting = { tx, contract, party, act }
  const refused =
    wish.act === 'receive' || wish.act === 'waive'
      ? await closeDifference(acting, settlement, wish.act, wish.reason)
      : await answer(acting, settlement, wish.act, wish.reason)
  return refused ?? contract
}
