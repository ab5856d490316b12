import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aTenderHouse, tenderPeople } from '../../../../../tests/fixtures/trade/tender-house.ts'
import { newNonce, receiptOf } from '../../../../kernel/sealing/receipt.ts'
import { attachmentOwn } from '../../../attachment/endpoints.ts'
import * as admin from '../../endpoints-admin.ts'
import * as bidder from '../../endpoints-bidder.ts'
import * as files from '../../endpoints-files.ts'
import * as buyer from '../../endpoints.ts'
import type { BidFile } from '../../rules/bid-payload.ts'

const { owner, colleague, firstBidder, secondBidder, bidders, platform } = tenderPeople
const { ask, client, clock, due, kept, published, named, seen, everything } = await aTenderHouse()
type Person = typeof owner

const day = 86_400_000
const canary = '机密技术方案 87654.3219'
const upload = (tenderSn: string, who: Person, text = canary, fileName = '技术方案 65432.pdf') =>
  ask(
    files.bidFileUpload,
    { tenderSn },
    { ...who, files: [{ field: 'file', fileName, mimeType: 'x', bytes: Buffer.from(`%PDF-1.7 ${text}`) }] },
  )
const bid = (tenderSn: string, who: Person, list: readonly BidFile[] = []) =>
  ask(
    bidder.bidSubmit,
    { tenderSn, lines: [1, 2].map((lineNo) => ({ lineNo, unitPrice: '100' })), deliveryDays: 15, nonce: newNonce(), files: [...list] },
    who,
  )
const codeOf = async (asked: Promise<{ code?: string | undefined }>) => (await asked).code
const textOf = (file: { readonly base64: string }) => Buffer.from(file.base64, 'base64').toString()
async function open(tenderSn: string) {
  for (const who of bidders.slice(1)) dataOf(await bid(tenderSn, who))
  clock.forward(26 * day)
  await due()
  dataOf(await ask(buyer.tenderAttend, { tenderSn }, colleague))
  dataOf(await ask(buyer.tenderOpen, await named(tenderSn), owner))
  return (await seen(tenderSn)).record
}

test('bytes and names of the files of bids stand nowhere before the opening: no row, no stored file, no answer to anybody', async () => {
  const tenderSn = await published()
  const file = dataOf(await upload(tenderSn, firstBidder))
  const { bidSn } = dataOf(await bid(tenderSn, firstBidder, [file]))
  const { file: fileId } = file
  const asked = await Promise.all([
    ask(files.tenderBidFile, { tenderSn, bidSn, bidFileId: fileId }, owner),
    ask(files.bidOwnFile, { tenderSn, bidFileId: fileId }, firstBidder),
  ])
  expect(asked.map(({ code }) => code)).toEqual(['tender.fileSealed', 'tender.fileSealed'])
  const others = await Promise.all([
    ask(files.tenderFile, { tenderSn, documentId: fileId }, owner),
    ask(files.tenderNoticeFile, { noticeSn: tenderSn, noticeFileId: fileId }),
    ask(files.bidderTenderFile, { tenderSn, documentId: fileId }, secondBidder),
    ask(files.adminTenderFile, { tenderSn, documentId: fileId }, platform),
    ask(attachmentOwn, { fileId }, firstBidder),
    ask(files.bidOwnFile, { tenderSn, bidFileId: fileId }, secondBidder),
  ])
  expect(others.every(({ state, data }) => state !== 200 && data === undefined)).toBe(true)
  const shown = await Promise.all([
    ask(buyer.tenderDetail, { tenderSn }, owner),
    ask(buyer.tenderNoticeDetail, { noticeSn: tenderSn }),
    ask(bidder.bidderTenderDetail, { tenderSn }, firstBidder),
    ask(bidder.bidderTenderList, { tab: 'mine' }, firstBidder),
    ask(admin.adminTenderList, {}, platform),
  ])
  expect(dataOf(shown[2]).bids.map(({ fileNum }) => fileNum)).toEqual([1])
  expect(kept.size).toBe(1)
  const all = [
    JSON.stringify([...asked, ...others, ...shown]),
    await everything(),
    ...[...kept.values()].map((bytes) => bytes.toString('latin1')),
  ]
  const forms = [canary, '技术方案 65432', '87654.3219', file.sha256].flatMap((word) => {
    const bytes = Buffer.from(word)
    return [word, bytes.toString('hex'), bytes.toString('base64').replace(/.?=*$/, ''), bytes.toString('latin1')]
  })
  // In the open these forms would be found.
  expect(forms.some((form) => Buffer.from(`%PDF-1.7 ${canary}`).toString('latin1').includes(form))).toBe(true)
  for (const form of forms) expect(all.some((place) => place.includes(form))).toBe(false)
})

test('after the opening the tenderer reads the files of every bid and a store its own, each proven by the receipt', async () => {
  const tenderSn = await published()
  const file = dataOf(await upload(tenderSn, firstBidder))
  const { receipt } = dataOf(await bid(tenderSn, firstBidder, [file]))
  const [first, second] = await open(tenderSn)
  const { file: fileId } = file
  expect(first?.files).toEqual([{ fileId, name: file.name, bytes: file.bytes }])
  expect(second?.files).toEqual([])
  expect(await receiptOf(JSON.parse(first?.payload ?? ''), first?.nonce ?? '')).toBe(receipt)
  expect(JSON.parse(first?.payload ?? '').files).toEqual([file])
  const read = await ask(files.tenderBidFile, { tenderSn, bidSn: first?.bidSn ?? '', bidFileId: fileId }, owner)
  expect(textOf(dataOf(read))).toBe(`%PDF-1.7 ${canary}`)
  expect(dataOf(read).fileName).toBe(file.name)
  expect(textOf(dataOf(await ask(files.bidOwnFile, { tenderSn, bidFileId: fileId }, firstBidder)))).toContain(canary)
  // Rivals and the public read the record, not the files; a file of one bid is not opened under another.
  expect(dataOf(await ask(buyer.tenderNoticeDetail, { noticeSn: tenderSn })).record.flatMap((row) => row.files)).toEqual([])
  expect(dataOf(await ask(bidder.bidderTenderDetail, { tenderSn }, secondBidder)).record.flatMap((row) => row.files)).toEqual([])
  expect(await codeOf(ask(files.bidOwnFile, { tenderSn, bidFileId: fileId }, secondBidder))).toBe('attachment.gone')
  expect(await codeOf(ask(files.tenderBidFile, { tenderSn, bidSn: second?.bidSn ?? '', bidFileId: fileId }, owner))).toBe('attachment.gone')
  // Bytes that were altered in the storage are not shown as the bid's.
  const bytes = kept.get(fileId) ?? Buffer.alloc(0)
  bytes[20] = (bytes[20] ?? 0) ^ 1
  expect(await codeOf(ask(files.tenderBidFile, { tenderSn, bidSn: first?.bidSn ?? '', bidFileId: fileId }, owner))).toBe(
    'tender.fileAltered',
  )
})

test('only own files of the tender come into a bid, a revision replaces them, and none is taken after the deadline', async () => {
  const tenderSn = await published()
  const other = await published()
  const [file, later] = [dataOf(await upload(tenderSn, firstBidder)), dataOf(await upload(tenderSn, firstBidder, 'second'))]
  expect(await codeOf(upload(tenderSn, firstBidder, 'x', 'setup.exe'))).toBe('attachment.fileRefused')
  expect(await codeOf(bid(tenderSn, secondBidder, [file]))).toBe('tender.filesGone')
  expect(await codeOf(bid(other, firstBidder, [file]))).toBe('tender.filesGone')
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM bid WHERE store_id = 1002 AND tender_id = (SELECT tender_id FROM tender WHERE tender_sn = $1)`,
    [tenderSn],
  )
  expect(rows).toEqual([{ count: 0 }])
  dataOf(await bid(tenderSn, firstBidder, [file]))
  dataOf(await bid(tenderSn, firstBidder, [later]))
  const [first] = await open(tenderSn)
  expect(first?.files.map(({ fileId }) => fileId)).toEqual([later.file])
  expect(await codeOf(ask(files.bidOwnFile, { tenderSn, bidFileId: file.file }, firstBidder))).toBe('attachment.gone')
  expect(await codeOf(upload(tenderSn, firstBidder))).toBe('tender.notBidding')
})
