import { expect, test } from 'vitest'
import { statementListCall, withdrawalApplyCall, withdrawalListCall } from '../../../src/modules/wallet/endpoints.ts'
import {
  adminWithdrawalListCall,
  withdrawalAccountCall,
  withdrawalExportCall,
  withdrawalMoveCall,
} from '../../../src/modules/wallet/endpoints-admin.ts'
import { withdrawalMachine, type WithdrawalEvent } from '../../../src/modules/wallet/rules/withdrawal-machine.ts'
import { personalVault } from '../../../src/adapters/vault/personal-vault.ts'
import { sealWithdrawalAccounts } from '../../../src/modules/wallet/server/public.ts'
import { wayInDeps } from '../../fixtures/browser/login.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { movesOfTrigger, pairsOf } from '../../fixtures/trade/state-moves.ts'
import { aWalletHouse, finance, key, payPassword } from '../../fixtures/trade/wallet-house.ts'

const { ask, askTwin, client, house, someone, recharged, stand, proved } = await aWalletHouse()
type Someone = Awaited<ReturnType<typeof someone>>
const bank = { payeeName: '李工', bankName: '中国银行天津分行', bankAccount: '6216 6000 0001 2345' }
const apply = (who: Someone, amount: number, more: object = {}) =>
  ask(withdrawalApplyCall, { amount, ...bank, payPassword, ...more }, { visitor: who.visitor, ...key() })
const rowOf = async (withdrawalSn: string) => {
  const [row] = dataOf(await ask(adminWithdrawalListCall, { keyword: withdrawalSn }, { visitor: finance })).list
  if (!row) throw new Error('not in the list')
  return row
}
const move = async (withdrawalSn: string, event: WithdrawalEvent, more: object = {}, on = ask) => {
  const { withdrawalId } = await rowOf(withdrawalSn)
  return on(withdrawalMoveCall, { withdrawalId, event, ...more }, { visitor: finance, ...key() })
}
async function applied(who: Someone, amount: number) {
  return dataOf(await apply(who, amount)).withdrawalSn
}

test('from the application to the voucher: the amount is held, then leaves the balance once', async () => {
  const who = await someone()
  await recharged(who, 500)
  const sn = await applied(who, 120.5)
  expect(await stand(who)).toEqual({ available: 379.5, held: 120.5, balance: 500 })
  expect(dataOf(await ask(withdrawalListCall, {}, who)).list[0]).toMatchObject({ bankAccount: '**** 2345', state: 'APPLIED' })
  expect(await rowOf(sn)).toMatchObject({ bankAccount: '**** 2345', can: ['approve', 'reject'] })
  dataOf(await move(sn, 'approve'))
  dataOf(await move(sn, 'startPaying'))
  expect((await move(sn, 'succeed')).errors).toEqual({ bankSerial: 'wallet.serialNeeded' })
  const paid = dataOf(await move(sn, 'succeed', { bankSerial: 'BOC20261120001', voucherImage: '/files/a.png' }))
  expect(paid).toMatchObject({ state: 'SUCCESS', bankSerial: 'BOC20261120001', voucherImage: '/files/a.png', can: [] })
  expect(await stand(who)).toEqual({ available: 379.5, held: 0, balance: 379.5 })
  expect(dataOf(await ask(statementListCall, { direction: 'out' }, who))).toMatchObject({
    total: 1,
    expense: 120.5,
    list: [{ kind: 'withdrawal', reference: sn }],
  })
  expect(await proved()).toMatchObject({ sum: 0, unbalanced: 0, wrong: 0, all: true })
})

test('a refusal and a failure need a reason and give back what was held', async () => {
  const who = await someone()
  await recharged(who, 100)
  const refused = await applied(who, 40)
  expect((await move(refused, 'reject')).errors).toEqual({ reason: 'wallet.reasonNeeded' })
  dataOf(await move(refused, 'reject', { reason: '户名与实名不符' }))
  const failed = await applied(who, 60)
  dataOf(await move(failed, 'approve'))
  dataOf(await move(failed, 'startPaying'))
  expect(await stand(who)).toEqual({ available: 40, held: 60, balance: 100 })
  dataOf(await move(failed, 'fail', { reason: '银行退回' }))
  expect(await stand(who)).toEqual({ available: 100, held: 0, balance: 100 })
  expect(dataOf(await ask(withdrawalListCall, {}, who)).list.map((one) => [one.state, one.reason])).toEqual([
    ['FAILED', '银行退回'],
    ['REJECTED', '户名与实名不符'],
  ])
  expect(dataOf(await ask(statementListCall, { direction: 'out' }, who)).total).toBe(0)
})

test('of an approval and a refusal at once one counts; a transfer at the bank pays one withdrawal', async () => {
  const who = await someone()
  await recharged(who, 100)
  const [first, second] = [await applied(who, 10), await applied(who, 20)]
  const answers = await Promise.all([
    move(first, 'approve'),
    move(first, 'reject', { reason: 'x' }, askTwin),
    move(first, 'approve', {}, askTwin),
  ])
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
  if ((await rowOf(first)).state === 'REJECTED') return
  for (const sn of [first, second]) {
    if ((await rowOf(sn)).state === 'APPLIED') dataOf(await move(sn, 'approve'))
    dataOf(await move(sn, 'startPaying'))
  }
  dataOf(await move(first, 'succeed', { bankSerial: 'ONCE1' }))
  expect((await move(second, 'succeed', { bankSerial: 'ONCE1' })).errors).toEqual({ bankSerial: 'wallet.serialUsed' })
  expect((await rowOf(second)).state).toBe('PAYING')
})

test('too much, nothing, three decimals, a wrong password or account, a fourth one: refused, and nothing is held', async () => {
  const who = await someone()
  await recharged(who, 50)
  expect((await apply(who, 50.01)).errors).toEqual({ amount: 'wallet.balanceShort' })
  for (const amount of [0, -1, 1.234]) expect((await apply(who, amount)).state).toBe(255)
  expect((await apply(who, 1, { payPassword: '111111' })).errors).toEqual({ payPassword: 'identity.payPasswordWrong' })
  expect((await apply(who, 1, { bankAccount: 'abc' })).state).toBe(255)
  expect(await stand(who)).toEqual({ available: 50, held: 0, balance: 50 })
  for (const amount of [1, 2, 3]) await applied(who, amount)
  expect((await apply(who, 4)).code).toBe('wallet.tooManyWithdrawals')
})

test('twenty applications at once never hold more than there is', async () => {
  const who = await someone()
  await recharged(who, 100)
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(who, 45)))
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(2)
  expect(await stand(who)).toEqual({ available: 10, held: 90, balance: 100 })
})

test('the desk is for finance alone; members see their own, and the file says who took it', async () => {
  const [who, other] = [await someone(), await someone()]
  await recharged(who, 30)
  const sn = await applied(who, 30)
  const { withdrawalId } = await rowOf(sn)
  const tried = await ask(withdrawalMoveCall, { withdrawalId, event: 'approve' }, { visitor: who.visitor, ...key() })
  expect(tried.state).toBe(259)
  expect(dataOf(await ask(withdrawalListCall, {}, other)).total).toBe(0)
  expect((await ask(withdrawalMoveCall, { withdrawalId: 999_999, event: 'approve' }, { visitor: finance, ...key() })).code).toBe(
    'wallet.withdrawalGone',
  )
  const file = dataOf(await ask(withdrawalExportCall, { format: 'csv', keyword: sn }, { visitor: finance }))
  expect(Buffer.from(file.base64, 'base64').toString()).toContain(sn)
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM audit_log WHERE action = 'withdrawal.export'`)
  expect(rows[0].count).toBe(1)
})

test('the trigger of the table and the machine name the same moves', async () => {
  expect(await movesOfTrigger(client, 'withdrawal')).toEqual(pairsOf(withdrawalMachine, ['platform']))
})

test('the number of the account is kept encrypted, and who looks at it is written down', async () => {
  const who = await someone()
  await recharged(who, 10)
  const sn = await applied(who, 5)
  const { rows } = await client.query(
    'SELECT bank_account AS plain, account_mask AS mask, account_sealed AS sealed FROM withdrawal WHERE withdrawal_sn = $1',
    [sn],
  )
  expect(rows[0]).toMatchObject({ plain: '', mask: '**** 2345' })
  expect(rows[0].sealed.includes('6216600000012345')).toBe(false)
  const { withdrawalId } = await rowOf(sn)
  expect(dataOf(await ask(withdrawalAccountCall, { withdrawalId }, { visitor: finance }))).toEqual({
    withdrawalId,
    bankAccount: '6216600000012345',
  })
  const { rowCount } = await client.query(`SELECT FROM audit_log WHERE action = 'withdrawal.viewAccount' AND entity_id = $1`, [
    String(withdrawalId),
  ])
  expect(rowCount).toBe(1)
  expect((await ask(withdrawalAccountCall, { withdrawalId: 999_999 }, { visitor: finance })).msg).toBe('wallet.withdrawalGone')
})

test('accounts from before are encrypted at the start, and again when another key seals', async () => {
  const who = await someone()
  await recharged(who, 10)
  const sn = await applied(who, 5)
  const number = '6222 0200 1122 3344'
  await client.query(`UPDATE withdrawal SET bank_account = $2, account_sealed = NULL WHERE withdrawal_sn = $1`, [sn, number])
  const kept = async () =>
    (await client.query('SELECT bank_account AS plain, account_sealed AS sealed FROM withdrawal WHERE withdrawal_sn = $1', [sn])).rows[0]
  const first = { id: 'k1', secret: 'the first key, of more than thirty-two characters' }
  const second = { id: 'k2', secret: 'the second key, of more than thirty-two characters' }
  // The house sealed the others under its own key.
  const own = { id: 'app', secret: wayInDeps.secret }
  await sealWithdrawalAccounts(house, personalVault([first, own]))
  expect(personalVault([first]).open((await kept()).sealed)).toBe(number)
  expect((await kept()).plain).toBe('')
  expect(await sealWithdrawalAccounts(house, personalVault([first, own]))).toBe(0)
  await sealWithdrawalAccounts(house, personalVault([second, first, own]))
  expect(personalVault([second]).open((await kept()).sealed)).toBe(number)
  await expect(sealWithdrawalAccounts(house, personalVault([own]))).rejects.toThrow()
  await sealWithdrawalAccounts(house, personalVault([own, second]))
})
