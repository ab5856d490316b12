import { storeCapabilities, type Caller } from '../../../src/api/caller.ts'
import type { InputOf } from '../../../src/api/endpoint.ts'
import { rows } from '../../../src/kernel/database/transaction.ts'
import { dayOf, startOfDay } from '../../../src/kernel/time/clock.ts'
import { newNonce } from '../../../src/kernel/sealing/receipt.ts'
import type { KeyWrapper } from '../../../src/kernel/sealing/sealed-payloads.ts'
import { adminDepositReview, adminTenderReview } from '../../../src/modules/tender/endpoints-admin.ts'
import { bidDeposit, bidSubmit, bidderAttend, bidderTenderDetail, tenderAsk } from '../../../src/modules/tender/endpoints-bidder.ts'
import {
  tenderAward,
  tenderClarify,
  tenderDetail,
  tenderEvaluate,
  tenderOpen,
  tenderPublicize,
  tenderRepeat,
  tenderSave,
  tenderScore,
  tenderSubmit,
  tenderTerminate,
} from '../../../src/modules/tender/endpoints.ts'
import { tenderHandlers, tenderTimers } from '../../../src/modules/tender/server/public.ts'
import { openFiles } from '../../../src/app/registration/member-files.ts'
import { attachmentUpload } from '../../../src/modules/attachment/endpoints.ts'
import { attachmentHandlers } from '../../../src/modules/attachment/server/public.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { openSimulation, type OpenSimulation } from './open-simulation.ts'
import { demoTenders, type DemoBid, type DemoDocument, type DemoTender } from './tender-script.ts'

const dayHours = 24
const company = demoVisitor('demo_company')
const platform = demoVisitor('demo_admin')

/** Who bids for a store: its demonstration account, or its manager for a store without one. */
function bidderOf(storeId: number): Caller {
  if (storeId === 1001) return demoVisitor('demo_supplier')
  if (storeId === 1004) return demoVisitor('demo_supplier2')
  return { ...demoVisitor('demo_supplier'), stores: [{ storeId, storeName: '', capabilities: storeCapabilities }] }
}

/** Early afternoon of the day before: nobody opens bids at night. */
const morning = () => new Date(startOfDay(dayOf(new Date())).getTime() - 11 * 3_600_000)

/** Tenders in every state that somebody would look at, made by the real calls: what is not opened is sealed for good. */
export async function simulateTenders(of: {
  readonly url: string
  readonly keys: KeyWrapper
  readonly dataDir: string
}): Promise<ReadonlyMap<string, string>> {
  const documents = openFiles(of.dataDir)
  const play = openSimulation(of.url, [...tenderHandlers({ keys: of.keys, ...documents }), ...attachmentHandlers(documents)], morning())
  const sns = new Map<string, string>()
  try {
    for (const one of demoTenders) sns.set(one.title, await playOne(play, one))
    return sns
  } finally {
    await play.close()
  }
}

const idOf = { name: 'demo.tenderId', text: 'SELECT tender_id::text AS id FROM tender WHERE tender_sn = $1' }

async function playOne(play: OpenSimulation, demo: DemoTender): Promise<string> {
  const { daysAgo, openDays, end, bids, question, document, reason = '', ...wish } = demo
  const startHours = daysAgo * dayHours + 3
  const begun = play.at(startHours)
  const draft: InputOf<typeof tenderSave> = {
    mode: 'ENTERPRISE',
    access: 'OPEN',
    ...wish,
    files: await uploaded(play, document),
    deadline: new Date(begun.getTime() + openDays * dayHours * 3_600_000).toISOString(),
  }
  const { tenderSn, version } = await play.ask(tenderSave, draft, company)
  const sent = await play.ask(tenderSubmit, { tenderSn, expectedVersion: version }, company)
  if (end === 'reviewing') return tenderSn
  play.at(startHours - 1)
  await play.ask(adminTenderReview, { tenderSn, expectedVersion: sent.version, verdict: 'approve' }, platform)
  const named = async () => ({ tenderSn, expectedVersion: (await play.ask(tenderDetail, { tenderSn }, company)).version })
  if (question) await asked(play, tenderSn, question)
  for (const [index, bid] of bids.entries()) {
    play.at(startHours - 8 - index)
    await sealed(play, demo, tenderSn, bid, index)
  }
  if (end === 'bidding') return tenderSn
  if (end === 'terminated') {
    play.at(startHours - 5 * dayHours)
    await play.ask(tenderTerminate, { ...(await named()), reason }, company)
    return tenderSn
  }
  play.at(startHours - openDays * dayHours - 0.5)
  const [row] = await rows<{ id: string }>(play.house.read, idOf, [tenderSn])
  await tenderTimers['tender/close']?.(play.house, row?.id ?? '')
  if (end === 'repeated') await play.ask(tenderRepeat, { tenderSn }, company)
  if (end === 'openable' || end === 'failed' || end === 'repeated') return tenderSn
  await evaluated(play, tenderSn, { ...demo, startHours: startHours - openDays * dayHours })
  return tenderSn
}

/** The company uploads a document, to be attached; nothing without one. */
async function uploaded(play: OpenSimulation, document: DemoDocument | undefined): Promise<string[]> {
  if (!document) return []
  const file = { field: 'file', fileName: document.name, mimeType: 'text/plain', bytes: Buffer.from(document.text) }
  return [(await play.ask(attachmentUpload, {}, company, [file])).fileId]
}

async function asked(play: OpenSimulation, tenderSn: string, question: NonNullable<DemoTender['question']>): Promise<void> {
  await play.ask(tenderAsk, { tenderSn, text: question.text }, bidderOf(question.storeId))
  const { questions, version } = await play.ask(tenderDetail, { tenderSn }, company)
  const [first] = questions
  if (!first) return
  const files = await uploaded(play, question.document)
  await play.ask(tenderClarify, { tenderSn, expectedVersion: version, answerTo: first.questionId, text: question.answer, files }, company)
}

/** One bid; where there is a deposit, the first is accepted and the second waits for the check. */
async function sealed(play: OpenSimulation, demo: DemoTender, tenderSn: string, bid: DemoBid, index: number): Promise<void> {
  const who = bidderOf(bid.storeId)
  const { lotNo = 0 } = bid
  const lot = demo.lots?.[lotNo - 1]
  const own = demo.lines.filter((line) => lot === undefined || line.lot === lot.name)
  const lines = own.map(({ lineNo }, line) => ({ lineNo, unitPrice: bid.prices[line] ?? '' }))
  const wish = { tenderSn, lotNo, lines, deliveryDays: bid.days, note: bid.note ?? '', nonce: newNonce() }
  const { bidSn } = await play.ask(bidSubmit, wish, who)
  const { bids } = await play.ask(bidderTenderDetail, { tenderSn }, who)
  if (!bids.some((one) => one.bidSn === bidSn && one.depositState === 'DUE')) return
  await play.ask(bidDeposit, { tenderSn, lotNo, kind: 'TRANSFER', reference: `2026112${index}0018` }, who)
  if (index === 0) await play.ask(adminDepositReview, { bidSn, verdict: 'accept' }, platform)
}

/** From the opening on: with a witness of the bidders, an evaluation, candidates and the award as far as the script goes. */
async function evaluated(play: OpenSimulation, tenderSn: string, demo: DemoTender & { readonly startHours: number }): Promise<void> {
  const { bids, end, scoring, startHours } = demo
  const named = async () => ({ tenderSn, expectedVersion: (await play.ask(tenderDetail, { tenderSn }, company)).version })
  play.at(startHours - 1)
  await play.ask(bidderAttend, { tenderSn }, bidderOf(bids.at(-1)?.storeId ?? 1001))
  await play.ask(tenderOpen, await named(), company)
  play.at(startHours - 4)
  const expertIds = [company.member?.memberId ?? 0]
  await play.ask(tenderEvaluate, { ...(await named()), expertIds, declared: 1 }, company)
  if (end === 'evaluating') return
  if (scoring === 'WEIGHTED') {
    const { record } = await play.ask(tenderDetail, { tenderSn }, company)
    const scores = record.map(({ bidSn }, index) => ({ bidSn, points: 90 - index * 4 }))
    await play.ask(tenderScore, { tenderSn, declared: 1, scores }, company)
  }
  const publicHours = end === 'publicity' ? 2 : startHours - 24
  play.at(publicHours)
  await play.ask(tenderPublicize, await named(), company)
  if (end === 'publicity') return
  play.at(publicHours - 4 * dayHours)
  await play.ask(tenderAward, await named(), company)
}
