import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMember, aPlatformClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { auditSealer } from '../../../adapters/vault/audit-sealer.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { sealAudit } from '../../../kernel/audit/audit-chain.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { auditChainCheck } from '../endpoints.ts'
import { auditChainHandler } from './check-audit-chain.ts'

const database = await aDatabase()
const app = aHouse(database)
const client = await database.connect()
const sealer = auditSealer('a secret of the tests')
const ask = asker(app, [auditChainHandler(sealer)])
const clerk = { visitor: aPlatformClerk() }
const act = (tx: Transaction, entityId: string) =>
  audit(tx, {
    actor: { kind: 'platform', id: 9, name: 'clerk' },
    action: 'goods.price',
    entity: 'sku',
    entityId,
    diff: { price: ['10', '12'], note: [null, '含税'] },
    channel: 'admin',
    requestId: entityId,
  })
const write = (entityId: string) => app.inTransaction((tx) => act(tx, entityId))
const seal = () => app.inTransaction((tx) => sealAudit(tx, sealer))
const check = async (after = 0) => dataOf(await ask(auditChainCheck, { after }, clerk))
/** What somebody does who holds the database: whatever it is, it is undone after the look. */
const tampered = async (sql: string) => {
  await client.query('CREATE SCHEMA IF NOT EXISTS kept')
  for (const table of ['audit_log', 'audit_seal', 'audit_chain']) await client.query(`CREATE TABLE kept.${table} AS SELECT * FROM ${table}`)
  await client.query(sql)
  const found = (await check()).breach
  for (const table of ['audit_log', 'audit_seal', 'audit_chain'])
    await client.query(
      `DELETE FROM ${table}; INSERT INTO ${table} ${table === 'audit_log' ? 'OVERRIDING SYSTEM VALUE' : ''} SELECT * FROM kept.${table}; DROP TABLE kept.${table}`,
    )
  return found
}

test('what was committed is sealed in its order, also by two at once, and the chain holds', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await write(name)
  expect((await check()).waiting).toBe(5)
  const counts = await Promise.all([seal(), seal(), seal()])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(await check()).toMatchObject({ place: 5, breach: null, waiting: 0 })
  expect(await seal()).toBe(0)
})

test('a row of a transaction that commits late comes later in the chain, and none is left out', async () => {
  let finish: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const late = app.inTransaction(async (tx) => {
    await act(tx, 'late')
    await held
  })
  await expect
    .poll(
      async () =>
        (
          await client.query(
            `SELECT count(*)::int AS n FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`,
          )
        ).rows[0].n,
    )
    .toBeGreaterThan(0)
  await write('early')
  expect(await seal()).toBe(1)
  finish()
  await late
  expect(await seal()).toBe(1)
  const order = await client.query(`SELECT entity_id FROM audit_seal JOIN audit_log a ON a.id = audit_id ORDER BY place DESC LIMIT 2`)
  expect(order.rows.map((row) => row.entity_id)).toEqual(['late', 'early'])
  expect((await check()).breach).toBeNull()
})

test('a row that was changed, removed, put elsewhere or cut off the end is found, and the first one is named', async () => {
  const idAt = async (place: number) =>
    Number((await client.query('SELECT audit_id FROM audit_seal WHERE place = $1', [place])).rows[0].audit_id)
  const [second, third] = [await idAt(2), await idAt(3)]
  const changed = { kind: 'changed', place: 2, auditId: second, action: 'goods.price' }
  expect(
    await tampered(`UPDATE audit_log SET diff = '{"old":{"price":"10"},"new":{"price":"11"}}' WHERE id IN (${second}, ${third})`),
  ).toMatchObject(changed)
  expect(await tampered(`UPDATE audit_log SET at = at + interval '1 microsecond' WHERE id = ${second}`)).toMatchObject(changed)
  expect(await tampered(`UPDATE audit_log SET reason = '' WHERE id = ${second}`)).toMatchObject(changed)
  expect(await tampered(`DELETE FROM audit_log WHERE id = ${second}`)).toMatchObject({ kind: 'removed', place: 2, auditId: second })
  expect(await tampered(`DELETE FROM audit_log WHERE id = ${second}; DELETE FROM audit_seal WHERE place = 2`)).toMatchObject({
    kind: 'removed',
    place: 2,
  })
  expect(
    await tampered(
      `UPDATE audit_seal SET audit_id = -1 WHERE place = 2; UPDATE audit_seal SET audit_id = ${second} WHERE place = 3; UPDATE audit_seal SET audit_id = ${third} WHERE place = 2`,
    ),
  ).toMatchObject({ place: 2 })
  expect(await tampered("DELETE FROM audit_seal WHERE place = 7; DELETE FROM audit_log WHERE entity_id = 'late'")).toMatchObject({
    kind: 'removed',
    place: 7,
  })
  expect((await check()).breach).toBeNull()
})

test('the chain is looked at portion by portion', async () => {
  const first = dataOf(await ask(auditChainCheck, { after: 0, most: 3 }, clerk))
  expect(first).toMatchObject({ place: 3, more: true, breach: null })
  expect(dataOf(await ask(auditChainCheck, { after: first.place, most: 10 }, clerk))).toMatchObject({ place: 7, more: false, breach: null })
  expect(dataOf(await ask(auditChainCheck, { after: 90 }, clerk)).breach).toMatchObject({ kind: 'removed' })
})

test('only who may read the log checks it, and the application cannot change a seal', async () => {
  expect((await ask(auditChainCheck, {}, { visitor: aMember() })).state).toBe(259)
  expect((await ask(auditChainCheck, {})).state).toBe(266)
  await client.query('SET ROLE zb_app')
  await expect(client.query(`UPDATE audit_seal SET seal = ''`)).rejects.toMatchObject({ code: '42501' })
  await expect(client.query('DELETE FROM audit_chain')).rejects.toMatchObject({ code: '42501' })
  await client.query('RESET ROLE')
})
