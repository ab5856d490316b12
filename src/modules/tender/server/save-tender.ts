import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../kernel/money/money.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { attach, copyAttachments } from '../../attachment/server/public.ts'
import { profileOf } from '../../member/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { tenderSave } from '../endpoints.ts'
import { leastInvited, mostDepositBp } from '../rules/tender-schedule.ts'
import { isOwnedBy, invitedStores, lockTender, type Tender, type Tenderer } from './tender-repository.ts'
import { addTender, rewriteTender, staleUnless, type TenderDraft } from './write-tender.ts'

type Asked = z.output<typeof tenderSave.input>

/** A member acts for their company. */
export function tendererOf(call: Call): Tenderer {
  const { enterpriseId, memberId } = memberOf(call)
  return { enterpriseId, memberId }
}

/** A tender of the caller's company, locked; anybody else's does not exist. Refusals: `api.notFound`. */
export async function ownTender(call: Call, tx: Transaction, tenderSn: string): Promise<Tender | Failure> {
  const tender = await lockTender(tx, tenderSn)
  return tender && isOwnedBy(tender, tendererOf(call)) ? tender : failure('api.notFound')
}

/**
 * Writes a draft, or a new one, with its documents. Refusals: `tender.amountWrong`, `depositTooHigh`, `tooFewInvited`,
 * `lineUnknown`, `numberWrong`, `api.stale`, `attachment.notYours`.
 */
export async function saveTender(call: Call, tx: Transaction, asked: Asked): Promise<Tender | Failure> {
  const saved = await savedDraft(call, tx, asked)
  if (isFailure(saved)) return saved
  const { memberId } = memberOf(call)
  return (await attach(tx, 'tender', { subjectId: saved.tenderId, memberId, fileIds: asked.files })) ?? saved
}

async function savedDraft(call: Call, tx: Transaction, asked: Asked): Promise<Tender | Failure> {
  const draft = await draftOf(tx, asked)
  if (isFailure(draft)) return draft
  if (asked.tenderSn === '') return newTender(call, tx, draft, '')
  const before = await ownTender(call, tx, asked.tenderSn)
  if (isFailure(before)) return before
  return staleUnless(before, asked.expectedVersion) ?? rewriteTender(tx, before, draft, actorContext(call))
}

async function newTender(call: Call, tx: Transaction, draft: TenderDraft, prevSn: string): Promise<Tender> {
  const owner = tendererOf(call)
  const profile = await profileOf(tx, owner.memberId)
  const buyerTitle = profile?.enterpriseName || profile?.companyName || ''
  const made = await addTender(tx, { ...owner, buyerTitle, prevSn }, draft, call.app.clock.now())
  await audit(tx, {
    ...actorContext(call),
    action: 'tender.begin',
    entity: 'tender',
    entityId: made.tenderSn,
    without: 'creation',
    to: 'DRAFT',
  })
  return made
}

/** Makes a new draft of a tender that came to nothing. Refusals: `tender.notOver`. */
export async function repeatTender(call: Call, tx: Transaction, tenderSn: string): Promise<Tender | Failure> {
  const before = await ownTender(call, tx, tenderSn)
  if (isFailure(before)) return before
  if (before.state !== 'FAILED' && before.state !== 'TERMINATED') return failure('tender.notOver')
  const draft = {
    ...before,
    estimate: BigInt(before.estimate),
    ceiling: before.ceiling === null ? null : BigInt(before.ceiling),
    deposit: BigInt(before.deposit),
    invitedStoreIds: await invitedStores(tx, before.tenderId),
  }
  const made = await newTender(call, tx, draft, tenderSn)
  await copyAttachments(tx, 'tender', before.tenderId, made.tenderId)
  return made
}

async function draftOf(tx: Transaction, asked: Asked): Promise<TenderDraft | Failure> {
  const estimate = parseYuan(asked.estimate)
  const deposit = parseYuan(asked.deposit)
  const ceiling = asked.ceiling === undefined ? null : parseYuan(asked.ceiling)
  if (!estimate) return failure('tender.amountWrong', {}, { field: 'estimate' })
  if (ceiling === undefined || ceiling === 0n) return failure('tender.amountWrong', {}, { field: 'ceiling' })
  if (deposit === undefined) return failure('tender.amountWrong', {}, { field: 'deposit' })
  if (deposit * 10_000n > estimate * mostDepositBp) return failure('tender.depositTooHigh', {}, { field: 'deposit' })
  if (new Set(asked.lines.map((line) => line.lineNo)).size !== asked.lines.length)
    return failure('tender.lineUnknown', {}, { field: 'lines' })
  const wrong = asked.lines.find((line) => !parseQuantity(line.number, 3))
  if (wrong) return failure('tender.numberWrong', { lineNo: wrong.lineNo }, { field: 'lines' })
  const stores = asked.access === 'INVITED' ? await storesByIds(tx, asked.invitedStoreIds) : []
  if (asked.access === 'INVITED' && stores.length < leastInvited)
    return failure('tender.tooFewInvited', { least: leastInvited }, { field: 'invitedStoreIds' })
  const { mode, access, title, body, qualification, lines, scoring, priceWeight } = asked
  const invitedStoreIds = stores.map((store) => store.storeId)
  const deadlineAt = new Date(asked.deadline)
  return { mode, access, title, body, qualification, lines, scoring, priceWeight, estimate, ceiling, deposit, deadlineAt, invitedStoreIds }
}
