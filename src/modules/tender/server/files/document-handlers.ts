import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { openAttachment, type AttachmentDeps } from '../../../attachment/server/public.ts'
import {
  adminTenderFile,
  bidFileUpload,
  bidOwnFile,
  bidderTenderFile,
  tenderBidFile,
  tenderFile,
  tenderNoticeFile,
} from '../../endpoints-files.ts'
import { filesOfPayload } from '../../rules/bid-payload.ts'
import { openBidFile, uploadBidFile } from './bid-files.ts'
import { bidsOfStores, bidsOfTender, type Bid } from '../bid-repository.ts'
import { biddingStore, tenderForStore } from '../bidder-access.ts'
import { tendererOf } from '../save-tender.ts'
import { isOwnedBy, isPublicTender, tenderBySn, type Tender } from '../tender-repository.ts'

type Readable = (call: Call, tender: Tender | null) => Tender | Failure | null | Promise<Tender | Failure | null>

const ofOwner: Readable = (call, tender) => (tender && isOwnedBy(tender, tendererOf(call)) ? tender : null)
const ofPublic: Readable = (_call, tender) => (tender && isPublicTender(tender) ? tender : null)
const ofPlatform: Readable = (_call, tender) => (tender && tender.state !== 'DRAFT' ? tender : null)
const ofStore: Readable = (call, tender) => {
  const store = biddingStore(call)
  return isFailure(store) ? store : tenderForStore(call.app.read, tender, store.storeId)
}

/** A bid in an own tender. */
async function bidForOwner(call: Call, tenderSn: string, bidSn: string): Promise<Bid | Failure> {
  const tender = await ofOwner(call, await tenderBySn(call.app.read, tenderSn))
  if (!tender || isFailure(tender)) return failure('api.notFound')
  return (await bidsOfTender(call.app.read, tender.tenderId)).find((bid) => bid.bidSn === bidSn) ?? failure('api.notFound')
}

/** The bid of the own store that has a file; before the opening none says so. */
async function bidForStore(call: Call, tenderSn: string, fileId: string): Promise<Bid | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const tender = await tenderForStore(call.app.read, await tenderBySn(call.app.read, tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  const bids = await bidsOfStores(call.app.read, [tender.tenderId], [store.storeId])
  const holder = bids.find(({ payload }) => payload && filesOfPayload(payload).some(({ file }) => file === fileId))
  return holder ?? bids.find(({ payload }) => payload === null) ?? bids[0] ?? failure('api.notFound')
}

/** Documents of a tender for whoever may read it, and files of bids. Refusals: `api.notFound`, `attachment.gone`, those of a bid's file. */
export function documentHandlers(deps: AttachmentDeps): Handler[] {
  const { files } = deps
  const openOf = async (call: Call, found: Promise<Bid | Failure>, fileId: string) => {
    const bid = await found
    return isFailure(bid) ? bid : openBidFile(call, files, bid, fileId)
  }
  const open = async (call: Call, may: Readable, tenderSn: string, fileId: string) => {
    const tender = await may(call, await tenderBySn(call.app.read, tenderSn))
    if (!tender) return failure('api.notFound')
    return isFailure(tender) ? tender : openAttachment(call.app.read, files, { subject: 'tender', subjectId: tender.tenderId, fileId })
  }
  return [
    handle(tenderFile, ({ tenderSn, documentId }, call) => open(call, ofOwner, tenderSn, documentId)),
    handle(tenderNoticeFile, ({ noticeSn, noticeFileId }, call) => open(call, ofPublic, noticeSn, noticeFileId)),
    handle(bidderTenderFile, ({ tenderSn, documentId }, call) => open(call, ofStore, tenderSn, documentId)),
    handle(adminTenderFile, ({ tenderSn, documentId }, call) => open(call, ofPlatform, tenderSn, documentId)),
    handle(bidFileUpload, ({ tenderSn }, call) => uploadBidFile(call, deps, tenderSn)),
    handle(tenderBidFile, ({ tenderSn, bidSn, bidFileId }, call) => openOf(call, bidForOwner(call, tenderSn, bidSn), bidFileId)),
    handle(bidOwnFile, ({ tenderSn, bidFileId }, call) => openOf(call, bidForStore(call, tenderSn, bidFileId), bidFileId)),
  ]
}
