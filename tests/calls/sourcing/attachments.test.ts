import { expect, test } from 'vitest'
import { attachmentOwn, attachmentUpload } from '../../../src/modules/attachment/endpoints.ts'
import { attachmentHandlers } from '../../../src/modules/attachment/server/public.ts'
import { guestFile, guestOpen } from '../../../src/modules/guest-quotation/endpoints-guest.ts'
import { guestQuotationHandlers } from '../../../src/modules/guest-quotation/server/handlers.ts'
import { rfqClone, rfqDetail, rfqFile, rfqSave } from '../../../src/modules/rfq/endpoints.ts'
import { supplierRfqDetail, supplierRfqFile } from '../../../src/modules/rfq/endpoints-supplier-quotation.ts'
import { rfqHandlers } from '../../../src/modules/rfq/server/handlers.ts'
import { readImage } from '../../../src/adapters/images/read-image.ts'
import { wayInDeps } from '../../fixtures/browser/login.ts'
import { filesInMemory } from '../../fixtures/inputs/files-in-memory.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { anRfqMarket, sealedKeys, type Person } from '../../fixtures/trade/rfq-market.ts'

const market = await anRfqMarket()
const { buyer, company, one, personal, draft, published, once, house } = market
const { files } = filesInMemory()
const guests = guestQuotationHandlers({ secret: wayInDeps.secret, siteUrl: wayInDeps.siteUrl, keys: sealedKeys, files })
const ask = asker(house, [...attachmentHandlers({ files, readImage }), ...rfqHandlers({ keys: sealedKeys, files }), ...guests])
const upload = (who: Person, fileName: string, bytes = Buffer.from('%PDF-1.7 drawing')) =>
  ask(attachmentUpload, {}, { ...who, files: [{ field: 'file', fileName, mimeType: 'application/octet-stream', bytes }] })
const uploaded = async (who: Person, fileName = '图纸.pdf') => (await upload(who, fileName)).data?.fileId ?? ''
const codeOf = async (asked: Promise<{ code?: string | undefined }>) => (await asked).code

test('a file whose content is not what its name says is refused, and one that is too large', async () => {
  expect(await codeOf(upload(buyer, '图纸.pdf', Buffer.from('MZ program')))).toBe('attachment.fileRefused')
  expect(await codeOf(upload(buyer, 'setup.exe'))).toBe('attachment.fileRefused')
  expect(await codeOf(upload(buyer, '图纸.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5 * 1024 * 1024)])))).toBe(
    'attachment.fileTooLarge',
  )
})

test('documents of a request are read by its buyer and by stores that may read it, and by nobody else', async () => {
  const fileId = await uploaded(buyer)
  expect(await codeOf(ask(attachmentOwn, { fileId }, one))).toBe('attachment.gone')
  expect((await ask(attachmentOwn, { fileId }, buyer)).data?.fileName).toBe('图纸.pdf')
  const kept = (await ask(rfqSave, draft({ files: [fileId] }), once(buyer))).data
  const draftSn = kept?.inquirySn ?? ''
  // A draft is nobody else's.
  expect(await codeOf(ask(supplierRfqFile, { inquirySn: draftSn, fileId }, one))).toBe('rfq.gone')
  const sn = await published({ files: [fileId] })
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data?.files).toMatchObject([{ fileId, name: '图纸.pdf' }])
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).data?.files).toHaveLength(1)
  const seen = (await ask(supplierRfqFile, { inquirySn: sn, fileId }, one)).data
  expect(Buffer.from(seen?.base64 ?? '', 'base64').toString()).toBe('%PDF-1.7 drawing')
  expect(await codeOf(ask(rfqFile, { inquirySn: sn, fileId }, company))).toBe('rfq.gone')
  // A file of another request is not opened under this one.
  expect(await codeOf(ask(supplierRfqFile, { inquirySn: sn, fileId: await uploaded(buyer, '别的.pdf') }, one))).toBe('attachment.gone')
  expect(await codeOf(ask(supplierRfqFile, { inquirySn: sn, fileId: 'x' }, one))).toBe('attachment.gone')
  const copy = (await ask(rfqClone, { inquirySn: sn }, once(buyer))).data?.inquirySn ?? ''
  expect((await ask(rfqFile, { inquirySn: copy, fileId }, buyer)).data?.fileName).toBe('图纸.pdf')
})

test("somebody else's upload is not attached, and nothing is written then", async () => {
  const foreign = await uploaded(personal)
  const before = await market.client.query('SELECT count(*)::int AS count FROM inquiry')
  expect((await ask(rfqSave, draft({ files: [foreign] }), once(buyer))).code).toBe('attachment.notYours')
  expect((await market.client.query('SELECT count(*)::int AS count FROM inquiry')).rows).toEqual(before.rows)
})

test('a guest opens documents by the key of the link; a wrong key finds nothing', async () => {
  const fileId = await uploaded(buyer)
  await published({ files: [fileId] })
  expect(await codeOf(ask(guestFile, { key: 'no such key', file: fileId }, {}))).toBe(
    await codeOf(ask(guestOpen, { key: 'no such key' }, {})),
  )
})
