import { expect, test } from 'vitest'
import { newPasswordProblem, payPasswordProblem } from './passwords.ts'

const owner = { memberName: 'zhoumin_hy', phone: '13912345678', guarded: false }

test.each(['Zinc@2026', 'g4lvan!', 'aB3$xx', 'x9-y8-z7', 'correcthorsebattery'])('%s may be chosen', (password) => {
  expect(newPasswordProblem(password, owner)).toBeNull()
})

test.each([
  ['', 'passwordRequired'],
  ['a1b2c', 'passwordInvalid'],
  ['a'.repeat(21), 'passwordInvalid'],
  ['abc 123', 'passwordInvalid'],
  ['密码abc123', 'passwordInvalid'],
])('%j: %s', (password, problem) => {
  expect(newPasswordProblem(password, owner)).toBe(problem)
})

test.each([
  '123456',
  'Password123',
  'QWERTY',
  'aaaaaa',
  'ababab',
  'hijklmno',
  '98765432',
  'zhoumin_hy1',
  'Zhoumin_HY',
  '13912345678',
  'zincbridge1',
])('%s is guessed first', (password) => {
  expect(newPasswordProblem(password, owner)).toBe('passwordWeak')
})

test('who guards money or other people needs twelve characters', () => {
  const guarded = { ...owner, guarded: true }
  expect(newPasswordProblem('Zinc@2026', guarded)).toBe('passwordShort')
  expect(newPasswordProblem('Zinc@2026-Hot', guarded)).toBeNull()
})

test.each([
  ['', 'payPasswordRequired'],
  ['12345', 'payPasswordInvalid'],
  ['12a456', 'payPasswordInvalid'],
  ['000000', 'payPasswordWeak'],
  ['123456', 'payPasswordWeak'],
  ['987654', 'payPasswordWeak'],
  ['135791', null],
  ['112233', null],
  ['204811', null],
])('%j: %s', (value, problem) => {
  expect(payPasswordProblem(value)).toBe(problem)
})
