import { expect, test } from 'vitest'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { listenTo } from './listen.ts'

test('a notice that a listener cannot use is told, and the next one is heard', async () => {
  const database = await aDatabase()
  const client = await database.connect()
  const heard: string[] = []
  const errors: unknown[] = []
  const hear = (payload?: string) => {
    if (payload === 'bad') throw new Error('not for me')
    heard.push(payload ?? '')
  }
  const listening = await listenTo(database.url, 'a_channel', hear, (error) => errors.push(error))
  await client.query(`NOTIFY a_channel, 'bad'`)
  await client.query(`NOTIFY a_channel, 'good'`)
  await expect.poll(() => heard).toEqual(['good'])
  expect(errors).toEqual([new Error('not for me')])
  await listening.stop()
})
