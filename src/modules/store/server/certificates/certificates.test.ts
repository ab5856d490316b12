import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { addDays, dayOf, endOfDay } from '../../../../kernel/time/clock.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { storeInfo } from '../../endpoints.ts'
import {
  adminCertificateCheck,
  adminCertificateList,
  sellerCertificateDelete,
  sellerCertificates,
  sellerCertificateSave,
} from '../../endpoints-certificates.ts'
import { storeHandlers } from '../handlers.ts'
import { storeTimers } from './check-certificate.ts'
import { verifyCertificate } from './verify-certificate.ts'

const database = await aDatabase('demo')
const client = await database.connect()
await client.query('DELETE FROM store_certificate WHERE store_id IN (1001, 1002)')
const app = aHouse(database)
const ask = asker(app, storeHandlers())
const clerkOf = (storeId: number) => ({
  visitor: { ...aMember(900 + storeId, 2), stores: [{ storeId, storeName: `店铺${storeId}`, capabilities: ['store.decorate' as const] }] },
})
const [ours, theirs] = [clerkOf(1001), clerkOf(1002)]
const staff = { visitor: { ...aMember(990, 2), platform: ['platform.stores' as const] } }
const today = dayOf(app.clock.now())
const paper = {
  nameZh: '质量管理体系认证',
  nameEn: 'Quality management',
  number: 'QMS-1',
  issuer: '认证中心',
  issuerEn: 'Certification Centre',
  validUntil: '2028-06-30',
}
const save = (more = {}, who = ours) => ask(sellerCertificateSave, { ...paper, ...more }, who)
const judge = (more: { certificateId: number; mark: string; act?: 'check' | 'return'; reason?: string }) =>
  ask(adminCertificateCheck, { act: 'check', ...more }, staff)
const shown = async () =>
  dataOf(await ask(storeInfo, { vid: 1001 })).qualifications.map((qualification) => [qualification.number, qualification.isChecked])

test('a certificate that a store writes is shown, but nobody vouches for it before it was checked; a change takes that back', async () => {
  const { certificateId } = dataOf(await save())
  expect(await shown()).toContainEqual(['QMS-1', 0])
  expect(await verifyCertificate(app.visitorRead, 'QMS-1', 'zh')).toBeNull()
  expect((await judge({ certificateId, mark: '1' })).state).toBe(200)
  expect(await shown()).toContainEqual(['QMS-1', 1])
  expect(await verifyCertificate(app.visitorRead, 'QMS-1', 'zh')).toMatchObject({
    kind: 'certificate',
    number: 'QMS-1',
    checkedOn: today,
  })
  expect(await verifyCertificate(app.visitorRead, 'QMS-1', 'en')).toMatchObject({ issuer: expect.stringMatching(/^[ -~]+$/) })
  const english = dataOf(await ask(storeInfo, { vid: 1001 }, { lang: 'en' })).qualifications.find(
    (qualification) => qualification.number === 'QMS-1',
  )
  expect(english).toMatchObject({ name: 'Quality management', issuer: 'Certification Centre' })
  expect((await save({ certificateId, version: 2, number: 'QMS-2' })).state).toBe(200)
  expect(await verifyCertificate(app.visitorRead, 'QMS-2', 'zh')).toBeNull()
  expect((await save({ certificateId, version: 2, number: 'QMS-3' })).code).toBe('store.changed')
})

test('a returned certificate is shown to nobody but its store, with the reason; the same move twice or on what changed is refused', async () => {
  const { certificateId } = dataOf(await save({ number: 'RET-1' }))
  expect((await judge({ certificateId, mark: '1', act: 'return' })).code).toBe('store.certificateReason')
  expect((await judge({ certificateId, mark: '7', act: 'return', reason: '编号不符' })).code).toBe('store.changed')
  expect((await judge({ certificateId, mark: '1', act: 'return', reason: '编号不符' })).state).toBe(200)
  expect((await judge({ certificateId, mark: '2', act: 'return', reason: '再退' })).code).toBe('kernel.moveNotNow')
  expect((await shown()).map(([number]) => number)).not.toContain('RET-1')
  const own = dataOf(await ask(sellerCertificates, {}, ours)).find((one) => one.certificateId === certificateId)
  expect(own).toMatchObject({ state: 'returned', reason: '编号不符' })
  const { list, counts } = dataOf(await ask(adminCertificateList, { tab: 'returned', keyword: 'ret-1' }, staff))
  expect([list.map((one) => [one.number, one.can]), counts['returned']]).toEqual([[['RET-1', ['check']]], 1])
  await ask(sellerCertificateDelete, { certificateId }, ours)
})

test('a month before its last day the store is told, once; what was changed meanwhile tells nothing', async () => {
  const until = addDays(today, 40)
  const { certificateId } = dataOf(await save({ number: 'DUE-1', validUntil: until }))
  await judge({ certificateId, mark: '1' })
  const due = async () =>
    (
      await client.query(`SELECT due_at FROM timer WHERE entity = 'storeCertificate' AND entity_id = $1 AND done_at IS NULL`, [
        certificateId,
      ])
    ).rows[0]?.due_at
  expect(await due()).toEqual(endOfDay(addDays(until, -30)))
  await storeTimers['storeCertificate/remind']?.(app, String(certificateId))
  const told = () => client.query(`SELECT payload FROM event_outbox WHERE event = 'store.certificateExpiring'`)
  expect((await told()).rows[0]?.payload).toMatchObject({ storeId: 1001, number: 'DUE-1', day: until })
  await save({ certificateId, version: 2, number: 'DUE-2', validUntil: until })
  expect(await due()).toBeUndefined()
  await storeTimers['storeCertificate/remind']?.(app, String(certificateId))
  expect((await told()).rowCount).toBe(1)
  await ask(sellerCertificateDelete, { certificateId }, ours)
})

test('one number stands once in a store', async () => {
  expect((await save({ number: 'QMS-2' })).code).toBe('store.certificateTwice')
  expect(dataOf(await ask(sellerCertificates, {}, ours))).toHaveLength(1)
})

test('another store neither sees, changes nor takes them away', async () => {
  const [row] = dataOf(await ask(sellerCertificates, {}, ours))
  const certificateId = row?.certificateId ?? 0
  expect(dataOf(await ask(sellerCertificates, {}, theirs))).toEqual([])
  expect((await save({ certificateId, version: 3 }, theirs)).code).toBe('api.notFound')
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
