import { expect, test } from 'vitest'
import { qrBrowserRefusalReason, smsCodeRefusalReason, qrPhoneRefusalReason, loginRefusalReason } from './login-refusal.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
const open = { expiresAt: new Date(now.getTime() + 1), tries: 1, usedAt: null }

test('a refused code is explained by how it stands', () => {
  expect(smsCodeRefusalReason(null, now, 5)).toBe('codeNone')
  expect(smsCodeRefusalReason(open, now, 5)).toBe('codeWrong')
  expect(smsCodeRefusalReason({ ...open, expiresAt: now }, now, 5)).toBe('codeExpired')
  expect(smsCodeRefusalReason({ ...open, usedAt: now }, now, 5)).toBe('codeUsed')
  expect([4, 5].map((tries) => smsCodeRefusalReason({ ...open, tries }, now, 5))).toEqual(['codeWrong', 'codeTries'])
})

test('one refusal to the stranger has three reasons for support, and a form that is none has no reason', () => {
  const about = { isKnown: true, hasPassword: true, smsCode: 'codeExpired' as const }
  expect(loginRefusalReason('identity.wrongCredentials', about)).toBe('wrongPassword')
  expect(loginRefusalReason('identity.wrongCredentials', { ...about, hasPassword: false })).toBe('noPassword')
  expect(loginRefusalReason('identity.wrongCredentials', { ...about, isKnown: false })).toBe('unknownName')
  expect(loginRefusalReason('identity.smsCodeWrong', about)).toBe('codeExpired')
  expect(loginRefusalReason('identity.accountSuspended', about)).toBe('suspended')
  expect(loginRefusalReason('identity.tooManyTries', about)).toBe('limit')
  expect(loginRefusalReason('identity.passwordInvalid', about)).toBeNull()
})

const qr = { state: 1, accountId: 5, isOpen: true, isHanded: false, isMine: true }

test('a refused phone hears one sentence, support learns what stood behind it', () => {
  expect(qrPhoneRefusalReason(null, 5)).toBe('qrGone')
  expect(qrPhoneRefusalReason(qr, 6)).toBe('qrTaken')
  expect(qrPhoneRefusalReason({ ...qr, isOpen: false }, 5)).toBe('qrExpired')
  expect(qrPhoneRefusalReason({ ...qr, state: 0, accountId: null }, 5)).toBe('qrUnscanned')
  expect([2, 3].map((state) => qrPhoneRefusalReason({ ...qr, state }, 5))).toEqual(['qrUsed', 'qrUsed'])
})

test('a browser that collects nothing is a refusal only when somebody had scanned, or when it is another browser', () => {
  expect(qrBrowserRefusalReason(null)).toBeNull()
  expect(qrBrowserRefusalReason({ ...qr, isMine: false })).toBe('qrForeign')
  expect(qrBrowserRefusalReason({ ...qr, isOpen: false })).toBe('qrExpired')
  expect(qrBrowserRefusalReason({ ...qr, isOpen: false, state: 0, accountId: null })).toBeNull()
  expect(qrBrowserRefusalReason({ ...qr, state: 2, isHanded: true })).toBeNull()
  expect(qrBrowserRefusalReason({ ...qr, state: 2 })).toBe('suspended')
})
