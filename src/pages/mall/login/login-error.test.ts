import { expect, test } from 'vitest'
import { loginErrorOf } from './login-error.ts'

test('a code of ours is its word, any other text is shown as it is, on one line and cut short', () => {
  expect(loginErrorOf(null)).toBeNull()
  expect(loginErrorOf('')).toBeNull()
  expect(loginErrorOf('accountSuspended')).toEqual({ code: 'accountSuspended' })
  expect(loginErrorOf('微信授权失败')).toEqual({ text: '微信授权失败' })
  expect(loginErrorOf(' a\n\u202Eb\u0000 ')).toEqual({ text: 'a b' })
  expect(loginErrorOf('错'.repeat(500))).toEqual({ text: `${'错'.repeat(60)}…` })
})
