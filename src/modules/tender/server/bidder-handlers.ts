import { totalOf } from '../../../kernel/database/list-total.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { offsetOf } from '../../../kernel/database/paging.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import {
  bidDecline,
  bidDeposit,
  bidInvitation,
  bidSubmit,
  bidWithdraw,
  bidAnswersSeen,
  bidderAttend,
  bidderRegister,
  bidderTenderDetail,
  bidderTenderList,
  myBidList,
  tenderAsk,
  tenderObject,
  type BidderTab,
  type BidderTenderDetail,
  type BidderTenderRow,
} from '../endpoints-bidder.ts'
import { tenderMessages } from '../messages.ts'
import { publicTenderStates } from '../rules/tender-machine.ts'
import { mayObject } from '../rules/tender-schedule.ts'
import { declineAward, sendDeposit, withdrawBid } from './bid-commands.ts'
import { fileNumbersOf } from './files/bid-file-repository.ts'
import { bidsOfStores, type Bid } from './bid-repository.ts'
import { biddingStore, tenderForStore } from './bidder-access.ts'
import { askQuestion, noteAnswersSeen, objectToTender } from './clarify-tender.ts'
import { answerInvitation, invitationsOf } from './invitations.ts'
import { attendOpening } from './open-bids.ts'
import { hasUnseenAnswers } from './question-repository.ts'
import { registerStore, registeredStores } from './registrations.ts'
import { submitBid } from './submit-bid.ts'
import { tenderBySn, tendersOfStores, type Tender } from './tender-repository.ts'
import { headOf, lotNameOf, noticeOf, reasonText } from './tender-view.ts'

type OwnBid = BidderTenderRow['bids'][number]

function ownBidOf(call: Call, tender: Tender, bid: Bid, fileNum: number): OwnBid {
  const t = translate(call.lang, tenderMessages)
  const isOpen = tender.state === 'BIDDING' && call.app.clock.now() < tender.deadlineAt
  const acts = [
    ['withdraw', isOpen && bid.state === 'SUBMITTED'],
    ['sendDeposit', isOpen && bid.state === 'SUBMITTED' && bid.depositState === 'DUE'],
    ['decline', (tender.state === 'AWARDED' || tender.state === 'PUBLICITY') && bid.state === 'WON' && bid.contractedAt === null],
  ] as const
  return {
    bidSn: bid.bidSn,
    lotNo: bid.lotNo,
    lot: lotNameOf(tender, bid.lotNo),
    state: bid.state,
    stateText: t(`bid_${bid.state}`),
    version: bid.version,
    receipt: bid.receipt,
    submitTime: bid.submittedAt.toISOString(),
    reason: reasonText(bid.reason, call.lang),
    fileNum,
    depositState: bid.depositState,
    depositText: t(`deposit_${bid.depositState}`),
    depositReason: bid.depositReason,
    can: acts.flatMap(([act, may]) => (may ? [act] : [])),
  }
}

async function listFor(
  call: Call,
  storeIds: readonly number[],
  { tab, ...page }: { readonly tab: BidderTab; readonly current: number; readonly pageSize: number },
) {
  const { read } = call.app
  if (storeIds.length === 0) return { list: [], total: 0 }
  const found = await tendersOfStores(
    read,
    storeIds,
    { tab, states: publicTenderStates, now: call.app.clock.now() },
    { limit: page.pageSize, offset: offsetOf(page) },
  )
  const bids = await bidsOfStores(
    read,
    found.map(({ tenderId }) => tenderId),
    storeIds,
  )
  const numbers = await fileNumbersOf(
    read,
    bids.map(({ bidId }) => bidId),
  )
  const list = found.map((tender) => ({
    ...headOf(tender, call.lang),
    isInvited: tender.access === 'INVITED',
    bids: bids
      .filter(({ tenderId }) => tenderId === tender.tenderId)
      .map((bid) => ownBidOf(call, tender, bid, numbers.get(bid.bidId) ?? 0)),
  }))
  return { list, total: totalOf(found) }
}

async function showForBidder(call: Call, tenderSn: string): Promise<BidderTenderDetail | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const { read } = call.app
  const tender = await tenderForStore(read, await tenderBySn(read, tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  const bids = await bidsOfStores(read, [tender.tenderId], [store.storeId])
  const numbers = await fileNumbersOf(
    read,
    bids.map(({ bidId }) => bidId),
  )
  const isRegistered = (await registeredStores(read, tender.tenderId)).includes(store.storeId)
  const isSealed = bids.some(({ state }) => state === 'SUBMITTED')
  const invitation = (await invitationsOf(read, tender.tenderId)).find(({ storeId }) => storeId === store.storeId) ?? null
  const now = call.app.clock.now()
  const isOpen = tender.state === 'BIDDING' && now < tender.deadlineAt
  const mayObjectNow = (tender.state === 'BIDDING' && mayObject(tender.mode, tender.deadlineAt, now)) || tender.state === 'PUBLICITY'
  const acts = [
    ['bid', isOpen],
    ['register', isOpen && !isRegistered],
    ['ask', isOpen],
    ['object', mayObjectNow],
    ['accept', isOpen && invitation !== null && invitation.state !== 'ACCEPTED'],
    ['decline', isOpen && invitation !== null && invitation.state !== 'DECLINED' && !isSealed],
    ['attend', tender.state === 'OPENABLE' && isSealed],
  ] as const
  return {
    ...(await noticeOf(read, tender, call.lang, {
      record: tender.access === 'OPEN' || invitation !== null,
      names: bids.length > 0 ? 'full' : 'masked',
      filesOf: store.storeId,
    })),
    bids: bids.map((bid) => ownBidOf(call, tender, bid, numbers.get(bid.bidId) ?? 0)),
    invitation: invitation?.state ?? null,
    isRegistered,
    hasNewAnswers: await hasUnseenAnswers(read, tender.tenderId, store.storeId),
    can: acts.flatMap(([act, may]) => (may ? [act] : [])),
  }
}

/** What bidders read and do. */
export function bidderHandlers(): Handler[] {
  return [
    handle(bidderTenderList, (input, call) => listFor(call, storeIdsWith(call.caller, 'store.quote'), input)),
    handle(myBidList, (input, call) => listFor(call, storeIdsWith(call.caller, 'store.quote'), input)),
    handle(bidderTenderDetail, ({ tenderSn }, call) => showForBidder(call, tenderSn)),
    handle(bidSubmit, (input, call) => call.app.inTransaction((tx) => submitBid(call, tx, input))),
    handle(bidInvitation, (input, call) => call.app.inTransaction((tx) => answerInvitation(call, tx, input))),
    handle(bidderRegister, ({ tenderSn }, call) => call.app.inTransaction((tx) => registerStore(call, tx, tenderSn))),
    handle(bidAnswersSeen, ({ tenderSn }, call) => call.app.inTransaction((tx) => noteAnswersSeen(call, tx, tenderSn))),
    handle(bidWithdraw, (input, call) => call.app.inTransaction((tx) => withdrawBid(call, tx, input))),
    handle(bidderAttend, ({ tenderSn }, call) => call.app.inTransaction((tx) => attendOpening(call, tx, tenderSn))),
    handle(bidDeposit, (input, call) => call.app.inTransaction((tx) => sendDeposit(call, tx, input))),
    handle(bidDecline, ({ reason, ...named }, call) => call.app.inTransaction((tx) => declineAward(call, tx, named, reason))),
    handle(tenderAsk, (input, call) => call.app.inTransaction((tx) => askQuestion(call, tx, input))),
    handle(tenderObject, (input, call) => call.app.inTransaction((tx) => objectToTender(call, tx, input))),
  ]
}
