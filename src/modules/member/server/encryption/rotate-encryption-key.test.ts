import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aWayIn, memberDeps } from '../../../../../tests/fixtures/browser/login.ts'
import type { NamedKey } from '../../../../adapters/vault/named-seal.ts'
import { personalVault } from '../../../../adapters/vault/personal-vault.ts'
import { rotateEncryptionKey, encryptionStatus } from '../../endpoints-encryption.ts'
import { memberHandlers } from '../handlers.ts'
import { memberTasks } from '../background-jobs.ts'
import { unusableKeys } from './encryption-handlers.ts'
import { keyRotationTask } from './rotate-encryption-key.ts'
import type { PersonalVault } from '../ports.ts'

const { database, house, clock, login, visitorBy } = await aWayIn()
const db = await database.connect()
const admin = await visitorBy((await login('demo_admin')).accessToken)
const buyer = await visitorBy((await login('demo_buyer')).accessToken)
const [first, second]: readonly [NamedKey, NamedKey] = [
  { id: 'k1', secret: 'the first key, of more than thirty-two characters' },
  { id: 'k2', secret: 'the second key, of more than thirty-two characters' },
]
const [old, both, later] = [personalVault([first]), personalVault([second, first]), personalVault([second])]
const deskOf = (vault: PersonalVault) => {
  const ask = asker(house, memberHandlers({ ...memberDeps, vault }))
  return {
    state: async () => dataOf(await ask(encryptionStatus, {}, { visitor: admin })),
    start: (caller = admin) => ask(rotateEncryptionKey, {}, { visitor: caller, idempotencyKey: randomUUID() }),
  }
}
const tasksOf = (vault: PersonalVault) => memberTasks({ vault, transfer: null })
const jobs = async () =>
  (
    await db.query(
      `SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = $1 ORDER BY j.id`,
      [keyRotationTask],
    )
  ).rows.map((row) => row.payload)
const numbers = async (vault: PersonalVault) =>
  (await db.query('SELECT id_number_sealed AS id, account_sealed AS account FROM verification ORDER BY id')).rows
    .map((row) => [vault.open(row.id), row.account && vault.open(row.account)].join(' '))
    .toSorted()
const count = 450
const written = Array.from({ length: count }, (_one, place) => `1101${place} ${place % 3 === 0 ? '' : `6222${place}`}`).toSorted()

// 450 applications: three steps of a run.
beforeEach(async () => {
  await db.query('DELETE FROM verification; DELETE FROM personal_reseal; DELETE FROM graphile_worker._private_jobs; TRUNCATE audit_log')
  const ids = written.map((line) => old.seal(line.split(' ')[0] ?? ''))
  const accounts = written.map((line) => (line.endsWith(' ') ? null : old.seal(line.split(' ')[1] ?? '')))
  await db.query(
    `INSERT INTO verification (member_id, kind, state, company_name, uscc, legal_person, agent_name, id_number_sealed, id_number_mask, taxpayer, licence_image,
       id_front_image, id_back_image, letter_image, account_sealed, consent_at, submitted_at, reason)
     SELECT 2, CASE WHEN account IS NULL THEN 2 ELSE 3 END, 'REJECTED', '某公司', '91320281DEM000201M', '', '', id, '', 'general', gen_random_uuid(),
       gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), account, now(), now(), '?' FROM unnest($1::bytea[], $2::bytea[]) AS line(id, account)`,
    [ids, accounts],
  )
})
const keysInUse = async () =>
  (
    await db.query(
      'SELECT DISTINCT sealed_key(id_number_sealed) AS id, sealed_key(account_sealed) AS account FROM verification WHERE account_sealed IS NOT NULL',
    )
  ).rows

test('every number is sealed anew under the key that seals now; then the old key may go', async () => {
  const desk = deskOf(both)
  expect(await desk.state()).toEqual({
    keys: [
      { keyId: 'k2', use: 'seals', numbers: 0 },
      { keyId: 'k1', use: 'opens', numbers: 750 },
    ],
    last: null,
    can: ['reseal'],
  })
  expect((await desk.start(buyer)).state).toBe(259)
  expect((await desk.start()).state).toBe(200)
  expect((await desk.start()).code).toBe('member.resealRunning')
  const [payload] = await jobs()
  await tasksOf(both)[keyRotationTask]?.(house, payload)
  expect(await desk.state()).toMatchObject({ last: { state: 'DONE', toKey: 'k2', total: count, done: count }, can: [] })
  expect(await keysInUse()).toEqual([{ id: 'k2', account: 'k2' }])
  expect(await numbers(later)).toEqual(written)
  expect((await desk.start()).code).toBe('member.resealNothing')
  const { rows } = await db.query(`SELECT action, to_state, diff FROM audit_log WHERE entity = 'personalReseal' ORDER BY id`)
  expect(rows).toEqual([
    { action: 'member.resealBegin', to_state: null, diff: { facts: { toKey: 'k2', left: count } } },
    { action: 'member.resealDone', to_state: 'DONE', diff: { facts: { toKey: 'k2', done: count } } },
  ])
  // No number, sealed or open, is in the log.
  expect(JSON.stringify((await db.query('SELECT * FROM audit_log')).rows)).not.toMatch(/\b(?:1101|6222)/)
})

test('a run that is cut off in the middle has done whole steps; it goes on after them and nothing is done twice', async () => {
  const desk = deskOf(both)
  await desk.start()
  const [payload] = await jobs()
  let sealed = 0
  const dying: PersonalVault = {
    ...both,
    seal: (plain) => {
      if ((sealed += 1) > 400) throw Object.assign(new Error('the process dies'), { code: 'DIES' })
      return both.seal(plain)
    },
  }
  // As a process that dies: the step's transaction is gone, and nobody says that the run failed.
  const units: typeof house.inTransaction = (work) =>
    house.inTransaction(async (tx) => {
      const result = await work(tx)
      if (sealed > 400) throw new Error('the process dies')
      return result
    })
  await expect(tasksOf(dying)[keyRotationTask]?.({ ...house, inTransaction: units }, payload)).rejects.toThrow('the process dies')
  await db.query('DELETE FROM graphile_worker._private_jobs')
  const half = await desk.state()
  expect(half.last).toMatchObject({ state: 'RUNNING', done: 200 })
  // Half of it stands under each key, and both vault keys open all of it.
  expect(await numbers(both)).toEqual(written)
  clock.forward(130_000)
  expect(await desk.state()).toMatchObject({ last: { state: 'STOPPED' }, can: ['reseal'] })
  await desk.start()
  const [again] = await jobs()
  // Two runs at once share the rest.
  await Promise.all([1, 2].map(async () => tasksOf(both)[keyRotationTask]?.(house, again)))
  expect((await desk.state()).last).toMatchObject({ state: 'DONE', total: count, done: count })
  expect(await numbers(later)).toEqual(written)
})

test('a missing key fails the run and leaves every number as it was; given back, the run goes on', async () => {
  await deskOf(both).start()
  const [payload] = await jobs()
  const before = await numbers(old)
  await tasksOf(later)[keyRotationTask]?.(house, payload)
  const desk = deskOf(later)
  expect(await desk.state()).toMatchObject({
    keys: [
      { keyId: 'k2', use: 'seals' },
      { keyId: 'k1', use: 'missing', numbers: 750 },
    ],
    last: { state: 'FAILED', done: 0, error: '密钥 k1 未配置，请放回配置后继续' },
  })
  expect(await numbers(old)).toEqual(before)
  await deskOf(both).start()
  await tasksOf(both)[keyRotationTask]?.(house, (await jobs()).at(-1))
  expect((await deskOf(both).state()).last).toMatchObject({ state: 'DONE', done: count })
})

test('a number that its key does not open fails the run, and the others of its step stay as they were', async () => {
  await db.query(
    `UPDATE verification SET id_number_sealed = set_byte(id_number_sealed, 30, 255 - get_byte(id_number_sealed, 30)) WHERE id = (SELECT max(id) FROM verification)`,
  )
  await deskOf(both).start()
  await tasksOf(both)[keyRotationTask]?.(house, (await jobs()).at(-1))
  expect((await deskOf(both).state()).last).toMatchObject({ state: 'FAILED', done: 400, error: '配置中的密钥 k1 打不开已加密的号码' })
  expect((await db.query(`SELECT count(*)::int FROM verification WHERE sealed_key(id_number_sealed) = 'k1'`)).rows).toEqual([{ count: 50 }])
})

test('a run for a key that seals no more ends; the next one is for the present key', async () => {
  await deskOf(both).start()
  const [payload] = await jobs()
  await tasksOf(old)[keyRotationTask]?.(house, payload)
  expect((await deskOf(old).state()).last).toMatchObject({ state: 'FAILED', error: '当前用于加密的密钥已改为 k1' })
  expect((await deskOf(old).start()).code).toBe('member.resealNothing')
})

test('keys that are missing, or stand for another secret, are named', async () => {
  expect(await unusableKeys(house.read, both)).toEqual([])
  expect(await unusableKeys(house.read, later)).toEqual(['k1'])
  expect(await unusableKeys(house.read, personalVault([second, { ...first, secret: second.secret }]))).toEqual(['k1'])
})
