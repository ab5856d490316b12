import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { offsetOf } from '../../../kernel/database/paging.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import {
  bidDisqualify,
  tenderAttend,
  tenderAward,
  tenderClarify,
  tenderContract,
  tenderDetail,
  tenderEvaluate,
  tenderFail,
  tenderHall,
  tenderList,
  tenderNoticeDetail,
  tenderOpen,
  tenderPublicize,
  tenderRepeat,
  tenderResolve,
  tenderSave,
  tenderScore,
  tenderStandings,
  tenderSubmit,
  tenderTerminate,
  type TenderDetail,
} from '../endpoints.ts'
import type { tenderPhases } from '../rules/tender-phases.ts'
import { openingOf, type OpeningState } from '../rules/opening.ts'
import { publicTenderStates, tenderMachine, type TenderState } from '../rules/tender-machine.ts'
import { isShorterThanLaw } from '../rules/tender-schedule.ts'
import { adminHandlers } from './admin-handlers.ts'
import { awardTender, failTender, terminateTender } from './award-tender.ts'
import { noAttachmentFiles, type AttachmentDeps } from '../../attachment/server/public.ts'
import { depositsReturningOf } from './bid-repository.ts'
import { bidderHandlers } from './bidder-handlers.ts'
import { standingOfStores, type StoreScores } from '../../guest-quotation/server/public.ts'
import { contractsOfSource } from '../../contract/server/public.ts'
import { documentHandlers } from './files/document-handlers.ts'
import { draftContractOfAward } from './contract-of-award.ts'
import { clarifyTender, resolveObjection } from './clarify-tender.ts'
import { beginEvaluation, disqualifyBid, publicizeCandidates, scoreBids } from './evaluate-bids.ts'
import { storesByIds } from '../../store/server/public.ts'
import { invitationsOf } from './invitations.ts'
import { attendOpening, openBids } from './open-bids.ts'
import { submitTender } from './publish-tender.ts'
import { repeatTender, repeatedLines, saveTender, tendererOf } from './save-tender.ts'
import { colleaguesOf, isOwnedBy, isPublicTender, publicTenders, tenderBySn, tendersOf, type Tender } from './tender-repository.ts'
import { headOf, noticeOf } from './tender-view.ts'

const phases: Readonly<Record<(typeof tenderPhases)[number], readonly TenderState[]>> = {
  all: publicTenderStates,
  bidding: ['BIDDING', 'SUSPENDED', 'OPENABLE'],
  opened: ['OPENED', 'EVALUATING', 'PUBLICITY', 'PUBLICITY_SUSPENDED'],
  awarded: ['AWARDED', 'CONTRACTED'],
  failed: ['FAILED'],
  terminated: ['TERMINATED'],
}

const movedOf = async (work: Promise<Tender | Failure>) => {
  const tender = await work
  return isFailure(tender) ? tender : { tenderSn: tender.tenderSn, state: tender.state, version: tender.version }
}
const within = (call: Call, work: (tx: Transaction) => Promise<Tender | Failure>) => call.app.inTransaction((tx) => movedOf(work(tx)))

const shownActs = ['save', 'submit', 'clarify', 'resolve', 'open', 'evaluate', 'publicize', 'award', 'fail', 'terminate'] as const

/** Acts that the server would refuse now are not offered; the page says what they wait for. */
function waits(tender: Tender, record: TenderDetail['record'], opening: OpeningState | null, now: Date): readonly string[] {
  const isValidLeft = record.some(({ state }) => state === 'VALID' || state === 'CANDIDATE')
  const isWon = record.some(({ state }) => state === 'WON')
  const isScoring = tender.scoring === 'WEIGHTED' && tender.experts.some(({ doneAt }) => doneAt === null)
  const isPublic = tender.publicityUntil !== null && now < tender.publicityUntil
  return [
    ...(opening === 'READY' ? [] : ['open']),
    ...(isValidLeft || isWon ? ['fail'] : []),
    ...(isWon ? ['terminate'] : []),
    ...(isScoring || !isValidLeft ? ['publicize'] : []),
    ...(isPublic || !(isValidLeft || isWon) ? ['award'] : []),
  ]
}

function actsOf(tender: Tender, isOpenExpert: boolean, waiting: readonly string[]): TenderDetail['can'] {
  const allowed = tenderMachine.allowedActions(tender.state, 'buyer').filter((event) => !waiting.includes(event))
  return [
    ...shownActs.filter((act) => allowed.includes(act)),
    ...(tender.state === 'OPENABLE' && tender.witnessId === null ? (['attend'] as const) : []),
    ...(tender.state === 'EVALUATING' ? (['disqualify'] as const) : []),
    ...(isOpenExpert ? (['score'] as const) : []),
    ...(tender.state === 'AWARDED' || tender.state === 'PUBLICITY' ? (['contract'] as const) : []),
    ...(repeatedLines(tender).length > 0 ? (['retender'] as const) : []),
  ]
}

async function showTender(call: Call, tenderSn: string): Promise<TenderDetail | Failure> {
  const tender = await tenderBySn(call.app.read, tenderSn)
  if (!tender || !isOwnedBy(tender, tendererOf(call))) return failure('api.notFound')
  const { memberId } = memberOf(call)
  const [notice, invitations, colleagues, contracts, depositsReturning] = await Promise.all([
    noticeOf(call.app.read, tender, call.lang, { record: true, names: 'full', filesOf: 'all' }),
    invitationsOf(call.app.read, tender.tenderId),
    colleaguesOf(call.app.read, tender.enterpriseId),
    contractsOfSource(call.app.read, 'TENDER', tenderSn, { enterpriseId: tender.enterpriseId, storeIds: null }),
    depositsReturningOf(call.app.read, tender.tenderId),
  ])
  const invited = await storesByIds(
    call.app.read,
    invitations.map(({ storeId }) => storeId),
  )
  const names = new Map(invited.map((store) => [store.storeId, call.lang === 'en' ? store.storeNameEn : store.storeName]))
  const own = tender.experts.find((expert) => expert.memberId === memberId)
  const opening = openingOf(tender, memberId)
  const isOpenExpert = tender.state === 'EVALUATING' && own !== undefined && own.doneAt === null
  return {
    ...notice,
    version: tender.version,
    estimate: yuanNumber(BigInt(tender.estimate)),
    lotEstimates: tender.lots.map(({ lotNo, estimate }) => ({ lotNo, estimate: yuanNumber(BigInt(estimate)) })),
    invitedStoreIds: invitations.map(({ storeId }) => storeId),
    invitations: invitations.map((one) => ({ ...one, storeName: names.get(one.storeId) ?? '' })),
    experts: tender.experts.map((expert) => ({ memberId: expert.memberId, name: expert.name, isDone: expert.doneAt !== null })),
    colleagues,
    isExpert: own !== undefined,
    opening,
    isShort: isShorterThanLaw(tender.deadlineAt, tender.publishedAt ?? call.app.clock.now()),
    publicityUntil: tender.publicityUntil && tender.publicityUntil.toISOString(),
    depositsReturning,
    contracts: tender.enterpriseId === null ? [] : contracts,
    can: actsOf(tender, isOpenExpert, waits(tender, notice.record, opening, call.app.clock.now())),
  }
}

const publicHandlers = (): Handler[] => [
  handle(tenderHall, async ({ phase, keyword, ...page }, call) => {
    const found = await publicTenders(call.app.read, phases[phase], keyword, { limit: page.pageSize, offset: offsetOf(page) })
    return { list: found.map((tender) => headOf(tender, call.lang)), total: totalOf(found) }
  }),
  handle(tenderNoticeDetail, async ({ noticeSn }, call) => {
    const tender = await tenderBySn(call.app.read, noticeSn)
    if (!tender || !isPublicTender(tender)) return failure('api.notFound')
    return noticeOf(call.app.read, tender, call.lang, { record: true, names: 'masked', filesOf: 'none' })
  }),
]

const buyerHandlers = (keys: KeyWrapper, marks: StoreScores | undefined): Handler[] => [
  handle(tenderList, async ({ tab, ...page }, call) => {
    const found = await tendersOf(
      call.app.read,
      tendererOf(call),
      { tab, now: call.app.clock.now() },
      { limit: page.pageSize, offset: offsetOf(page) },
    )
    return { list: found.map((tender) => headOf(tender, call.lang)), total: totalOf(found) }
  }),
  handle(tenderDetail, ({ tenderSn }, call) => showTender(call, tenderSn)),
  handle(tenderSave, (input, call) => call.idempotent((tx) => movedOf(saveTender(call, tx, input, marks)))),
  handle(tenderSubmit, (input, call) => within(call, (tx) => submitTender(call, tx, input, marks))),
  handle(tenderStandings, async ({ storeIds }, call) => {
    const found = await standingOfStores(call.app.read, marks, storeIds, call.app.clock.now())
    return { list: [...found].map(([storeId, { mark, standing }]) => ({ storeId, mark, standing })) }
  }),
  handle(tenderClarify, (input, call) => within(call, (tx) => clarifyTender(call, tx, input))),
  handle(tenderResolve, (input, call) => within(call, (tx) => resolveObjection(call, tx, input))),
  handle(tenderAttend, ({ tenderSn }, call) => call.app.inTransaction((tx) => attendOpening(call, tx, tenderSn))),
  handle(tenderOpen, (input, call) => within(call, (tx) => openBids(call, tx, input, keys))),
  handle(tenderEvaluate, (input, call) => within(call, (tx) => beginEvaluation(call, tx, input))),
  handle(tenderScore, (input, call) => within(call, (tx) => scoreBids(call, tx, input))),
  handle(bidDisqualify, (input, call) => within(call, (tx) => disqualifyBid(call, tx, input))),
  handle(tenderPublicize, (input, call) => within(call, (tx) => publicizeCandidates(call, tx, input))),
  handle(tenderAward, (input, call) => call.idempotent((tx) => movedOf(awardTender(call, tx, input)))),
  handle(tenderFail, (input, call) => within(call, (tx) => failTender(call, tx, input))),
  handle(tenderTerminate, (input, call) => within(call, (tx) => terminateTender(call, tx, input))),
  handle(tenderContract, (input, call) => call.idempotent((tx) => draftContractOfAward(call, tx, input))),
  handle(tenderRepeat, ({ tenderSn }, call) => call.idempotent((tx) => movedOf(repeatTender(call, tx, tenderSn)))),
]

type TenderDeps = Partial<AttachmentDeps> & { readonly keys: KeyWrapper; readonly marks?: StoreScores }
// A house without files keeps none.
const noPicture = () => Promise.resolve(null)

/** The calls around tenders: everybody's, the tenderer's, the bidders' and the platform's. */
export function tenderHandlers({ keys, files = noAttachmentFiles, readImage = noPicture, marks }: TenderDeps): Handler[] {
  return [
    ...publicHandlers(),
    ...buyerHandlers(keys, marks),
    ...bidderHandlers(),
    ...adminHandlers(keys),
    ...documentHandlers({ files, readImage }),
  ]
}
