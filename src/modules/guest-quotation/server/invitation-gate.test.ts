import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { wayInDeps } from '../../../../tests/fixtures/browser/login.ts'
import { anRfqMarket, sealedKeys } from '../../../../tests/fixtures/trade/rfq-market.ts'
import { invitationAdd, invitationCandidates } from '../endpoints-invitation.ts'
import { guestQuotationHandlers } from './handlers.ts'

const { buyer, client, house, once, published } = await anRfqMarket()
const known = new Map<number, number | null>([
  [1001, 45],
  [1002, 90],
])
const { secret, siteUrl } = wayInDeps
const ask = asker(house, guestQuotationHandlers({ secret, siteUrl, keys: sealedKeys, marks: () => Promise.resolve(known) }))
const setting = (name: string, value: string) =>
  client.query(
    `INSERT INTO setting (name, value, is_public, label_zh, updated_at) VALUES ($1, $2, false, '', now()) ON CONFLICT (name) DO UPDATE SET value = $2`,
    [name, value],
  )

test('a store below the platform’s mark is warned of, or cannot be invited; a store without a mark always can', async () => {
  const inquirySn = await published()
  const standings = async () => {
    const { list } = dataOf(await ask(invitationCandidates, { inquirySn }, buyer))
    return Object.fromEntries(list.map((one) => [one.storeId, [one.mark, one.standing]]))
  }
  const invite = (storeId: number) => ask(invitationAdd, { inquirySn, channel: 'STORE', storeId }, once(buyer))
  expect(await standings()).toMatchObject({ 1001: [45, 'low'], 1002: [90, 'fine'], 1003: [null, 'fine'] })
  await setting('scorecard_refuse_below', '50')
  expect(await standings()).toMatchObject({ 1001: [45, 'refused'] })
  expect((await invite(1001)).code).toBe('guestQuotation.markTooLow')
  expect((await client.query(`SELECT FROM quotation_invitation`)).rowCount).toBe(0)
  expect((await invite(1002)).state).toBe(200)
  expect((await invite(1003)).state).toBe(200)
  await setting('scorecard_refuse_below', '0')
  expect((await invite(1001)).state).toBe(200)
})
