import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/harness/calls.ts'
import { dataOf } from '../../../../tests/harness/data-of.ts'
import { aMember } from '../../../../tests/harness/goods.ts'
import { aDatabase } from '../../../../tests/harness/pg.ts'
import { storeInfo } from '../contract.ts'
import { sellerCertificateDelete, sellerCertificates, sellerCertificateSave } from '../contract-certificate.ts'
import { storeHandlers } from './handlers.ts'
import { verifyCertificate } from './verify-certificate.ts'

const database = await aDatabase('demo')
const client = await database.connect()
await client.query('DELETE FROM store_certificate WHERE store_id IN (1001, 1002)')
const house = aHouse(database)
const ask = asker(house, storeHandlers())
const clerkOf = (storeId: number) => ({
  visitor: { ...aMember(900 + storeId, 2), stores: [{ storeId, storeName: `店铺${storeId}`, capabilities: ['store.decorate' as const] }] },
})
const [ours, theirs] = [clerkOf(1001), clerkOf(1002)]
const paper = { nameZh: '质量管理体系认证', nameEn: 'Quality management', number: 'QMS-1', issuer: '认证中心', validUntil: '2028-06-30' }
const save = (more = {}, who = ours) => ask(sellerCertificateSave, { ...paper, ...more }, who)
const shown = async () => dataOf(await ask(storeInfo, { vid: 1001 })).qualifications.map((one) => [one.number, one.isChecked])

test('a certificate that a store writes is shown, but nobody vouches for it before it was checked; a change takes that back', async () => {
  const { certificateId } = dataOf(await save())
  expect(await shown()).toContainEqual(['QMS-1', 0])
  expect(await verifyCertificate(house.visitorRead, 'QMS-1')).toBeNull()
  await client.query('UPDATE store_certificate SET checked = true WHERE certificate_id = $1', [certificateId])
  expect(await verifyCertificate(house.visitorRead, 'QMS-1')).toMatchObject({ kind: 'certificate', number: 'QMS-1' })
  expect((await save({ certificateId, version: 1, number: 'QMS-2' })).state).toBe(200)
  expect(await verifyCertificate(house.visitorRead, 'QMS-2')).toBeNull()
  expect((await save({ certificateId, version: 1, number: 'QMS-3' })).code).toBe('store.changed')
})

test('one number stands once in a store', async () => {
  expect((await save({ number: 'QMS-2' })).code).toBe('store.certificateTwice')
  expect(dataOf(await ask(sellerCertificates, {}, ours))).toHaveLength(1)
})

test('another store neither sees, changes nor takes them away', async () => {
  const [row] = dataOf(await ask(sellerCertificates, {}, ours))
  const certificateId = row?.certificateId ?? 0
  expect(dataOf(await ask(sellerCertificates, {}, theirs))).toEqual([])
  expect((await save({ certificateId, version: 2 }, theirs)).code).toBe('api.notFound')
  expect((await ask(sellerCertificateDelete, { certificateId }, theirs)).code).toBe('api.notFound')
  expect(dataOf(await ask(sellerCertificates, {}, ours))).toHaveLength(1)
  expect((await ask(sellerCertificateDelete, { certificateId }, ours)).state).toBe(200)
  expect(dataOf(await ask(sellerCertificates, {}, ours))).toEqual([])
})

test('thirty are enough, also for two who add the last at once', async () => {
  await client.query(
    `INSERT INTO store_certificate (store_id, name_zh, name_en, number, issuer) SELECT 1001, 'x', 'x', 'N' || n, '' FROM generate_series(1, 29) n`,
  )
  const codes = (await Promise.all([save({ number: 'A' }), save({ number: 'B' })])).map((answer) => answer.code ?? 'kept')
  expect(codes.toSorted()).toEqual(['kept', 'store.certificatesFull'])
})
