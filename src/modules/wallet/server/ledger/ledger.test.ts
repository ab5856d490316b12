import { expect, test } from 'vitest'
import type { Client } from 'pg'
import { aClock, aHouse } from '../../../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { systemContext } from '../../../../api/actor-context.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { gatewayAccount, platformAccount, walletOf } from '../../rules/ledger-accounts.ts'
import { captureHold, hold, releaseHold, balanceOfAccount } from './holds.ts'
import { provedAccounts, proveLedger } from './ledger-proof.ts'
import { isPosted, post } from './post.ts'

const database = await aDatabase()
const clock = aClock()
const app = aHouse(database, clock)
const twin = aHouse(database, clock)
const client = await database.connect()
const act = systemContext('test', clock.now())
let members = 100
const someone = () => (members += 1)
let references = 0
const reference = () => `T${(references += 1)}`

function give(memberId: number, fen: bigint, ref = reference()) {
  const entries = [
    { account: gatewayAccount('wechat'), fen: -fen },
    { account: walletOf('member', memberId), fen },
  ]
  return app.inTransaction((tx) => post(tx, { kind: 'recharge', reference: ref, entries, act }))
}
function spend(memberId: number, fen: bigint, on = app) {
  const entries = [
    { account: walletOf('member', memberId), fen: -fen },
    { account: platformAccount('orders'), fen },
  ]
  return on.inTransaction((tx) => post(tx, { kind: 'orderPayment', reference: reference(), entries, act }))
}
const waitingForLocks = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
const standOf = (memberId: number) => balanceOfAccount(app.read, walletOf('member', memberId))

/** What the database says when the owner of its tables writes by hand, past every program. */
async function byHand(on: Client, sql: string): Promise<string> {
  try {
    await on.query(sql)
    return 'written'
  } catch (error) {
    await on.query('ROLLBACK').catch(() => undefined)
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  }
}

test('a posting moves money once per kind and reference, however often it is repeated', async () => {
  const memberId = someone()
  const same = reference()
  const answers = await Promise.all(Array.from({ length: 8 }, () => give(memberId, 500n, same)))
  expect(answers.filter((answer) => !isFailure(answer) && !answer.isRepeated)).toHaveLength(1)
  expect(await standOf(memberId)).toEqual({ balanceFen: 500n, heldFen: 0n })
  expect(await app.inTransaction((tx) => isPosted(tx, { kind: 'recharge', reference: same }))).toBe(true)
})

test('a hundred payments at once against one balance: as many as it covers, never below zero, and the sum is exact', async () => {
  const memberId = someone()
  await give(memberId, 10_000n)
  const answers = await Promise.all(Array.from({ length: 100 }, (_, nth) => spend(memberId, 333n, nth % 2 ? app : twin)))
  expect(answers.filter((answer) => !isFailure(answer))).toHaveLength(30)
  expect(answers.filter(isFailure).every((answer) => answer.code === 'wallet.balanceShort')).toBe(true)
  expect(await standOf(memberId)).toEqual({ balanceFen: 10n, heldFen: 0n })
  expect(await proveLedger(app.read)).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
})

test('a hold sets money aside; it is captured or given back once', async () => {
  const memberId = someone()
  await give(memberId, 1000n)
  const key = { kind: 'orderPayment', reference: reference() } as const
  const account = walletOf('member', memberId)
  const held = await app.inTransaction((tx) => hold(tx, { ...key, account, fen: 700n, now: clock.now() }))
  expect(held).toBeNull()
  expect(await spend(memberId, 301n)).toMatchObject({ code: 'wallet.balanceShort' })
  expect(await standOf(memberId)).toEqual({ balanceFen: 1000n, heldFen: 700n })
  const entries = [
    { account, fen: -700n },
    { account: platformAccount('orders'), fen: 700n },
  ]
  await app.inTransaction((tx) => captureHold(tx, { ...key, entries, act }))
  expect(await standOf(memberId)).toEqual({ balanceFen: 300n, heldFen: 0n })
  await expect(app.inTransaction((tx) => captureHold(tx, { ...key, entries, act }))).rejects.toThrow('ended already')
  expect(await app.inTransaction((tx) => releaseHold(tx, key, clock.now()))).toBe(false)
  const other = { kind: 'orderPayment', reference: reference() } as const
  await app.inTransaction((tx) => hold(tx, { ...other, account, fen: 300n, now: clock.now() }))
  const freed = await Promise.all([app, twin, app].map((on) => on.inTransaction((tx) => releaseHold(tx, other, clock.now()))))
  expect(freed.filter(Boolean)).toHaveLength(1)
  expect(await standOf(memberId)).toEqual({ balanceFen: 300n, heldFen: 0n })
})

test('payments and withdrawals of one balance at once, in holds and postings, end at or above zero', async () => {
  const memberId = someone()
  await give(memberId, 5000n)
  const account = walletOf('member', memberId)
  const wishes = Array.from({ length: 60 }, (_, nth) =>
    nth % 2
      ? spend(memberId, 170n, twin)
      : app.inTransaction((tx) => hold(tx, { kind: 'withdrawal', reference: reference(), account, fen: 130n, now: clock.now() })),
  )
  const done = (await Promise.all(wishes)).filter((answer) => !isFailure(answer))
  const { balanceFen, heldFen } = await standOf(memberId)
  expect(balanceFen - heldFen).toBeGreaterThanOrEqual(0n)
  expect(balanceFen - heldFen).toBeLessThan(170n)
  expect(done.length).toBeGreaterThan(28)
  expect((await provedAccounts(app.read, { kind: null, keyword: '', current: 1, pageSize: 100 })).list.every((one) => one.isProved)).toBe(
    true,
  )
})

test('a payment by balance and gateway and one by the gateway alone at once wait for one another, and neither is refused', async () => {
  const memberId = someone()
  await give(memberId, 1_000n)
  const toOrders = (account: ReturnType<typeof walletOf>, fen: bigint) => ({
    kind: 'orderPayment' as const,
    reference: reference(),
    entries: [
      { account, fen: -fen },
      { account: platformAccount('orders'), fen },
    ],
    act,
  })
  const before = (await balanceOfAccount(app.read, platformAccount('orders'))).balanceFen
  let other: Promise<unknown> = Promise.resolve()
  await app.inTransaction(async (tx) => {
    await post(tx, toOrders(walletOf('member', memberId), 400n))
    other = twin.inTransaction((second) => post(second, toOrders(gatewayAccount('wechat'), 300n)))
    // The other one stands at its first account before this one goes on.
    await expect.poll(async () => (await client.query(waitingForLocks)).rows.length).toBeGreaterThan(0)
    await post(tx, toOrders(gatewayAccount('wechat'), 200n))
  })
  expect(await other).toEqual({ isRepeated: false })
  expect((await balanceOfAccount(app.read, platformAccount('orders'))).balanceFen - before).toBe(900n)
})

test('the database refuses entries that do not sum to zero, whoever writes them', async () => {
  const memberId = someone()
  await give(memberId, 100n)
  const account = `(SELECT account_id FROM ledger_account WHERE kind = 'member' AND owner_id = ${memberId})`
  const bank = `(SELECT account_id FROM ledger_account WHERE kind = 'gateway' AND name = 'wechat')`
  const begun = (ref: string) =>
    `BEGIN; INSERT INTO ledger_transaction (kind, reference, actor_kind, actor_name, at) VALUES ('recharge', '${ref}', 'system', 'hand', now());`
  const last = `(SELECT max(transaction_id) FROM ledger_transaction)`
  const entry = (whose: string, amount: number) =>
    `INSERT INTO ledger_entry (account_id, transaction_id, amount) VALUES (${whose}, ${last}, ${amount});`
  expect(await byHand(client, `${begun('h1')} ${entry(account, 1000)} COMMIT;`)).toBe('ZB003')
  expect(await byHand(client, `${begun('h2')} ${entry(account, 1000)} ${entry(bank, -999)} COMMIT;`)).toBe('ZB003')
  expect(await byHand(client, `${begun('h3')} COMMIT;`)).toBe('ZB003')
  // More than there is: the account's own constraint.
  expect(await byHand(client, `${begun('h4')} ${entry(account, -101)} ${entry(bank, 101)} COMMIT;`)).toBe('23514')
  // A transaction of the past is closed, even to entries that sum to zero.
  expect(await byHand(client, `BEGIN; ${entry(account, 5)} ${entry(bank, -5)} COMMIT;`)).toBe('ZB002')
  expect(await standOf(memberId)).toEqual({ balanceFen: 100n, heldFen: 0n })
  expect(await byHand(client, `${begun('h5')} ${entry(account, 5)} ${entry(bank, -5)} COMMIT;`)).toBe('written')
  expect(await standOf(memberId)).toEqual({ balanceFen: 105n, heldFen: 0n })
})

test('entries and transactions are never rewritten, and the application may not write a balance at all', async () => {
  for (const sql of [
    'UPDATE ledger_entry SET amount = amount + 1',
    'DELETE FROM ledger_entry',
    'TRUNCATE ledger_entry',
    `UPDATE ledger_transaction SET note = 'x'`,
    'DELETE FROM ledger_transaction',
  ])
    expect([sql, await byHand(client, sql)]).toEqual([sql, 'ZB004'])
  const asApp = await database.connect()
  await asApp.query('SET ROLE zb_app')
  for (const sql of [
    'UPDATE ledger_account SET balance = balance + 1',
    'UPDATE ledger_account SET held = 0',
    `INSERT INTO ledger_account (kind, owner_id, name, balance) VALUES ('member', 1, 'gift', 100)`,
    'DELETE FROM ledger_account',
    'UPDATE ledger_entry SET amount = 1',
    'DELETE FROM ledger_entry',
    'INSERT INTO ledger_entry (account_id, transaction_id, amount, place, balance_after) VALUES (1, 1, 1, 1, 1)',
    'DELETE FROM ledger_hold',
    'UPDATE ledger_hold SET amount = 1',
  ])
    expect([sql, await byHand(asApp, sql)]).toEqual([sql, '42501'])
})

test('the proof finds what the triggers would never write', async () => {
  const memberId = someone()
  await give(memberId, 900n)
  const accountOf = async () =>
    (await provedAccounts(app.read, { kind: 'member', keyword: String(memberId), current: 1, pageSize: 10 })).list[0]
  expect(await accountOf()).toMatchObject({ balanceFen: 900n, provedFen: 900n, isProved: true })
  await client.query(`UPDATE ledger_account SET balance = 901 WHERE kind = 'member' AND owner_id = $1`, [memberId])
  expect(await accountOf()).toMatchObject({ balanceFen: 901n, provedFen: 900n, isProved: false })
  expect(await proveLedger(app.read)).toMatchObject({ wrong: 1 })
  await client.query(`UPDATE ledger_account SET balance = 900 WHERE kind = 'member' AND owner_id = $1`, [memberId])
})
