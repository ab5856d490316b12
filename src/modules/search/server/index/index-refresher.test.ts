import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aHouse } from '../../../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { indexRefresher } from './index-refresher.ts'
import { takeGoodsOff } from '../../../catalog/server/goods/publish-goods.ts'

const database = await aDatabase('demo')
const client = await database.connect()
const app = aHouse(database)
const versionNow = async () => Number((await client.query('SELECT version FROM catalog_version')).rows[0]?.version)

test('whoever asks while the board follows the catalogue waits for it, and is never given the old one', async () => {
  const keeper = indexRefresher()
  await keeper.current(app, 'retail')
  for (const goodsId of [500_001, 500_002, 500_003]) {
    await app.inTransaction((tx) => takeGoodsOff(tx, goodsId, 'test'))
    const version = await versionNow()
    keeper.seen(version)
    let isFollowing = true
    const first = keeper.current(app, 'retail').finally(() => {
      isFollowing = false
    })
    const seen: number[] = []
    while (isFollowing) {
      void keeper.current(app, 'retail').then((kept) => seen.push(Number(kept.version)))
      await setImmediate()
    }
    seen.push(Number((await first).version))
    expect(new Set(seen)).toEqual(new Set([version]))
  }
})
