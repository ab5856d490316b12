import { expect, test } from 'vitest'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { adminSettingSave } from '../../../src/modules/site/endpoints-settings.ts'
import { siteHandlers } from '../../../src/modules/site/server/handlers.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, buy } from '../../fixtures/trade/buying.ts'
import { aMarket, aMember } from '../../fixtures/trade/goods.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 1_000_000 }])
// Wednesday, 30 September 2026, noon in Shanghai: the National Day week begins, and Saturday the 10th is worked instead.
const clock = { now: () => new Date('2026-09-30T04:00:00Z') }
const ask = asker({ ...aHouse(database), clock }, [...basketHandlers(), ...orderHandlers(), ...siteHandlers()])
let next = 5100
async function dueOf(): Promise<string> {
  const buyer = await aBuyer(client, (next += 1))
  return dataOf(await buy(ask, buyer, [{ productId: 1, number: 1 }], { payMethod: 'TRANSFER' })).payDueTime
}

test('a bank transfer has three working days of the platform’s calendar, which staff change', async () => {
  // The 8th, the 9th and the 10th.
  expect(await dueOf()).toBe('2026-10-10T16:00:00.000Z')
  const desk = { visitor: { ...aMember(9000, 1), platform: ['platform.settings'] as const }, idempotencyKey: 'calendar' }
  const { rows } = await client.query(`SELECT value FROM setting WHERE name = 'work_holidays'`)
  const before: string = rows[0].value
  const change = (value: string) => ask(adminSettingSave, { changes: [{ name: 'work_holidays', value, before }] }, desk)
  expect(await change('2026-10-32')).toMatchObject({ code: 'site.settingDays' })
  expect(await dueOf()).toBe('2026-10-10T16:00:00.000Z')
  dataOf(await change(`${before},2026-10-08`))
  expect(await dueOf()).toBe('2026-10-12T16:00:00.000Z')
})
