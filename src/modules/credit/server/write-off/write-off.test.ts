import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dataOf, present } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aCreditHouse } from '../../../../../tests/fixtures/trade/credit-house.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { movesOfTrigger, pairsOf } from '../../../../../tests/fixtures/trade/state-moves.ts'
import { creditCheckoutCall, creditStatementCall, creditStatementListCall } from '../../endpoints.ts'
import { adminCreditCalls, sellerCreditCalls } from '../../endpoints-staff.ts'
import { statementMachine } from '../../rules/statement-machine.ts'
import { writeOffMachine } from '../../rules/write-off-machine.ts'

const house = await aCreditHouse()
const { ask, client, finance, granted, once, onCredit, proved, ship, timers, until, lineOf } = house
const second = { visitor: { ...aMember(9901, 1), platform: ['platform.payments' as const, 'platform.finance' as const] } }
const { writeOffPropose, writeOffDecide, writeOffRecover, statementInfo } = adminCreditCalls

/** A company that bought, did not pay, and is frozen; its statement has been due for a while. */
async function debtor(daysLate: number) {
  const buyer = await granted(200_000)
  const order = await onCredit(buyer)
  await ship(order, ['3', '2'])
  await until(async () => (await lineOf(buyer))?.state === 'FROZEN_OVERDUE')
  await timers(daysLate)
  const { statementSn, left } = present(dataOf(await ask(creditStatementListCall, {}, buyer)).list.find((one) => one.state === 'OVERDUE'))
  return { buyer, statementSn, left }
}
const writeOffs = async () =>
  (
    await client.query(
      'SELECT (SELECT count(*)::int FROM credit_write_off) AS made, (SELECT count(*)::int FROM credit_operation) AS booked',
    )
  ).rows[0]

test('the tables let through exactly the moves of the machines', async () => {
  expect(await movesOfTrigger(client, 'credit_statement')).toEqual(pairsOf(statementMachine, ['buyer', 'lender', 'system']))
  expect(await movesOfTrigger(client, 'credit_write_off')).toEqual(pairsOf(writeOffMachine, ['lender']))
})

test('one proposes, another carries out: the debt is gone, the ledger proves it, and the line stays frozen', async () => {
  const { buyer, statementSn, left } = await debtor(91)
  const reason = '企业已进入破产清算'
  expect((await ask(writeOffPropose, { statementSn }, once(finance))).code).toBe('credit.textNeeded')
  expect(dataOf(await ask(writeOffPropose, { statementSn, reason }, once(finance))).state).toBe('OVERDUE')
  expect((await ask(writeOffPropose, { statementSn, reason }, once(second))).code).toBe('credit.writeOffOpen')
  const before = await writeOffs()
  expect((await ask(writeOffDecide, { statementSn, event: 'approve' }, once(finance))).code).toBe('credit.writeOffSame')
  expect(await writeOffs()).toEqual(before)
  expect(dataOf(await ask(statementInfo, { statementSn }, finance)).writeOff).toMatchObject({ state: 'PROPOSED', amount: left, can: [] })
  expect(dataOf(await ask(creditStatementCall, { statementSn }, buyer)).writeOff).toBeNull()
  const done = dataOf(await ask(writeOffDecide, { statementSn, event: 'approve' }, once(second)))
  expect(done).toMatchObject({ state: 'WRITTEN_OFF', left: 0 })
  expect(await lineOf(buyer)).toMatchObject({ state: 'FROZEN_MANUAL', drawn: 0 })
  await proved()
  const seen = dataOf(await ask(creditStatementCall, { statementSn }, buyer))
  expect(seen.writeOff).toMatchObject({ state: 'DONE', amount: left, recovered: 0, reason: '', deciderName: '', can: [] })
  expect(seen.lines.at(-1)).toMatchObject({ kind: 'WRITTEN_OFF', amount: -left })
  const preview = dataOf(await ask(creditCheckoutCall, { orders: [{ storeId: 1001, amount: 1 }] }, buyer))
  expect(preview).toMatchObject({ canPay: false })
  const { rows } = await client.query(
    `SELECT action, actor_name AS name FROM audit_log WHERE action LIKE 'creditWriteOff.%' OR action = 'creditStatement.writeOff' ORDER BY id`,
  )
  expect(rows.map((row) => row.action)).toEqual(['creditWriteOff.propose', 'creditWriteOff.approve', 'creditStatement.writeOff'])
  expect(new Set(rows.map((row) => row.name)).size).toBe(2)
})

test('money that comes later is a recovery, once per transfer and never more than was written off; then the line may be freed', async () => {
  const { buyer, statementSn, left } = await debtor(91)
  dataOf(await ask(writeOffPropose, { statementSn, reason: '失联' }, once(finance)))
  dataOf(await ask(writeOffDecide, { statementSn, event: 'approve' }, once(second)))
  const account = present(await lineOf(buyer))
  const free = () => ask(adminCreditCalls.accountAct, { accountId: account.id, act: 'unfreeze', reason: '已还清' }, once(finance))
  expect((await free()).code).toBe('credit.writtenOffOwed')
  const recover = (amount: number, documentNo: string) => ask(writeOffRecover, { statementSn, amount, documentNo }, once(finance))
  dataOf(await recover(1000, 'LS-2026-001'))
  expect((await recover(1000, 'LS-2026-001')).code).toBe('credit.documentUsed')
  expect((await recover(left, 'LS-2026-002')).code).toBe('credit.recoverTooMuch')
  expect(await lineOf(buyer)).toMatchObject({ drawn: 0, state: 'FROZEN_MANUAL' })
  await proved()
  dataOf(await recover(left - 1000, 'LS-2026-003'))
  expect(dataOf(await ask(statementInfo, { statementSn }, finance)).writeOff).toMatchObject({
    recovered: left,
    recoveries: [{ amount: 1000, documentNo: 'LS-2026-001' }, { documentNo: 'LS-2026-003' }],
    can: [],
  })
  const kinds = await client.query(
    `SELECT kind, sum(drawn_change)::int AS sum FROM credit_operation WHERE account_id = $1 AND kind IN ('WRITTEN_OFF', 'RECOVERED', 'REPAID') GROUP BY 1 ORDER BY 1`,
    [account.id],
  )
  const fen = Math.round(left * 100)
  expect(kinds.rows).toEqual([
    { kind: 'RECOVERED', sum: fen },
    { kind: 'REPAID', sum: -fen },
    { kind: 'WRITTEN_OFF', sum: -fen },
  ])
  expect(dataOf(await free()).state).toBe('ACTIVE')
  await proved()
})

test('too early, not frozen or for others it is refused, and nothing is written', async () => {
  const { buyer, statementSn } = await debtor(10)
  const before = await writeOffs()
  const propose = (who = finance) => ask(writeOffPropose, { statementSn, reason: 'x' }, once(who))
  expect((await propose()).code).toBe('credit.writeOffEarly')
  const stranger = {
    visitor: { ...aMember(9902, 1), stores: [{ storeId: 1001, storeName: 's', capabilities: ['store.finance' as const] }] },
  }
  expect((await ask(sellerCreditCalls.writeOffPropose, { statementSn, reason: 'x' }, once(stranger))).code).toBe('credit.statementGone')
  expect(
    (
      await ask(
        writeOffPropose,
        { statementSn, reason: 'x' },
        once({ visitor: { ...aMember(9903, 1), platform: ['platform.payments' as const] } }),
      )
    ).state,
  ).not.toBe(200)
  await timers(90)
  await client.query(`UPDATE credit_account SET state = 'ACTIVE' WHERE enterprise_id = $1`, [buyer.visitor.member?.enterpriseId])
  expect((await propose()).code).toBe('credit.writeOffNotFrozen')
  expect(await writeOffs()).toEqual(before)
})

test('a rejected proposal leaves the statement overdue, and another may follow; a store writes off at once', async () => {
  const { buyer, statementSn, left } = await debtor(91)
  dataOf(await ask(writeOffPropose, { statementSn, reason: '失联' }, once(finance)))
  expect((await ask(writeOffDecide, { statementSn, event: 'reject' }, once(second))).code).toBe('credit.textNeeded')
  expect(dataOf(await ask(writeOffDecide, { statementSn, event: 'reject', note: '先走催收' }, once(second))).state).toBe('OVERDUE')
  expect(dataOf(await ask(statementInfo, { statementSn }, finance)).writeOff).toMatchObject({ state: 'REJECTED', note: '先走催收' })
  dataOf(await ask(writeOffPropose, { statementSn, reason: '催收无果' }, once(finance)))
  await client.query(`DELETE FROM credit_write_off WHERE state = 'PROPOSED'`)
  await client.query(`UPDATE credit_account SET store_id = 1001, store_name = '店铺1001' WHERE enterprise_id = $1`, [
    buyer.visitor.member?.enterpriseId,
  ])
  const owner = { visitor: { ...aMember(9904, 1), stores: [{ storeId: 1001, storeName: 's', capabilities: ['store.finance' as const] }] } }
  const done = dataOf(
    await ask(sellerCreditCalls.writeOffPropose, { statementSn, reason: '催收无果' }, { ...owner, idempotencyKey: randomUUID() }),
  )
  expect(done).toMatchObject({ state: 'WRITTEN_OFF', left: 0 })
  expect(dataOf(await ask(sellerCreditCalls.statementInfo, { statementSn }, owner)).writeOff).toMatchObject({
    state: 'DONE',
    amount: left,
    can: ['recover'],
  })
  await proved()
})

test('where more is left than was proposed nobody carries it out, and nothing is written', async () => {
  const { statementSn } = await debtor(92)
  dataOf(await ask(writeOffPropose, { statementSn, reason: '失联' }, once(finance)))
  await client.query(`UPDATE credit_write_off SET amount = amount - 1 WHERE state = 'PROPOSED'`)
  expect((await ask(writeOffDecide, { statementSn, event: 'approve' }, once(second))).code).toBe('api.stale')
  const after = dataOf(await ask(statementInfo, { statementSn }, finance))
  expect([after.state, after.writeOff?.state]).toEqual(['OVERDUE', 'PROPOSED'])
  await proved()
})
