import { randomBytes } from 'node:crypto'
import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import type { z } from 'zod'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { dayOf, parseDay } from '../../../kernel/time/clock.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { saveInput } from '../endpoints-schemas.ts'
import { awardDifferences, type AwardTerms } from '../rules/award-terms.ts'
import { contentProblem, totalOf, type ContractContent } from '../rules/contract-content.ts'
import { placedLines } from '../rules/line-numbers.ts'
import { contractMachine } from '../rules/contract-machine.ts'
import type { Party } from './acting-party.ts'
import { monthRefusal } from './call-off-limits.ts'
import { nameIndexSeries } from './name-index-series.ts'
import {
  addContract,
  contractIn,
  everybodys,
  lockContract,
  noOrigin,
  saveVersion,
  updateHead,
  type Contract,
  type Origin,
} from './contract-repository.ts'
import { differsFromQuotation } from './quoted-index-terms.ts'
import { awardOf, awardedQuotation } from './source-repository.ts'
import { whoIs } from './move-contract.ts'
import { linkOrder, sourceOrder, verifiedCompany } from './trade-repository.ts'

type CommandInput = z.output<typeof saveInput>
type Partners = { readonly enterpriseId: number; readonly memberId: number; readonly storeId: number; readonly origin: Origin }

// No O, I, 0, 1: people type it from paper.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const verificationCode = (): string => `HT-${[...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('')}`

/** Whom a new contract is between. Refusals: `contract.orderGone`, `quotationGone`, `frameworkGone`, `storeGone`. */
async function partnersOf(tx: Transaction, party: Party, wish: CommandInput): Promise<Partners | Failure> {
  const { enterpriseId, storeIds } = party.scope
  if (wish.orderSn !== '') {
    const order = await sourceOrder(tx, wish.orderSn, { enterpriseId, storeIds })
    if (!order?.enterpriseId) return failure('contract.orderGone', {}, { field: 'orderSn' })
    return { enterpriseId: order.enterpriseId, memberId: order.memberId, storeId: order.storeId, origin: noOrigin }
  }
  if (wish.awardSn !== '') {
    const quoted = await awardedQuotation(tx, wish.awardSn, wish.storeId, { enterpriseId, storeIds })
    if (!quoted) return failure('contract.quotationGone', {}, { field: 'awardSn' })
    const memberId = party.side === 'buyer' ? party.memberId : quoted.memberId
    const origin = { ...noOrigin, source: 'QUOTATION', sourceSn: quoted.inquirySn } as const
    return { enterpriseId: quoted.enterpriseId, memberId, storeId: quoted.storeId, origin }
  }
  if (wish.frameworkId > 0) {
    const framework = await frameworkInForce(tx, wish.frameworkId, party)
    if (!framework) return failure('contract.frameworkGone', {}, { field: 'frameworkId' })
    const { enterpriseId: buyer, memberId, storeId, contractId, contractSn } = framework
    const origin = { source: 'FRAMEWORK', sourceSn: contractSn, frameworkId: contractId, award: null } as const
    return { enterpriseId: buyer, memberId: party.side === 'buyer' ? party.memberId : memberId, storeId, origin }
  }
  const [store] = party.side === 'buyer' ? await storesByIds(tx, [wish.storeId]) : []
  if (store?.state !== 'open' || enterpriseId === null) return failure('contract.storeGone', {}, { field: 'storeId' })
  return { enterpriseId, memberId: party.memberId, storeId: store.storeId, origin: noOrigin }
}

/** A framework contract of the party's from which can be called off now. */
export async function frameworkInForce(db: Queryable, frameworkId: number, party: Party): Promise<Contract | null> {
  const framework = await contractIn(db, frameworkId, party.scope)
  const isLive = framework?.kind === 'FRAMEWORK' && (framework.state === 'EFFECTIVE' || framework.state === 'PERFORMING')
  return isLive ? framework : null
}

type NewText = Pick<CommandInput, 'kind' | 'title' | 'signOrder' | 'endsOn' | 'orderSn'> & { readonly content: ContractContent }

async function makeContract(call: Call, tx: Transaction, party: Party, wish: CommandInput): Promise<Contract | Failure> {
  const partners = await partnersOf(tx, party, wish)
  if (isFailure(partners)) return partners
  const { frameworkId } = partners.origin
  const above = await monthRefusal(tx, { frameworkId, contractId: 0, createdAt: call.app.clock.now() }, wish.content.lines)
  if (above) return above
  const differs = await differsFromQuotation(tx, { ...partners.origin, storeId: partners.storeId }, wish.content.lines)
  if (differs) return differs
  // What calls off from a framework contract is a purchase.
  return beginContract(call, tx, party, partners, wish.frameworkId > 0 ? { ...wish, kind: 'PURCHASE' } : wish)
}

/** Writes the draft of a new contract between two partners. Refusals: `contract.notVerified`. */
export async function beginContract(
  call: Call,
  tx: Transaction,
  party: Pick<Party, 'side'>,
  partners: Partners,
  wish: NewText,
): Promise<Contract | Failure> {
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
  await audit(tx, {
    ...trace,
    action: 'contract.create',
    without: 'creation',
    to: 'DRAFT',
    facts: { orderSn, source: partners.origin.sourceSn, total: String(head.total) },
  })
  return contract
}

/** Nothing but the lines and the delivery time of the winning bid can be agreed (Act, article 46). */
export function differsFromAward(award: AwardTerms | null, content: ContractContent): Failure | null {
  if (!award) return null
  const count = awardDifferences(award, content).length
  return count === 0 ? null : failure('contract.differsFromAward', { count }, { field: 'lines' })
}

/** A draft is rewritten; what was sent gets a new version, and earlier confirmations say nothing of it. */
async function changeContract(call: Call, tx: Transaction, party: Party, wish: CommandInput): Promise<Contract | Failure> {
  const contract = await lockContract(tx, wish.contractId, party.scope)
  if (!contract) return failure('api.notFound')
  if (contract.version !== wish.expectedVersion) return failure('api.stale')
  const differs =
    differsFromAward(await awardOf(tx, contract.contractId), wish.content) ?? (await differsFromQuotation(tx, contract, wish.content.lines))
  if (differs) return differs
  const above = await monthRefusal(tx, contract, wish.content.lines)
  if (above) return above
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
export async function saveContract(call: Call, tx: Transaction, party: Party, wish: CommandInput): Promise<Contract | Failure> {
  const problem = contentProblem(wish.content)
  if (problem) return problem
  if (parseDay(wish.endsOn) === undefined || wish.endsOn < dayOf(call.app.clock.now()))
    return failure('contract.endsInPast', {}, { field: 'endsOn' })
  const lines = await nameIndexSeries(tx, placedLines(wish.content.lines))
  if (isFailure(lines)) return lines
  const named = { ...wish, content: { ...wish.content, lines } }
  return wish.contractId === 0 ? makeContract(call, tx, party, named) : changeContract(call, tx, party, named)
}
