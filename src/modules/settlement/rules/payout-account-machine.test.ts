import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { payoutAccountProblems } from './payout-account-form.ts'
import { payoutAccountMachine } from './payout-account-machine.ts'

// Rows are states, columns are events; the mover stands in the cell: s store, p platform, y system.
const grid = `
               confirm cancel approve reject replace
PENDING_OWNER  s       s      .       .      .
PENDING_REVIEW .       s      p       p      .
CURRENT        .       .      .       .      y
REJECTED       .       .      .       .      .
CANCELLED      .       .      .       .      .
REPLACED       .       .      .       .      .`

test('an account moves as the grid says', () => {
  const [head = '', ...lines] = grid.trim().split('\n')
  const events = head.trim().split(/\s+/)
  const movers = { s: 'store', p: 'platform', y: 'system' } as const
  expect(lines.map((line) => line.trim().split(/\s+/)[0])).toEqual(payoutAccountMachine.states)
  expect(events).toEqual(payoutAccountMachine.events)
  for (const state of payoutAccountMachine.states)
    for (const event of payoutAccountMachine.events) {
      const line = lines.find((one) => one.startsWith(state)) ?? ''
      const cell = line.trim().split(/\s+/)[events.indexOf(event) + 1]
      for (const [letter, who] of Object.entries(movers))
        expect([state, event, who, isFailure(payoutAccountMachine.next(state, event, who))]).toEqual([state, event, who, letter !== cell])
    }
})

test('only the owner confirms', () => {
  expect(isFailure(payoutAccountMachine.next('PENDING_OWNER', 'confirm', 'store', ['notOwner']))).toBe(true)
  expect(isFailure(payoutAccountMachine.next('PENDING_OWNER', 'cancel', 'store', ['notOwner']))).toBe(false)
})

test('every field of an account is judged on its own', () => {
  const right = {
    accountName: '某某锌业有限公司',
    bankName: '中国工商银行',
    branch: '株洲清水塘支行',
    accountNumber: '1903 0201 0902 2100 123',
  }
  expect(payoutAccountProblems(right)).toEqual({})
  expect(Object.keys(payoutAccountProblems({ accountName: ' ', bankName: 'A', branch: '', accountNumber: '12345678' }))).toEqual([
    'accountName',
    'bankName',
    'branch',
    'accountNumber',
  ])
  expect(payoutAccountProblems({ ...right, accountNumber: '１２３４５６７８９０' })).toEqual({
    accountNumber: 'settlement.accountNumberWrong',
  })
})
