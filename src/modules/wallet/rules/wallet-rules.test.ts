import { expect, test } from 'vitest'
import { isBalanced } from './ledger-accounts.ts'
import { rechargeOutcome, type RechargeContext } from './recharge-outcome.ts'
import { rechargeMachine } from './recharge-machine.ts'
import { canReuseRecharge, maskedAccount, nextRechargeCheck, rechargeExpiry } from './wallet-limits.ts'

const now = new Date('2026-11-20T02:00:00Z')
const paid = { state: 'paid', gatewayTradeNo: 'G1', amountFen: 10_000n, currency: 'CNY' } as const
const open = { state: 'PAYING', amountFen: 10_000n, gatewayTradeNo: null } as const
const judged = (recharge: RechargeContext['recharge'], statement: RechargeContext['statement']) => rechargeOutcome({ recharge, statement })

test('a posting has two entries or more, none of them zero, that sum to zero', () => {
  expect(isBalanced([-100n, 100n])).toBe(true)
  expect(isBalanced([-100n, 60n, 40n])).toBe(true)
  for (const wrong of [[], [0n, 0n], [100n], [-100n, 99n], [-100n, 100n, 0n]]) expect(isBalanced(wrong)).toBe(false)
})

test('exactly the amount in yuan under a trade number credits; anything else is kept in sight or is nothing', () => {
  for (const state of ['CREATED', 'PAYING', 'CLOSED'] as const) {
    expect(judged({ ...open, state }, paid)).toBe('credit')
    expect(judged({ ...open, state }, { ...paid, amountFen: 9_999n })).toBe('mismatch')
    expect(judged({ ...open, state }, { ...paid, currency: 'USD' })).toBe('mismatch')
    expect(judged({ ...open, state }, { ...paid, gatewayTradeNo: null })).toBe('nothing')
    expect(judged({ ...open, state }, { ...paid, amountFen: null })).toBe('nothing')
    expect(judged({ ...open, state }, { ...paid, amountFen: 0n })).toBe('nothing')
    expect(judged({ ...open, state }, { ...paid, state: 'unpaid' })).toBe('nothing')
    expect(judged({ ...open, state }, { ...paid, state: 'closed' })).toBe('close')
  }
})

test('what was booked is repeated under its own number, healed from a wrong amount, and contradicted by anything else', () => {
  const done = { state: 'SUCCESS', amountFen: 10_000n, gatewayTradeNo: 'G1' } as const
  expect(judged(done, paid)).toBe('repeat')
  expect(judged(done, { ...paid, gatewayTradeNo: 'G2' })).toBe('conflict')
  expect(judged(done, { ...paid, state: 'closed' })).toBe('conflict')
  expect(judged({ ...done, state: 'MISMATCH' }, paid)).toBe('credit')
  expect(judged({ ...done, state: 'MISMATCH' }, { ...paid, amountFen: 1n })).toBe('repeat')
  expect(rechargeMachine.states).toHaveLength(5)
})

test('an offer lasts half an hour, is shown again while two minutes are left, and is asked about until after its end', () => {
  const expireAt = rechargeExpiry(now)
  expect(expireAt.getTime() - now.getTime()).toBe(1_800_000)
  expect(canReuseRecharge(expireAt, new Date(expireAt.getTime() - 120_000))).toBe(true)
  expect(canReuseRecharge(expireAt, new Date(expireAt.getTime() - 119_999))).toBe(false)
  expect(nextRechargeCheck({ createdAt: now, expireAt, checks: 0 }, now).getTime() - now.getTime()).toBe(60_000)
  const late = new Date(now.getTime() + 1_790_000)
  expect(nextRechargeCheck({ createdAt: now, expireAt, checks: 9 }, late).getTime() - now.getTime()).toBe(1_805_000)
})

test('of a bank account the last four digits are shown', () => {
  expect(maskedAccount('6222021234567890')).toBe('**** 7890')
})
