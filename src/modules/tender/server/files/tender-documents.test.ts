import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aTenderHouse, tenderPeople, tenderPerson } from '../../../../../tests/fixtures/trade/tender-house.ts'
import { attachmentUpload } from '../../../attachment/endpoints.ts'
import * as files from '../../endpoints-files.ts'
import { adminTenderList } from '../../endpoints-admin.ts'
import { bidderRegister, bidderTenderDetail, bidderTenderList, tenderAsk } from '../../endpoints-bidder.ts'
import { tenderClarify, tenderDetail, tenderNoticeDetail, tenderRepeat, tenderSave, tenderTerminate } from '../../endpoints.ts'

const { owner, colleague, firstBidder, secondBidder, stranger, platform, keyed } = tenderPeople
const { ask, client, published, named, clock } = await aTenderHouse()
const bytes = Buffer.from('%PDF-1.7 drawing')
const upload = async (who = owner) =>
  dataOf(await ask(attachmentUpload, {}, { ...who, files: [{ field: 'file', fileName: '图纸.pdf', mimeType: 'application/pdf', bytes }] }))
    .fileId
const codeOf = async (asked: Promise<{ code?: string | undefined }>) => (await asked).code

test('documents are read by the tenderer; once published by bidders and everybody; in review by the platform', async () => {
  const fileId = await upload()
  const draft = {
    mode: 'ENTERPRISE',
    access: 'OPEN',
    title: '锌锭',
    body: '按国标供货',
    lines: [{ lineNo: 1, goodsName: '锌锭', number: '1', unitName: '吨' }],
    estimate: '1000',
    deadline: new Date(clock.now().getTime() + 86_400_000).toISOString(),
    files: [fileId],
  } as const
  const { tenderSn } = dataOf(await ask(tenderSave, { ...draft, lines: [...draft.lines], files: [fileId] }, keyed(owner)))
  expect(dataOf(await ask(tenderDetail, { tenderSn }, colleague)).files).toEqual([{ fileId, name: '图纸.pdf', bytes: bytes.length }])
  expect(Buffer.from(dataOf(await ask(files.tenderFile, { tenderSn, documentId: fileId }, colleague)).base64, 'base64')).toEqual(bytes)
  expect(await codeOf(ask(files.tenderNoticeFile, { noticeSn: tenderSn, noticeFileId: fileId }))).toBe('api.notFound')
  expect(await codeOf(ask(files.bidderTenderFile, { tenderSn, documentId: fileId }, firstBidder))).toBe('api.notFound')
  expect(await codeOf(ask(files.adminTenderFile, { tenderSn, documentId: fileId }, platform))).toBe('api.notFound')
})

test('a published document is open to everybody, one of an invited tender to its stores alone', async () => {
  const open = await upload()
  const tenderSn = await published({ files: [open] })
  expect(dataOf(await ask(tenderNoticeDetail, { noticeSn: tenderSn })).files).toHaveLength(1)
  expect(dataOf(await ask(files.tenderNoticeFile, { noticeSn: tenderSn, noticeFileId: open })).fileName).toBe('图纸.pdf')
  const closed = await upload()
  const invitedSn = await published({ access: 'INVITED', invitedStoreIds: [1001, 1002, 1003], files: [closed] })
  expect(await codeOf(ask(files.tenderNoticeFile, { noticeSn: invitedSn, noticeFileId: closed }))).toBe('api.notFound')
  expect(dataOf(await ask(files.bidderTenderFile, { tenderSn: invitedSn, documentId: closed }, firstBidder)).fileName).toBe('图纸.pdf')
  expect(await codeOf(ask(files.bidderTenderFile, { tenderSn: invitedSn, documentId: closed }, tenderPerson(7009, 2, 1004)))).toBe(
    'api.notFound',
  )
  // A document of another tender is not opened under this one.
  expect(await codeOf(ask(files.tenderNoticeFile, { noticeSn: tenderSn, noticeFileId: closed }))).toBe('attachment.gone')
  expect(dataOf(await ask(files.adminTenderFile, { tenderSn: invitedSn, documentId: closed }, platform)).fileName).toBe('图纸.pdf')
  expect(dataOf(await ask(adminTenderList, {}, platform)).list.flatMap((row) => row.files)).toEqual([])
})

test('a foreign upload is not attached, and a repeated tender keeps its documents', async () => {
  const foreign = await upload(stranger)
  const fileId = await upload()
  const tenderSn = await published({ files: [fileId] })
  dataOf(await ask(tenderTerminate, { ...(await named(tenderSn)), reason: '计划取消' }, owner))
  const again = dataOf(await ask(tenderRepeat, { tenderSn }, keyed(owner)))
  const copy = dataOf(await ask(tenderDetail, { tenderSn: again.tenderSn }, owner))
  expect(copy.files.map((file) => file.fileId)).toEqual([fileId])
  const { mode, access, title, body, lines, deadline } = copy
  const wish = { tenderSn: again.tenderSn, expectedVersion: copy.version, mode, access, title, body, lines, estimate: '1000000', deadline }
  expect(await codeOf(ask(tenderSave, { ...wish, files: [foreign] }, keyed(owner)))).toBe('attachment.notYours')
  expect(dataOf(await ask(tenderDetail, { tenderSn: again.tenderSn }, owner)).files).toHaveLength(1)
})

test('an answer and a clarification have documents of their own, which everybody reads who may read the tender', async () => {
  const tenderSn = await published()
  dataOf(await ask(tenderAsk, { tenderSn, text: '请提供图纸' }, firstBidder))
  const { questions } = dataOf(await ask(tenderDetail, { tenderSn }, owner))
  const answerTo = questions[0]?.questionId ?? 0
  const foreign = await ask(tenderClarify, { ...(await named(tenderSn)), answerTo, text: '见附件', files: [await upload(stranger)] }, owner)
  expect([foreign.code, dataOf(await ask(tenderDetail, { tenderSn }, owner)).questions[0]?.answer]).toEqual(['attachment.notYours', ''])
  const [fileId, more] = [await upload(), await upload()]
  dataOf(await ask(tenderClarify, { ...(await named(tenderSn)), answerTo, text: '见附件', files: [fileId] }, owner))
  dataOf(await ask(tenderClarify, { ...(await named(tenderSn)), text: '补充图纸', files: [more] }, owner))
  const shown = dataOf(await ask(tenderNoticeDetail, { noticeSn: tenderSn }))
  expect(shown.questions.map((one) => one.files.map((file) => file.fileId))).toEqual([[fileId], [more]])
  expect(shown.files).toEqual([])
  expect(dataOf(await ask(files.tenderNoticeFile, { noticeSn: tenderSn, noticeFileId: fileId })).fileName).toBe('图纸.pdf')
  expect(dataOf(await ask(files.bidderTenderFile, { tenderSn, documentId: more }, secondBidder)).fileName).toBe('图纸.pdf')
  const other = await published()
  expect(await codeOf(ask(files.tenderNoticeFile, { noticeSn: other, noticeFileId: fileId }))).toBe('attachment.gone')
})

test('a store that registers is told of clarifications and finds the tender to bid on; the tenderer does not learn who it is', async () => {
  const tenderSn = await published({ title: '登记的项目' })
  const toBid = async () => dataOf(await ask(bidderTenderList, { tab: 'toBid' }, secondBidder)).list.map(({ title }) => title)
  expect(await toBid()).not.toContain('登记的项目')
  for (const _ of [1, 2]) dataOf(await ask(bidderRegister, { tenderSn }, secondBidder))
  expect(await toBid()).toContain('登记的项目')
  expect(dataOf(await ask(bidderTenderDetail, { tenderSn }, secondBidder))).toMatchObject({ isRegistered: true })
  expect(JSON.stringify(dataOf(await ask(tenderDetail, { tenderSn }, owner)))).not.toMatch(/\b1002\b|registered/i)
  dataOf(await ask(tenderClarify, { ...(await named(tenderSn)), text: '交货期不变' }, owner))
  const { rows } = await client.query(
    `SELECT payload -> 'storeIds' AS stores FROM event_outbox WHERE key = $1 AND payload ->> 'act' = 'clarify'`,
    [tenderSn],
  )
  expect(rows).toEqual([{ stores: [1002] }])
})
