import { expect, test } from 'vitest'
import { browserReason, codeReason, phoneReason, reasonOf } from './login-refusal.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
const open = { expiresAt: new Date(now.getTime() + 1), tries: 1, usedAt: null }

test('a refused code is explained by how it stands', () => {
  expect(codeReason(null, now, 5)).toBe('codeNone')
  expect(codeReason(open, now, 5)).toBe('codeWrong')
  expect(codeReason({ ...open, expiresAt: now }, now, 5)).toBe('codeExpired')
  expect(codeReason({ ...open, usedAt: now }, now, 5)).toBe('codeUsed')
  expect([4, 5].map((tries) => codeReason({ ...open, tries }, now, 5))).toEqual(['codeWrong', 'codeTries'])
})

test('one refusal to the stranger has three reasons for support, and a form that is none has no reason', () => {
  const about = { isKnown: true, hasPassword: true, smsCode: 'codeExpired' as const }
  expect(reasonOf('identity.wrongCredentials', about)).toBe('wrongPassword')
  expect(reasonOf('identity.wrongCredentials', { ...about, hasPassword: false })).toBe('noPassword')
  expect(reasonOf('identity.wrongCredentials', { ...about, isKnown: false })).toBe('unknownName')
  expect(reasonOf('identity.smsCodeWrong', about)).toBe('codeExpired')
  expect(reasonOf('identity.accountSuspended', about)).toBe('suspended')
  expect(reasonOf('identity.tooManyTries', about)).toBe('limit')
  expect(reasonOf('identity.passwordInvalid', about)).toBeNull()
})

const qr = { state: 1, accountId: 5, isOpen: true, isHanded: false, isMine: true }

test('a refused phone hears one sentence, support learns what stood behind it', () => {
  expect(phoneReason(null, 5)).toBe('qrGone')
  expect(phoneReason(qr, 6)).toBe('qrTaken')
  expect(phoneReason({ ...qr, isOpen: false }, 5)).toBe('qrExpired')
  expect(phoneReason({ ...qr, state: 0, accountId: null }, 5)).toBe('qrUnscanned')
  expect([2, 3].map((state) => phoneReason({ ...qr, state }, 5))).toEqual(['qrUsed', 'qrUsed'])
})

test('a browser that collects nothing is a refusal only when somebody had scanned, or when it is another browser', () => {
  expect(browserReason(null)).toBeNull()
  expect(browserReason({ ...qr, isMine: false })).toBe('qrForeign')
  expect(browserReason({ ...qr, isOpen: false })).toBe('qrExpired')
  expect(browserReason({ ...qr, isOpen: false, state: 0, accountId: null })).toBeNull()
  expect(browserReason({ ...qr, state: 2, isHanded: true })).toBeNull()
  expect(browserReason({ ...qr, state: 2 })).toBe('suspended')
})
