import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMember, aPlatformClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { auditLogList } from '../endpoints.ts'
import { auditLogHandler } from './list-audit-log.ts'

const database = await aDatabase()
const app = aHouse(database)
const ask = asker(app, [auditLogHandler()])
const clerk = { visitor: aPlatformClerk() }

for (let number = 1; number <= 5; number += 1) {
  await app.inTransaction((tx) =>
    audit(tx, {
      actor: { kind: 'store', id: 7, name: 'clerk' },
      action: number < 5 ? 'order.shipPart' : 'goods.publish',
      entity: number < 5 ? 'order' : 'goods',
      entityId: `S${number}`,
      from: 'A',
      to: 'B',
      diff: { price: [1, 2] },
      channel: 'seller',
      requestId: `r${number}`,
    }),
  )
}

test('platform staff read it newest first, page by page', async () => {
  const first = (await ask(auditLogList, { pageSize: 3 }, clerk)).data
  const second = (await ask(auditLogList, { pageSize: 3, cursor: first?.nextCursor ?? 0 }, clerk)).data
  expect([...(first?.list ?? []), ...(second?.list ?? [])].map((row) => row.entityId)).toEqual(['S5', 'S4', 'S3', 'S2', 'S1'])
  expect(second?.nextCursor).toBeNull()
  expect(first?.list[0]).toMatchObject({
    actorName: 'clerk',
    action: 'goods.publish',
    fromState: 'A',
    toState: 'B',
    diff: { price: [1, 2] },
  })
})

test('filters by entity, action and actor', async () => {
  const found = async (filter: object) => (await ask(auditLogList, filter, clerk)).data?.list.length
  expect(await found({ entity: 'order', entityId: 'S2' })).toBe(1)
  expect(await found({ action: 'order.' })).toBe(4)
  expect(await found({ actorName: 'nobody' })).toBe(0)
  expect(await found({ startDate: '2020-01-01', endDate: '2020-01-02' })).toBe(0)
})

test('nobody else reads it, and nobody changes it', async () => {
  expect((await ask(auditLogList, {}, { visitor: aMember() })).state).toBe(259)
  expect((await ask(auditLogList, {})).state).toBe(266)
  const client = await database.connect()
  await client.query('SET ROLE zb_app')
  await expect(client.query("UPDATE audit_log SET actor_name = 'x'")).rejects.toMatchObject({ code: '42501' })
})
