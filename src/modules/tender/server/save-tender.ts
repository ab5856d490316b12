import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../kernel/money/money.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import { attach, copyAttachments } from '../../attachment/server/public.ts'
import type { StoreScores } from '../../guest-quotation/server/public.ts'
import { profileOf } from '../../member/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { tenderSave } from '../endpoints.ts'
import type { TenderLine } from '../rules/bid-payload.ts'
import { linesOfLot, lotsFit, type TenderLot } from '../rules/lots.ts'
import { leastInvited, mostDepositBp } from '../rules/tender-schedule.ts'
import { refusedInvitee } from './invited/invited-standing.ts'
import { isOwnedBy, invitedStores, lockTender, type Tender, type Tenderer } from './tender-repository.ts'
import { addTender, rewriteTender, staleUnless, type LotDraft, type TenderDraft } from './write-tender.ts'

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
 * Writes a draft, or a new one, with its documents. Refusals: `tender.amountWrong`, `depositTooHigh`, `tooFewInvited`, `markTooLow`,
 * `lotsDiffer`, `lineUnknown`, `numberWrong`, `api.stale`, `attachment.notYours`.
 */
export async function saveTender(call: Call, tx: Transaction, asked: Asked, marks?: StoreScores): Promise<Tender | Failure> {
  const invited = asked.access === 'INVITED' ? asked.invitedStoreIds : []
  const refused = await refusedInvitee(tx, marks, invited, call.app.clock.now())
  if (refused) return refused
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

/** Lots that came to nothing in a tender whose others were awarded. */
function failedLots({ state, lots }: Tender): readonly TenderLot[] {
  return state === 'AWARDED' || state === 'CONTRACTED' ? lots.filter(({ failedAt }) => failedAt !== null) : []
}

/** The lines that may be tendered for again: all of a tender that came to nothing, or those of its lots that did. */
export function repeatedLines(tender: Tender): readonly TenderLine[] {
  if (tender.state === 'FAILED' || tender.state === 'TERMINATED') return tender.lines
  return failedLots(tender).flatMap((lot) => linesOfLot(tender.lines, lot))
}

/** The money of a repeated tender. One lot that is left makes a tender without lots. */
function repeatedMoney(before: Tender) {
  const failed = failedLots(before)
  const [only] = failed
  const lots = failed.length === 0 ? before.lots : failed
  if (lots.length >= 2) return { ...sumOfLots(lots), lots }
  const { estimate, ceiling, deposit } = only ?? before
  return { estimate: BigInt(estimate), ceiling: ceiling === null ? null : BigInt(ceiling), deposit: BigInt(deposit), lots: [] }
}

/** Makes a new draft of a tender that came to nothing, or of its lots that did. Refusals: `tender.notOver`. */
export async function repeatTender(call: Call, tx: Transaction, tenderSn: string): Promise<Tender | Failure> {
  const before = await ownTender(call, tx, tenderSn)
  if (isFailure(before)) return before
  const lines = repeatedLines(before)
  if (lines.length === 0) return failure('tender.notOver')
  const invitedStoreIds = await invitedStores(tx, before.tenderId)
  const draft = { ...before, lines, ...repeatedMoney(before), invitedStoreIds }
  const made = await newTender(call, tx, draft, tenderSn)
  await copyAttachments(tx, 'tender', before.tenderId, made.tenderId)
  return made
}

type Money = Pick<TenderDraft, 'estimate' | 'ceiling' | 'deposit'>

const sumOfLots = (lots: readonly LotDraft[]): Money => ({
  estimate: lots.reduce((all, lot) => all + BigInt(lot.estimate), 0n),
  ceiling: null,
  deposit: lots.reduce((all, lot) => all + BigInt(lot.deposit), 0n),
})

type AskedMoney = { readonly estimate: string; readonly ceiling?: string | undefined; readonly deposit: string }

/** Estimate, ceiling and deposit in fen. */
function moneyOf(asked: AskedMoney): Money | Failure {
  const estimate = parseYuan(asked.estimate)
  const deposit = parseYuan(asked.deposit)
  const ceiling = asked.ceiling === undefined ? null : parseYuan(asked.ceiling)
  if (!estimate) return failure('tender.amountWrong', {}, { field: 'estimate' })
  if (ceiling === undefined || ceiling === 0n) return failure('tender.amountWrong', {}, { field: 'ceiling' })
  if (deposit === undefined) return failure('tender.amountWrong', {}, { field: 'deposit' })
  if (deposit * 10_000n > estimate * mostDepositBp) return failure('tender.depositTooHigh', {}, { field: 'deposit' })
  return { estimate, ceiling, deposit }
}

/** The lots of a draft with their money; none for a tender that is awarded as a whole. */
function lotsOf({ lots, lines }: Asked): LotDraft[] | Failure {
  if (lots.length === 0) return []
  const names = lots.map(({ name }) => name)
  if (!lotsFit(names, lines)) return failure('tender.lotsDiffer', {}, { field: 'lines' })
  const made: LotDraft[] = []
  for (const lot of lots) {
    const money = moneyOf(lot)
    if (isFailure(money)) return failure(money.code, money.facts, { field: 'lots' })
    const { estimate, ceiling, deposit } = money
    made.push({ name: lot.name, estimate: Number(estimate), ceiling: ceiling === null ? null : Number(ceiling), deposit: Number(deposit) })
  }
  return made
}

async function draftOf(tx: Transaction, asked: Asked): Promise<TenderDraft | Failure> {
  const lots = lotsOf(asked)
  if (isFailure(lots)) return lots
  const money = lots.length > 0 ? sumOfLots(lots) : moneyOf(asked)
  if (isFailure(money)) return money
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
  return { mode, access, title, body, qualification, lines, scoring, priceWeight, lots, ...money, deadlineAt, invitedStoreIds }
}
