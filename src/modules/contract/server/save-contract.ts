import { randomBytes } from 'node:crypto'
import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { z } from 'zod'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { decimalText } from '../../../kernel/quantity/decimal.ts'
import { unitPriceText } from '../../../kernel/money/unit-price.ts'
import { dayOf, parseDay } from '../../../kernel/time/clock.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { contractDraft } from '../endpoints.ts'
import type { saveInput } from '../endpoints-schemas.ts'
import { contentProblem, totalOf } from '../rules/contract-content.ts'
import { contractMachine } from '../rules/contract-machine.ts'
import type { Party } from './acting-party.ts'
import { addContract, contractIn, everybodys, lockContract, saveVersion, updateHead, type Contract } from './contract-repository.ts'
import { whoIs } from './move-contract.ts'
import { buyerCompany, linkOrder, sourceLinesOf, sourceOrder, verifiedCompany } from './trade-repository.ts'

type Wish = z.output<typeof saveInput>
type Partners = { readonly enterpriseId: number; readonly memberId: number; readonly storeId: number }

// No O, I, 0, 1: people type it from paper.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const verificationCode = (): string => `HT-${[...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('')}`

/** Whom a new contract is between. Refusals: `contract.orderGone`, `storeGone`, `notVerified`. */
async function partnersOf(tx: Transaction, party: Party, wish: Wish): Promise<Partners | Failure> {
  const { enterpriseId, storeIds } = party.scope
  if (wish.orderSn !== '') {
    const order = await sourceOrder(tx, wish.orderSn, { enterpriseId, storeIds })
    if (!order?.enterpriseId) return failure('contract.orderGone', {}, { field: 'orderSn' })
    return { enterpriseId: order.enterpriseId, memberId: order.memberId, storeId: order.storeId }
  }
  const [store] = party.side === 'buyer' ? await storesByIds(tx, [wish.storeId]) : []
  if (store?.state !== 'open' || enterpriseId === null) return failure('contract.storeGone', {}, { field: 'storeId' })
  return { enterpriseId, memberId: party.memberId, storeId: store.storeId }
}

async function makeContract(call: Call, tx: Transaction, party: Party, wish: Wish): Promise<Contract | Failure> {
  const partners = await partnersOf(tx, party, wish)
  if (isFailure(partners)) return partners
  if (!(await verifiedCompany(tx, partners.enterpriseId))) return failure('contract.notVerified')
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const { kind, title, signOrder, endsOn, orderSn, content } = wish
  const head = { kind, title, signOrder, endsOn, orderSn, total: totalOf(content), initiator: party.side, code: verificationCode() }
  const contractId = await addContract(tx, { ...head, ...partners, day: dayOf(act.now), at: act.now })
  await saveVersion(tx, { contractId, versionNo: 1, side: party.side, content, at: act.now })
  if (orderSn !== '') await linkOrder(tx, { contractId, ...partners }, orderSn, act.now)
  const contract = await contractIn(tx, contractId, everybodys)
  if (!contract) throw new Error(`contract ${contractId} is gone`)
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, entity: 'contract', entityId: contract.contractSn }
  await audit(tx, { ...trace, action: 'contract.create', without: 'creation', to: 'DRAFT', facts: { orderSn, total: String(head.total) } })
  return contract
}

/** A draft is rewritten; what was sent gets a new version, and earlier confirmations say nothing of it. */
async function changeContract(call: Call, tx: Transaction, party: Party, wish: Wish): Promise<Contract | Failure> {
  const contract = await lockContract(tx, wish.contractId, party.scope)
  if (!contract) return failure('api.notFound')
  if (contract.version !== wish.expectedVersion) return failure('api.stale')
  const event = contract.state === 'NEGOTIATING' ? 'propose' : 'edit'
  const state = contractMachine.next(contract.state, event, whoIs(contract, party.side))
  if (isFailure(state)) return state
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const versionNo = event === 'propose' ? contract.versionNo + 1 : contract.versionNo
  const { title, signOrder, endsOn, kind, content } = wish
  const change = { title, signOrder, endsOn, kind, total: totalOf(content), versionNo, state }
  if (!(await updateHead(tx, contract, change))) return failure('api.stale')
  const { contractId, contractSn, memberId, storeId, initiator } = contract
  await saveVersion(tx, { contractId, versionNo, side: party.side, content, at: act.now })
  const { actor, channel, requestId } = act
  const diff = {
    title: [contract.title, title],
    total: [String(contract.total), String(change.total)],
    versionNo: [contract.versionNo, versionNo],
  } as const
  const trace = { actor, channel, requestId, entity: 'contract', entityId: contractSn }
  await audit(tx, { ...trace, action: `contract.${event}`, from: contract.state, to: state, diff })
  const payload = { contractId, contractSn, memberId, storeId, initiator, state: 'PROPOSED', by: whoIs(contract, party.side) }
  if (event === 'propose') await emit(tx, { event: 'contract.moved', key: contractSn, payload })
  return (await contractIn(tx, contractId, everybodys)) ?? failure('api.notFound')
}

/** Writes a draft or a new version. Refusals: those of the text, `contract.endsInPast`, and of the two partners. */
export async function saveContract(call: Call, tx: Transaction, party: Party, wish: Wish): Promise<Contract | Failure> {
  const problem = contentProblem(wish.content)
  if (problem) return problem
  if (parseDay(wish.endsOn) === undefined || wish.endsOn < dayOf(call.app.clock.now()))
    return failure('contract.endsInPast', {}, { field: 'endsOn' })
  return wish.contractId === 0 ? makeContract(call, tx, party, wish) : changeContract(call, tx, party, wish)
}

/** What a contract takes over from an order of the caller's side. */
export async function draftFromOrder(call: Call, party: Party, orderSn: string): Promise<OutputOf<typeof contractDraft> | Failure> {
  const { enterpriseId, storeIds } = party.scope
  const db = call.app.read
  const order = await sourceOrder(db, orderSn, { enterpriseId, storeIds })
  if (!order?.enterpriseId) return failure('api.notFound')
  const [lines, [store], buyer] = await Promise.all([
    sourceLinesOf(db, orderSn),
    storesByIds(db, [order.storeId]),
    buyerCompany(db, order.enterpriseId),
  ])
  return {
    orderSn,
    storeId: order.storeId,
    storeName: store?.storeName ?? '',
    buyerName: buyer.name,
    deliveryPlace: order.place,
    lines: lines.map((line) => ({
      name: line.name.slice(0, 80),
      spec: line.spec.slice(0, 120),
      standard: '',
      unit: unitOf(line.unitCode).zh,
      quantity: decimalText(BigInt(line.number), line.decimals, 0),
      price: unitPriceText(BigInt(line.unitPrice)),
    })),
  }
}
