import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aTenderHouse, tenderPeople } from '../../../../../tests/fixtures/trade/tender-house.ts'
import { tenderDetail, tenderSave, tenderStandings, tenderSubmit } from '../../endpoints.ts'

const known = new Map<number, number | null>([
  [1001, 45],
  [1002, 90],
])
const { ask, client, clock } = await aTenderHouse(() => Promise.resolve(known))
const { owner, keyed } = tenderPeople
const limit = (value: string) =>
  client.query(
    `INSERT INTO setting (name, value, is_public, label_zh, updated_at) VALUES ('scorecard_refuse_below', $1, false, '', now()) ON CONFLICT (name) DO UPDATE SET value = $1`,
    [value],
  )
const draft = () => ({
  mode: 'ENTERPRISE' as const,
  access: 'INVITED' as const,
  title: '锌锭采购',
  body: '正文',
  lines: [{ lineNo: 1, goodsName: '0#锌锭', number: '10', unitName: '吨' }],
  estimate: '100000',
  deadline: new Date(clock.now().getTime() + 30 * 86_400_000).toISOString(),
  invitedStoreIds: [1001, 1002, 1003],
})

test('a tender cannot invite a store below the platform’s mark; a store without a mark may always be invited', async () => {
  const standings = async () => dataOf(await ask(tenderStandings, { storeIds: [1001, 1002, 1003] }, owner)).list
  expect(await standings()).toEqual([
    { storeId: 1001, mark: 45, standing: 'low' },
    { storeId: 1002, mark: 90, standing: 'fine' },
    { storeId: 1003, mark: null, standing: 'fine' },
  ])
  await limit('50')
  expect((await standings())[0]?.standing).toBe('refused')
  expect((await ask(tenderSave, draft(), keyed(owner))).code).toBe('tender.markTooLow')
  expect((await client.query('SELECT FROM tender')).rowCount).toBe(0)
  const open = { ...draft(), access: 'OPEN' as const, invitedStoreIds: [1001] }
  expect((await ask(tenderSave, open, keyed(owner))).state).toBe(200)
})

test('a mark that fell while the draft waited is seen when it is handed in', async () => {
  await limit('40')
  const { tenderSn, version } = dataOf(await ask(tenderSave, draft(), keyed(owner)))
  await limit('50')
  expect((await ask(tenderSubmit, { tenderSn, expectedVersion: version }, owner)).code).toBe('tender.markTooLow')
  expect(dataOf(await ask(tenderDetail, { tenderSn }, owner)).state).toBe('DRAFT')
  await limit('0')
  expect((await ask(tenderSubmit, { tenderSn, expectedVersion: version }, owner)).state).toBe(200)
})
