import { expect, test } from 'vitest'
import { payPasswordProblem } from './pay-password.ts'

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
