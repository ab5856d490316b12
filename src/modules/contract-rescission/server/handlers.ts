import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { buyerParty, contractIn, everybodys, storeParty, type Contract, type Party } from '../../contract/server/public.ts'
import {
  adminContractRescission,
  contractRescission,
  contractRescissionConfirm,
  contractRescissionPropose,
  sellerContractRescission,
  sellerContractRescissionConfirm,
  sellerContractRescissionPropose,
  type RescissionView,
} from '../endpoints.ts'
import {
  adminRescissionDisputes,
  adminRescissionRule,
  contractRescissionAnswer,
  contractRescissionAsk,
  sellerContractRescissionAnswer,
  sellerContractRescissionAsk,
} from '../endpoints-dispute.ts'
import { positionUntil } from '../rules/dispute-times.ts'
import { confirmSheet, proposeSheet } from './agree-rescission.ts'
import { disputesPage } from './dispute-repository.ts'
import { answerDispute, askPlatform } from './dispute-rescission.ts'
import { viewOf } from './rescission-view.ts'
import { ruleSheet } from './rule-rescission.ts'

async function shown(call: Call, contractId: number, party: Party | null): Promise<RescissionView | Failure> {
  const contract = await contractIn(call.app.read, contractId, party?.scope ?? everybodys)
  return contract ? viewOf(call.app.read, contract, party, call.app.clock.now()) : failure('api.notFound')
}

type Act<Wish> = (call: Call, tx: Transaction, party: Party, wish: Wish) => Promise<Contract | Failure>

const acted =
  <Wish>(act: Act<Wish>, partyOf: (call: Call) => Party) =>
  (wish: Wish, call: Call) =>
    call.idempotent<RescissionView>(async (tx) => {
      const party = partyOf(call)
      const done = await act(call, tx, party, wish)
      return isFailure(done) ? done : viewOf(tx, done, party, call.app.clock.now())
    })

/** The settlement of a rescinded contract: both sides see what was executed, paid and held, and agree, or the platform decides. */
export const contractRescissionHandlers: readonly Handler[] = [
  handle(contractRescission, ({ contractId }, call) => shown(call, contractId, buyerParty(call))),
  handle(sellerContractRescission, ({ contractId }, call) => shown(call, contractId, storeParty(call))),
  handle(adminContractRescission, ({ contractId }, call) => shown(call, contractId, null)),
  handle(contractRescissionPropose, acted(proposeSheet, buyerParty)),
  handle(sellerContractRescissionPropose, acted(proposeSheet, storeParty)),
  handle(contractRescissionConfirm, acted(confirmSheet, buyerParty)),
  handle(sellerContractRescissionConfirm, acted(confirmSheet, storeParty)),
  handle(contractRescissionAsk, acted(askPlatform, buyerParty)),
  handle(sellerContractRescissionAsk, acted(askPlatform, storeParty)),
  handle(contractRescissionAnswer, acted(answerDispute, buyerParty)),
  handle(sellerContractRescissionAnswer, acted(answerDispute, storeParty)),
  handle(adminRescissionDisputes, async ({ tab, ...page }, call) => {
    const { list, total } = await disputesPage(call.app.read, tab === 'ruled', page)
    const shownRows = list.map(({ askedAt, answeredAt, ruledAt, ...row }) => ({
      ...row,
      askTime: askedAt.toISOString(),
      answerTime: answeredAt?.toISOString() ?? null,
      answerUntil: ruledAt ? null : (positionUntil({ askedAt, answeredAt })?.toISOString() ?? null),
      ruleTime: ruledAt?.toISOString() ?? null,
    }))
    return { list: shownRows, total }
  }),
  handle(adminRescissionRule, (ruling, call) =>
    call.idempotent<RescissionView>(async (tx) => {
      const done = await ruleSheet(call, tx, ruling)
      return isFailure(done) ? done : viewOf(tx, done, null, call.app.clock.now())
    }),
  ),
]
