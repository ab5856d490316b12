import { expect, test } from 'vitest'
import { memberDeps } from '../../../../../tests/fixtures/browser/login.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aSettlementHouse } from '../../../../../tests/fixtures/trade/settlement-house.ts'
import { movesOfTrigger, pairsOf } from '../../../../../tests/fixtures/trade/state-moves.ts'
import { personalVault } from '../../../../adapters/vault/personal-vault.ts'
import { adminBillDetail, adminBillGenerate, adminBillStep } from '../../endpoints-admin.ts'
import { sellerBillConfirm, sellerBillList } from '../../endpoints.ts'
import {
  adminPayoutAccountNumber,
  adminPayoutAccountReview,
  adminPayoutAccounts,
  sellerPayoutAccounts,
  sellerPayoutAccountStep,
  sellerPayoutAccountSubmit,
} from '../../endpoints-payout.ts'
import { payoutAccountMachine } from '../../rules/payout-account-machine.ts'
import { resealPayoutNumbers } from './reseal-payout-numbers.ts'

const house = await aSettlementHouse()
const { client, clock, finance, askBills, key } = house
const clerk = house.clerkOf(1001)
const founder = { id: 88_001, name: 'the_owner' }
await client.query(`INSERT INTO account (id, member_name, phone) VALUES ($1, $2, '13988001001')`, [founder.id, founder.name])
await client.query(`INSERT INTO member (id, member_type, nick_name) VALUES ($1, 1, $2)`, [founder.id, founder.name])
await client.query(
  `INSERT INTO store_seat (member_id, store_id, role, capabilities, since) VALUES ($1, 1001, '店主', ARRAY['store.finance'], now())
   ON CONFLICT (member_id, store_id) DO UPDATE SET role_id = NULL, ended_at = NULL, suspended_at = NULL`,
  [founder.id],
)
const owner = {
  visitor: {
    ...clerk.visitor,
    member: { memberId: founder.id, memberName: founder.name, memberType: 1 as const, enterpriseId: null, sessionId: 'owner' },
  },
}
const form = {
  accountName: '衡锌镀业有限公司',
  bankName: '中国建设银行',
  branch: '衡阳石鼓支行',
  accountNumber: '4300 1506 0620 5250 3344',
}
const submit = (more: object = {}, who: object = clerk) => askBills(sellerPayoutAccountSubmit, { ...form, ...more }, key(who))
const step = (payoutAccountId: number, event: 'confirm' | 'cancel', expectedVersion: number, who: object = owner) =>
  askBills(sellerPayoutAccountStep, { payoutAccountId, event, expectedVersion }, key(who))
const review = (payoutAccountId: number, event: 'approve' | 'reject', expectedVersion: number, reason = '') =>
  askBills(adminPayoutAccountReview, { payoutAccountId, event, expectedVersion, reason }, key(finance))

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(client, 'settlement_payout_account')).toEqual(pairsOf(payoutAccountMachine, ['store', 'platform', 'system']))
})

test('an account is entered by staff, confirmed by the owner, approved by the platform, and replaces the one before', async () => {
  expect((await submit({ branch: '', accountNumber: '12' })).errors).toMatchObject({
    branch: expect.anything(),
    accountNumber: expect.anything(),
  })
  const entered = dataOf(await submit())
  expect(entered).toMatchObject({ state: 'PENDING_OWNER', accountNumber: '**** 3344', can: ['cancel'] })
  expect((await submit()).code).toBe('settlement.accountUnderWay')
  expect((await step(entered.payoutAccountId, 'confirm', 1, clerk)).code).toBe('settlement.ownerConfirms')
  expect((await step(entered.payoutAccountId, 'confirm', 1, house.clerkOf(1002))).code).toBe('settlement.accountGone')
  expect((await review(entered.payoutAccountId, 'approve', 1)).code).toBe('kernel.moveNotNow')
  expect(dataOf(await askBills(sellerPayoutAccounts, {}, owner))).toMatchObject({ isOwner: 1, open: { can: ['confirm', 'cancel'] } })
  const confirmed = dataOf(await step(entered.payoutAccountId, 'confirm', 1))
  expect(confirmed).toMatchObject({ state: 'PENDING_REVIEW', confirmedBy: founder.name })
  expect((await review(entered.payoutAccountId, 'reject', 2)).code).toBe('settlement.rejectReasonNeeded')
  expect((await review(entered.payoutAccountId, 'approve', 1)).code).toBe('api.stale')
  expect(dataOf(await askBills(adminPayoutAccounts, {}, finance)).list).toMatchObject([{ storeId: 1001, can: ['approve', 'reject'] }])
  const [one, two] = await Promise.all([1, 2].map(() => review(entered.payoutAccountId, 'approve', 2)))
  expect([one?.state, two?.state].toSorted()).toEqual([200, 255])
  const seen = dataOf(await askBills(sellerPayoutAccounts, {}, clerk))
  expect(seen).toMatchObject({ current: { accountName: form.accountName }, open: null, isOwner: 0, total: 2 })
  expect(seen.list.map((account) => account.state)).toEqual(['CURRENT', 'REPLACED'])
})

test('the number is stored encrypted, shown whole to the platform only, and who looked is written down', async () => {
  const { rows } = await client.query(
    `SELECT number_sealed AS sealed, account_id::int AS id FROM settlement_payout_account WHERE state = 'CURRENT' AND store_id = 1001`,
  )
  const [{ sealed, id }] = rows
  expect(sealed.toString('latin1')).not.toContain('4300150606205250')
  expect(JSON.stringify(await askBills(sellerPayoutAccounts, {}, owner))).not.toContain('4300')
  expect(dataOf(await askBills(adminPayoutAccountNumber, { payoutAccountId: id }, finance)).accountNumber).toBe('43001506062052503344')
  expect((await askBills(adminPayoutAccountNumber, { payoutAccountId: id }, owner)).state).toBe(259)
  const { rows: looked } = await client.query(
    `SELECT action, diff::text FROM audit_log WHERE entity = 'payoutAccount' AND entity_id = $1 ORDER BY id`,
    [String(id)],
  )
  expect(looked.map((row) => row.action)).toEqual([
    'settlement.enterAccount',
    'settlement.confirmAccount',
    'settlement.approveAccount',
    'settlement.viewAccount',
  ])
  expect(JSON.stringify(looked)).not.toContain('4300')
  const rotated = personalVault([
    { id: 'k2', secret: 'a second key of more than thirty-two characters' },
    { id: 'app', secret: 'a secret of the tests, long enough for an HMAC' },
  ])
  expect(await resealPayoutNumbers(house.app, rotated)).toBe(2)
  expect(await resealPayoutNumbers(house.app, rotated)).toBe(0)
  await expect(resealPayoutNumbers(house.app, memberDeps.vault)).rejects.toThrow()
  await client.query(`UPDATE settlement_payout_account SET number_sealed = $1`, [memberDeps.vault.seal('1903020109022101234')])
})

test('a bill is paid to the account that was approved with it; another one takes its place only after a failed payment', async () => {
  await house.credited()
  clock.moveOn(32 * 86_400)
  const run = dataOf(await askBills(adminBillGenerate, {}, key(finance)))
  await house.runOf(run.runId)
  const [bill] = dataOf(await askBills(sellerBillList, {}, clerk)).list
  const billId = bill?.billId ?? 0
  const pay = async (event: 'approve' | 'pay' | 'fail' | 'retarget') => {
    const { version } = dataOf(await askBills(adminBillDetail, { billId }, finance)).bill
    return askBills(adminBillStep, { billId, event, reason: '账号与户名不符', expectedVersion: version }, key(finance))
  }
  dataOf(await askBills(sellerBillConfirm, { billId, expectedVersion: bill?.version ?? 0 }, key(clerk)))
  await client.query(`UPDATE settlement_payout_account SET state = 'REPLACED' WHERE state = 'CURRENT' AND store_id = 1001`)
  expect((await pay('approve')).code).toBe('settlement.noPayoutAccount')
  const enter = async (accountName: string) => {
    const { payoutAccountId } = dataOf(await submit({ accountName }))
    dataOf(await step(payoutAccountId, 'confirm', 1))
    return dataOf(await review(payoutAccountId, 'approve', 2))
  }
  const first = await enter('甲公司')
  expect(dataOf(await pay('approve'))).toMatchObject({ payoutAccountId: first.payoutAccountId, payeeName: '甲公司', can: ['pay'] })
  const second = await enter('乙公司')
  expect(dataOf(await pay('pay'))).toMatchObject({ payeeName: '甲公司' })
  expect((await pay('retarget')).code).toBe('kernel.moveNotNow')
  expect(dataOf(await pay('fail'))).toMatchObject({ payeeName: '甲公司', can: ['pay', 'retarget'] })
  expect(dataOf(await pay('retarget'))).toMatchObject({ payoutAccountId: second.payoutAccountId, payeeName: '乙公司', can: ['pay'] })
})
