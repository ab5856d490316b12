import { expect, test } from 'vitest'
import { aHouse } from '../../../../../tests/fixtures/server/calls.ts'
import { thePeople } from '../../../../../tests/fixtures/people/people.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { rfqNotifications } from './on-rfq-events.ts'

const database = await aDatabase()
await thePeople(database)
const app = aHouse(database)
const client = await database.connect()
const happen = (event: string, payload: Readonly<Record<string, unknown>>) =>
  app.inTransaction((tx) => rfqNotifications.take(tx, { id: '1', event, payload: { inquirySn: 'XJ20261120000001', ...payload } }, app))
const read = async () =>
  (await client.query('SELECT member_id::int AS reader, template, link FROM site_message ORDER BY id')).rows.map((row) => [
    row.reader,
    row.template,
    row.link,
  ])

test('a request is told to the staff of stores, what came of it to its buyer, and a review to the platform', async () => {
  await happen('rfq.published', { storeIds: [1001, 1002] })
  await happen('rfq.asked', { memberId: 2 })
  await happen('rfq.closed', { memberId: 2 })
  await happen('rfq.waits', {})
  expect(await read()).toEqual([
    [7, 'inquiryNew', '/seller/quotation/edit?inquirySn=XJ20261120000001'],
    [2, 'inquiryAsked', '/member/inquireOrder/detail?inquirySn=XJ20261120000001'],
    [2, 'inquiryClosed', '/member/inquireOrder/quotation?inquirySn=XJ20261120000001'],
    [9, 'inquiryWaits', '/admin/inquiry/list?keyword=XJ20261120000001'],
  ])
})
