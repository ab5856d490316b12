import { memberOf, type Call } from '../../../../api/handler.ts'
import { isUuid, newId } from '../../../../kernel/database/ids.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { OpeningProof } from '../../../../kernel/sealing/opening-proof.ts'
import { newNonce } from '../../../../kernel/sealing/receipt.ts'
import { digestOf, openBytes, sealBytes } from '../../../../kernel/sealing/sealed-bytes.ts'
import { openPayloads, sealPayload, type KeyWrapper } from '../../../../kernel/sealing/sealed-payloads.ts'
import { readUpload, type AttachmentDeps } from '../../../attachment/server/public.ts'
import { filesOfPayload, type BidFile } from '../../rules/bid-payload.ts'
import { addBidFile, countBidFiles, openedFile, saveOpenedFiles, sealedFilesOf, type BidFileDetails } from './bid-file-repository.ts'
import type { Bid } from '../bid-repository.ts'
import { biddingStore, tenderForStore } from '../bidder-access.ts'
import { sealedSubjectOf } from '../publish-tender.ts'
import { tenderBySn, type Tender } from '../tender-repository.ts'

/** Uploads of a store for one tender, those of earlier versions of its bid among them. */
const mostUploads = 60
const placeOf = (tender: Tender, fileId: string) => ({ subject: sealedSubjectOf(tender), payloadId: `file ${fileId}`, version: 1 })

/**
 * Keeps a file of a bid: its bytes are encrypted before they reach the storage, and their key is sealed with the bids of the
 * tender, so that nobody can read it before the opening. Refusals: `tender.notBidding`, `overDeadline`, `tooManyFiles`, those
 * of an upload.
 */
export async function uploadBidFile(call: Call, deps: AttachmentDeps, tenderSn: string): Promise<BidFile | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const tender = await tenderForStore(call.app.read, await tenderBySn(call.app.read, tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  const now = call.app.clock.now()
  if (tender.state !== 'BIDDING') return failure('tender.notBidding')
  if (now >= tender.deadlineAt) return failure('tender.overDeadline')
  if (!tender.publicKey) throw new Error('a published tender has no key')
  const { memberId } = memberOf(call)
  const { tenderId } = tender
  const { storeId } = store
  if ((await countBidFiles(call.app.read, tenderId, storeId)) >= mostUploads) return failure('tender.tooManyFiles', {}, { field: 'file' })
  const file = await readUpload(call, deps.readImage, memberId)
  if (isFailure(file)) return file
  const fileId = newId(call.app.clock)
  const { sealed, key } = await sealBytes(file.bytes, fileId)
  const shown = { name: file.name, bytes: file.bytes.length, sha256: await digestOf(file.bytes) }
  const details = { key, mime: file.mime, ...shown } satisfies BidFileDetails
  const made = await sealPayload(tender.publicKey, placeOf(tender, fileId), details, newNonce())
  await deps.files.put(fileId, Buffer.from(sealed))
  await call.app.inTransaction((tx) => addBidFile(tx, { fileId, tenderId, storeId, memberId, sealed: made.sealed }, now))
  return { file: fileId, ...shown }
}

/** Opens the keys of all files of the bids that are being opened. One that was altered stays closed. */
export async function openBidFiles(
  tx: Transaction,
  keys: KeyWrapper,
  proof: OpeningProof,
  { tender, wrappedKey, bids }: { readonly tender: Tender; readonly wrappedKey: Uint8Array; readonly bids: readonly Bid[] },
): Promise<void> {
  const files = await sealedFilesOf(
    tx,
    bids.map(({ bidId }) => bidId),
  )
  if (files.length === 0) return
  const payloads = files.map(({ fileId, sealed }) => ({ payloadId: `file ${fileId}`, version: 1, sealed }))
  const results = await openPayloads(keys, proof, sealedSubjectOf(tender), wrappedKey, payloads)
  const opened = files.flatMap(({ fileId }, index) => {
    const result = results[index]
    // Sealed by uploadBidFile alone, which wrote this shape.
    return result?.kind === 'opened' ? [{ fileId, opened: result.payload as BidFileDetails }] : []
  })
  await saveOpenedFiles(tx, opened)
}

/** A file of an opened bid, when it is the one whose digest was sealed in the bid. Refusals: `tender.fileSealed`, `attachment.gone`, `tender.fileAltered`. */
export async function openBidFile(
  call: Call,
  files: AttachmentDeps['files'],
  bid: Bid,
  fileId: string,
): Promise<{ fileName: string; base64: string } | Failure> {
  if (bid.payload === null) return failure('tender.fileSealed')
  const promised = filesOfPayload(bid.payload).find(({ file }) => file === fileId)
  const details = promised && isUuid(fileId) ? await openedFile(call.app.read, bid.bidId, fileId) : null
  const sealed = details ? await files.get(fileId) : null
  if (!promised || !details || !sealed) return failure('attachment.gone')
  const bytes = await openBytes({ sealed, key: details.key }, fileId)
  if (!bytes || (await digestOf(bytes)) !== promised.sha256) return failure('tender.fileAltered')
  // Pictures were written anew.
  const fileName = details.mime === 'image/webp' ? `${promised.name.replace(/\.[^.]*$/, '')}.webp` : promised.name
  return { fileName, base64: Buffer.from(bytes).toString('base64') }
}
