import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { attach } from '../../attachment/server/public.ts'
import { deadlineAfterChange, deadlineAfterPause, mayObject } from '../rules/tender-schedule.ts'
import { biddingStore, tenderForStore } from './bidder-access.ts'
import { closeTimer } from './publish-tender.ts'
import { addQuestion, answerQuestion, saveAnswersSeen } from './question-repository.ts'
import { addRegistration, registeredStores } from './registrations.ts'
import { ownTender } from './save-tender.ts'
import { lockTender, shareTender, type Tender } from './tender-repository.ts'
import { moveTender, staleUnless } from './write-tender.ts'

type Said = {
  readonly tenderSn: string
  readonly expectedVersion: number
  readonly answerTo: number
  readonly text: string
  readonly files: readonly string[]
}

const toldStores = (tx: Transaction, { tenderId }: Tender) => registeredStores(tx, tenderId)

/** The documents of an answer. Refusals: `attachment.notYours`. */
const withFiles = (call: Call, tx: Transaction, subjectId: number, fileIds: readonly string[]) =>
  attach(tx, 'tenderAnswer', { subjectId, memberId: memberOf(call).memberId, fileIds })

/**
 * Answers a question or changes the documents. The deadline moves to fifteen days ahead (Act, article 23); an enterprise's
 * own tender may leave it, which is logged. Refusals: `tender.questionGone`, `deadlineMustMove`, `attachment.notYours`.
 */
export async function clarifyTender(call: Call, tx: Transaction, said: Said & { readonly keepDeadline: 0 | 1 }): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, said.tenderSn)
  if (isFailure(tender)) return tender
  const stale = staleUnless(tender, said.expectedVersion)
  if (stale) return stale
  const act = actorContext(call)
  if (said.keepDeadline === 1 && tender.mode === 'STATUTORY') return failure('tender.deadlineMustMove')
  const deadlineAt = said.keepDeadline === 1 ? tender.deadlineAt : deadlineAfterChange(tender.deadlineAt, act.now)
  const { tenderId } = tender
  const answer = { questionId: said.answerTo, kind: 'QUESTION', text: said.text, at: act.now } as const
  if (said.answerTo > 0 && !(await answerQuestion(tx, tenderId, answer))) return failure('tender.questionGone')
  const clarification = { kind: 'CLARIFICATION', storeId: null, text: said.text, at: act.now } as const
  const questionId = said.answerTo || (await addQuestion(tx, tenderId, clarification))
  const foreign = await withFiles(call, tx, questionId, said.files)
  if (foreign) return foreign
  return moveTender(tx, tender, {
    event: 'clarify',
    who: 'buyer',
    act,
    deadlineAt,
    facts: { keptDeadline: said.keepDeadline === 1 },
    payload: { storeIds: await toldStores(tx, tender) },
    timers: () => ({ set: [closeTimer(tender, deadlineAt)] }),
  })
}

/** Answers an objection; the deadline moves by as long as the tender waited. Refusals: `tender.questionGone`. */
export async function resolveObjection(call: Call, tx: Transaction, said: Said): Promise<Tender | Failure> {
  const tender = await ownTender(call, tx, said.tenderSn)
  if (isFailure(tender)) return tender
  const stale = staleUnless(tender, said.expectedVersion)
  if (stale) return stale
  const act = actorContext(call)
  const answer = { questionId: said.answerTo, kind: 'OBJECTION', text: said.text, at: act.now } as const
  if (!(await answerQuestion(tx, tender.tenderId, answer))) return failure('tender.questionGone')
  const foreign = await withFiles(call, tx, said.answerTo, said.files)
  if (foreign) return foreign
  const isBidding = tender.state === 'SUSPENDED'
  const shifted = (from: Date) => deadlineAfterPause(from, tender.pausedAt ?? act.now, act.now)
  const deadlineAt = shifted(tender.deadlineAt)
  return moveTender(tx, tender, {
    event: 'resolve',
    who: 'buyer',
    act,
    payload: { storeIds: await toldStores(tx, tender) },
    ...(isBidding ? { deadlineAt, timers: () => ({ set: [closeTimer(tender, deadlineAt)] }) } : {}),
    ...(!isBidding && tender.publicityUntil ? { publicityUntil: shifted(tender.publicityUntil) } : {}),
  })
}

type Asked = { readonly tenderSn: string; readonly text: string }

/** A bidder's question; who asked stays with us. Refusals: `tender.notBidding`. */
export async function askQuestion(call: Call, tx: Transaction, { tenderSn, text }: Asked): Promise<{ tenderSn: string } | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const tender = await tenderForStore(tx, await lockTender(tx, tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  if (tender.state !== 'BIDDING') return failure('tender.notBidding')
  const act = actorContext(call, 'store')
  await addQuestion(tx, tender.tenderId, { kind: 'QUESTION', storeId: store.storeId, text, at: act.now })
  await addRegistration(tx, tender.tenderId, store.storeId, act.now)
  await audit(tx, { ...act, action: 'tender.ask', entity: 'tender', entityId: tenderSn, without: 'note' })
  return { tenderSn }
}

/** An objection suspends the tender. Refusals: `tender.objectionTooLate`, the machine's. */
export async function objectToTender(call: Call, tx: Transaction, { tenderSn, text }: Asked): Promise<{ tenderSn: string } | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const tender = await tenderForStore(tx, await lockTender(tx, tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  const act = actorContext(call, 'store')
  if (tender.state === 'BIDDING' && !mayObject(tender.mode, tender.deadlineAt, act.now)) return failure('tender.objectionTooLate')
  if (tender.state === 'PUBLICITY' && tender.publicityUntil && act.now >= tender.publicityUntil) return failure('tender.objectionTooLate')
  await addQuestion(tx, tender.tenderId, { kind: 'OBJECTION', storeId: store.storeId, text, at: act.now })
  const timers = () => ({ cancel: [{ entity: 'tender', entityId: tender.tenderId, event: 'close' }] })
  const moved = await moveTender(tx, tender, { event: 'object', who: 'bidder', act, timers })
  return isFailure(moved) ? moved : { tenderSn }
}

/** Notes that a store saw the answers to its questions. Refusals: `api.notFound`. */
export async function noteAnswersSeen(call: Call, tx: Transaction, tenderSn: string): Promise<{ tenderSn: string } | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const tender = await tenderForStore(tx, await shareTender(tx, tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  await saveAnswersSeen(tx, tender.tenderId, store.storeId, call.app.clock.now())
  return { tenderSn }
}
