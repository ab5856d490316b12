import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { execute, type Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../kernel/money/money.ts'
import { proveOpening } from '../../../kernel/sealing/opening-proof.ts'
import { openPayloads, type KeyWrapper, type OpenedPayload } from '../../../kernel/sealing/sealed-payloads.ts'
import { profileOf } from '../../member/server/public.ts'
import type { BidPayload } from '../rules/bid-payload.ts'
import { tenderMachine } from '../rules/tender-machine.ts'
import { openBidFiles } from './files/bid-files.ts'
import { lockBids, saveOpened, sealedBids, type Bid, type OpenedRow } from './bid-repository.ts'
import { sealedSubjectOf } from './publish-tender.ts'
import { ownTender, tendererOf } from './save-tender.ts'
import { isOwnedBy, lockTender, type Tender } from './tender-repository.ts'
import { moveTender, staleUnless, signalTenderOwners } from './write-tender.ts'

const attend = {
  name: 'tender.attend',
  text: `UPDATE tender SET witness_id = $2, witness_name = $3, witness_role = $4, version = version + 1 WHERE tender_id = $1 AND state = 'OPENABLE'`,
}

/** The name that the record holds: what somebody is called on the mall, not the account. */
async function displayName(call: Call, tx: Transaction): Promise<string> {
  const { memberId, memberName } = memberOf(call)
  return (await profileOf(tx, memberId))?.nickName || memberName
}

/** Attends the opening as its second person: a colleague, or somebody of a bidding store. Refusals: `tender.notOpenable`. */
export async function attendOpening(
  call: Call,
  tx: Transaction,
  tenderSn: string,
): Promise<{ tenderSn: string; witnessName: string } | Failure> {
  const tender = await lockTender(tx, tenderSn)
  const storeIds = storeIdsWith(call.caller, 'store.quote')
  const bids = tender ? await lockBids(tx, tender.tenderId) : []
  const isBidder = bids.some(({ storeId, state }) => state !== 'WITHDRAWN' && storeIds.includes(storeId))
  if (!tender || !(isBidder || isOwnedBy(tender, tendererOf(call)))) return failure('api.notFound')
  const { memberId } = memberOf(call)
  const witnessName = await displayName(call, tx)
  const role = isOwnedBy(tender, tendererOf(call)) ? 'TENDERER' : 'BIDDER'
  if ((await execute(tx, attend, [tender.tenderId, memberId, witnessName, role])) === 0) return failure('tender.notOpenable')
  const diff = { witness: [tender.witnessName, witnessName] } as const
  await audit(tx, { ...actorContext(call), action: 'tender.attend', entity: 'tender', entityId: tenderSn, diff })
  await signalTenderOwners(tx, tender)
  return { tenderSn, witnessName }
}

/**
 * Opens all bids at once (flows.md F5): after the deadline, with a second person, in one transaction that also writes the
 * record. A bid that was altered, or whose deposit is missing, is rejected and shown as such. Refusals: `tender.noWitness`,
 * `kernel.sealedUntil`, the machine's.
 */
export async function openBids(
  call: Call,
  tx: Transaction,
  named: { readonly tenderSn: string; readonly expectedVersion: number },
  keys: KeyWrapper,
): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, named.tenderSn)
  if (isFailure(tender)) return tender
  const stale = staleUnless(tender, named.expectedVersion)
  if (stale) return stale
  const act = actorContext(call)
  const subject = sealedSubjectOf(tender)
  const { state, deadlineAt: deadline } = tender
  const proof = proveOpening(tenderMachine, { subject, state, event: 'open', who: 'buyer', deadline, now: act.now })
  if (isFailure(proof)) return proof
  const { memberId } = memberOf(call)
  if (tender.witnessId === null || tender.witnessId === memberId) return failure('tender.noWitness')
  if (!tender.wrappedKey) throw new Error('a published tender has no key')
  const bids = (await lockBids(tx, tender.tenderId)).filter((bid) => bid.state === 'SUBMITTED')
  const sealed = new Map((await sealedBids(tx, tender.tenderId)).map((row) => [row.bidId, row.sealed]))
  const payloads = bids.map(({ bidId, version }) => ({ payloadId: String(bidId), version, sealed: sealed.get(bidId) ?? Buffer.alloc(0) }))
  const results = await openPayloads(keys, proof, subject, tender.wrappedKey, payloads)
  await saveOpened(
    tx,
    bids.map((bid, index) => openedRow(bid, results[index])),
  )
  await openBidFiles(tx, keys, proof, { tender, wrappedKey: tender.wrappedKey, bids })
  const storeIds = bids.map(({ storeId }) => storeId)
  return moveTender(tx, tender, {
    event: 'open',
    who: 'buyer',
    act,
    openerName: await displayName(call, tx),
    payload: { storeIds },
    facts: { bids: bids.length },
  })
}

const given: readonly Bid['depositState'][] = ['NONE', 'PAID', 'GUARANTEED']

function openedRow(bid: Bid, result: OpenedPayload | undefined): OpenedRow {
  const { bidId } = bid
  if (result?.kind !== 'opened')
    return { bidId, state: 'DISQUALIFIED', payload: null, nonce: null, total: null, intact: false, reason: 'ALTERED' }
  // Sealed by submitBid alone, which wrote this shape.
  const payload = result.payload as BidPayload
  const intact = result.receipt === bid.receipt
  const reason = !intact ? 'ALTERED' : given.includes(bid.depositState) ? null : 'NO_DEPOSIT'
  const total = (parseYuan(payload.total) ?? 0n).toString()
  return { bidId, state: reason === null ? 'VALID' : 'DISQUALIFIED', payload, nonce: result.nonce, total, intact, reason }
}
