import { expect, test } from 'vitest'
import { aHouse } from '../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { openCities } from './default-city.ts'

const database = await aDatabase()
const client = await database.connect()
const put = (value: string) =>
  client.query(
    `INSERT INTO setting (name, value, is_public, label_zh) VALUES ('default_city_code', $1, true, '')
     ON CONFLICT (name) DO UPDATE SET value = $1`,
    [value],
  )

test('a request that names no city is answered for the city of the setting', async () => {
  await put('320200')
  const { cityOf, learn } = await openCities(aHouse(database))
  expect([cityOf(undefined), cityOf('110100'), cityOf('nowhere')]).toEqual(['320200', '110100', '320200'])
  await put('440600')
  expect(cityOf(undefined)).toBe('320200')
  await learn()
  expect(cityOf(undefined)).toBe('440600')
})
