import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { movesOfTrigger, pairsOf } from '../../../../../tests/fixtures/trade/state-moves.ts'
import { aWayIn, memberDeps } from '../../../../../tests/fixtures/browser/login.ts'
import { memberInfo } from '../../endpoints.ts'
import { memberSetSales, memberSuspend } from '../../endpoints-admin.ts'
import {
  verificationDetail,
  verificationInfo,
  verificationConfirmBankAccount,
  verificationQueue,
  verificationReveal,
  verificationReview,
  verificationSubmit,
  verificationWithdraw,
} from '../../endpoints-verification.ts'
import { verificationMachine } from '../../rules/verification-machine.ts'
import { memberTimers } from './expire-verification.ts'

const { database, clock, house, ask, login, visitorBy } = await aWayIn()
const db = await database.connect()
const visitorOf = async (username: string) => visitorBy((await login(username)).accessToken)
const admin = await visitorOf('demo_admin')

async function aPicture(memberId: number): Promise<string> {
  const { rows } = await db.query(
    `INSERT INTO uploaded_file (file_id, member_id, purpose, bytes, width, height, created_at) VALUES ($1, $2, 'licence', 1, 1, 1, now()) RETURNING file_id`,
    [randomUUID(), memberId],
  )
  return rows[0].file_id
}

async function papers(memberId: number) {
  const picture = await aPicture(memberId)
  return {
    enterpriseName: '江阴（演示）钢构有限公司',
    creditCode: '91350100M000100Y43',
    legalPerson: '周海',
    agentName: '陈远',
    idNumber: '11010519491231002X',
    licenceUntil: '2027-06-30',
    licenceImage: picture,
    idFrontImage: picture,
    idBackImage: picture,
    letterImage: picture,
    bankName: '工商银行江阴支行',
    bankAccount: '1103 0212 0920 0123 456',
    consent: 1 as const,
  }
}
const rowsOf = async () => JSON.stringify((await db.query('SELECT * FROM verification ORDER BY id')).rows)
const key = () => ({ idempotencyKey: randomUUID() })

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(db, 'verification')).toEqual(pairsOf(verificationMachine, ['applicant', 'platform', 'system']))
})

test('wrong fields are named one by one and nothing is written', async () => {
  const caller = await visitorOf('demo_personal')
  const good = await papers(1)
  const refused = async (change: object) =>
    Object.entries((await ask(verificationSubmit, { kind: 3, ...good, ...change }, { visitor: caller, ...key() })).errors ?? {})
  const before = await rowsOf()
  expect(await refused({ creditCode: '91350100M000100Y44' })).toEqual([['creditCode', 'member.creditCodeDigit']])
  expect(await refused({ idNumber: '110105194912310021' })).toEqual([['idNumber', 'identity.idCardInvalid']])
  expect(await refused({ licenceUntil: '2026-11-19' })).toEqual([['licenceUntil', 'member.licenceOver']])
  expect(await refused({ bankAccount: '12' })).toEqual([['bankAccount', 'member.bankAccountInvalid']])
  expect(await refused({ consent: 0 })).toEqual([['consent', 'member.consentRequired']])
  expect(await refused({ idNumber: '', licenceImage: '' })).toEqual([
    ['idNumber', 'identity.idCardRequired'],
    ['licenceImage', 'member.licenceImageRequired'],
  ])
  const foreign = await ask(verificationSubmit, { kind: 3, ...good, letterImage: await aPicture(2) }, { visitor: caller, ...key() })
  expect(foreign.code).toBe('member.pictureGone')
  expect(await rowsOf()).toBe(before)
})

test('an enterprise proves its account, is reviewed, and sees business prices on the next request', async () => {
  const { accessToken } = await login('demo_personal')
  const caller = await visitorBy(accessToken)
  const submitted = await ask(verificationSubmit, { kind: 3, ...(await papers(1)) }, { visitor: caller, ...key() })
  expect(submitted.data).toMatchObject({ state: 'SUBMITTED', idNumber: '1****************X', bankAccount: '**** 3456' })
  expect((await ask(verificationSubmit, { kind: 3, ...(await papers(1)) }, { visitor: caller, ...key() })).code).toBe(
    'member.authenUnderReview',
  )
  const verificationId = submitted.data?.verificationId ?? 0
  const early = await ask(verificationReview, { verificationId, result: 'approve' }, { visitor: admin, ...key() })
  expect(early.code).toBe('member.authenMoved')
  expect((await ask(verificationConfirmBankAccount, { amount: '0.22' }, { visitor: caller })).code).toBe('member.amountWrong')
  expect((await ask(verificationInfo, {}, { visitor: caller })).data?.triesLeft).toBe(2)
  expect((await ask(verificationConfirmBankAccount, { amount: '0.23' }, { visitor: caller })).data?.state).toBe('REVIEWING')
  const approved = await ask(verificationReview, { verificationId, result: 'approve' }, { visitor: admin, ...key() })
  expect(approved.data).toMatchObject({ state: 'APPROVED', reviewerName: 'demo_admin' })
  const now = await visitorBy(accessToken)
  expect(now.member).toMatchObject({ memberType: 3, enterpriseId: expect.any(Number) })
  // An enterprise does not become a buyer again, so the page does not offer it.
  expect((await ask(verificationInfo, {}, { visitor: now })).data?.kinds).toEqual([3])
  expect((await ask(memberInfo, {}, { visitor: now })).data?.enterpriseName).toBe('江阴（演示）钢构有限公司')
})

test('numbers rest sealed; the platform reads them once and it is written down', async () => {
  const { rows } = await db.query('SELECT * FROM verification')
  const text = JSON.stringify(rows) + rows.map((row) => row.id_number_sealed.toString('latin1')).join()
  expect(text).not.toContain('11010519491231002')
  expect(text).not.toContain('1103021209200123456')
  const verificationId = Number(rows[0].id)
  const numbers = await ask(verificationReveal, { verificationId }, { visitor: admin })
  expect(numbers.data).toEqual({ idNumber: '11010519491231002X', bankAccount: '1103021209200123456' })
  const log = await db.query(`SELECT actor_name FROM audit_log WHERE action = 'member.revealNumbers'`)
  expect(log.rows).toEqual([{ actor_name: 'demo_admin' }])
  // One bit flipped: never the same byte by chance.
  const altered = Buffer.from(rows[0].id_number_sealed)
  altered[30] = (altered[30] ?? 0) ^ 1
  expect(() => memberDeps.vault.open(altered)).toThrow()
})

test('a change of name is reviewed again while the old verification stays valid', async () => {
  const caller = await visitorOf('demo_personal')
  const changed = { ...(await papers(1)), enterpriseName: '江阴（演示）钢构集团', idNumber: '', bankAccount: '' }
  expect((await ask(verificationSubmit, { kind: 3, ...changed }, { visitor: caller, ...key() })).state).toBe(200)
  await ask(verificationConfirmBankAccount, { amount: '0.23' }, { visitor: caller })
  const info = (await ask(verificationInfo, {}, { visitor: caller })).data
  expect(info).toMatchObject({
    valid: { enterpriseName: '江阴（演示）钢构有限公司' },
    last: { state: 'REVIEWING', idNumber: '1****************X' },
  })
  const verificationId = info?.last?.verificationId ?? 0
  const detail = await ask(verificationDetail, { verificationId }, { visitor: admin })
  expect(detail.data?.changes).toEqual([{ field: 'companyName', old: '江阴（演示）钢构有限公司', new: '江阴（演示）钢构集团' }])
  await ask(verificationReview, { verificationId, result: 'approve' }, { visitor: admin, ...key() })
  const { rows } = await db.query('SELECT state FROM verification WHERE member_id = 1 ORDER BY id')
  expect(rows.map((row) => row.state)).toEqual(['REPLACED', 'APPROVED'])
})

test('somebody else cannot take the credit code; three wrong amounts reject the application', async () => {
  const caller = await visitorOf('demo_buyer')
  const taken = await ask(verificationSubmit, { kind: 3, ...(await papers(2)) }, { visitor: caller, ...key() })
  expect(taken.code).toBe('member.creditCodeTaken')
  const mine = { ...(await papers(2)), creditCode: '91440300708461136T' }
  await ask(verificationSubmit, { kind: 3, ...mine }, { visitor: caller, ...key() })
  for (const code of ['member.amountWrong', 'member.amountWrong', 'member.amountWrongTooOften'])
    expect((await ask(verificationConfirmBankAccount, { amount: '0.99' }, { visitor: caller })).code).toBe(code)
  expect((await ask(verificationConfirmBankAccount, { amount: '0.23' }, { visitor: caller })).code).toBe('member.authenMoved')
  expect((await ask(verificationInfo, {}, { visitor: caller })).data?.last?.state).toBe('REJECTED')
})

test('a rejection needs its reason, and a withdrawn application can be handed in again', async () => {
  const caller = await visitorOf('demo_buyer')
  const mine = { ...(await papers(2)), creditCode: '91440300708461136T' }
  const first = await ask(verificationSubmit, { kind: 2, ...mine }, { visitor: caller, ...key() })
  expect(first.data?.state).toBe('REVIEWING')
  expect((await ask(verificationWithdraw, {}, { visitor: caller })).data?.state).toBe('WITHDRAWN')
  const again = await ask(verificationSubmit, { kind: 2, ...mine }, { visitor: caller, ...key() })
  const verificationId = again.data?.verificationId ?? 0
  expect((await ask(verificationReview, { verificationId, result: 'reject' }, { visitor: admin, ...key() })).code).toBe(
    'member.reasonRequired',
  )
  const rejected = await ask(verificationReview, { verificationId, result: 'reject', reason: '印章不清晰' }, { visitor: admin, ...key() })
  expect(rejected.data).toMatchObject({ state: 'REJECTED', reason: '印章不清晰' })
  const queue = await ask(verificationQueue, { state: 'REJECTED' }, { visitor: admin })
  expect(queue.data?.total).toBe(2)
})

test('after the last day of the licence the verification is over', async () => {
  const { rows } = await db.query(`SELECT id FROM verification WHERE state = 'APPROVED'`)
  const timers = await db.query(
    `SELECT event, due_at FROM timer WHERE entity = 'verification' AND entity_id = $1 AND done_at IS NULL ORDER BY event`,
    [String(rows[0].id)],
  )
  expect(timers.rows).toEqual([
    { event: 'expire', due_at: new Date('2027-07-01T00:00:00+08:00') },
    { event: 'remind', due_at: new Date('2027-06-01T00:00:00+08:00') },
  ])
  await memberTimers['verification/expire']?.(house, String(rows[0].id))
  expect((await db.query(`SELECT count(*)::int AS n FROM verification WHERE state = 'EXPIRED'`)).rows[0].n).toBe(0)
  clock.forward(300 * 86_400_000)
  await memberTimers['verification/expire']?.(house, String(rows[0].id))
  expect((await db.query(`SELECT count(*)::int AS n FROM verification WHERE state = 'EXPIRED'`)).rows[0].n).toBe(1)
  expect(
    (await db.query('SELECT verified_at FROM enterprise e JOIN member m ON m.enterprise_id = e.id WHERE m.id = 1')).rows[0].verified_at,
  ).toBe(null)
})

test('suspending ends the sessions at once; the platform alone makes salespeople', async () => {
  const staff = await visitorOf('demo_admin')
  const { accessToken } = await login('demo_designer')
  expect((await ask(memberSuspend, { memberId: 4 }, { visitor: staff })).code).toBe('member.reasonRequired')
  expect((await ask(memberSuspend, { memberId: 4, reason: '资料不实' }, { visitor: staff })).data?.accountState).toBe('SUSPENDED')
  expect((await visitorBy(accessToken)).member).toBe(null)
  expect((await ask(memberSuspend, { memberId: 9, reason: 'x' }, { visitor: staff })).code).toBe('member.notYourself')
  expect((await ask(memberSetSales, { memberId: 2, isSales: 1 }, { visitor: staff })).code).toBe('member.memberMoved')
  const ended = await ask(memberSetSales, { memberId: 5, isSales: 0 }, { visitor: staff })
  expect(ended.data?.memberType).toBe(1)
})
