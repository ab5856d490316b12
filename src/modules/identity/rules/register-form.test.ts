import { expect, test } from 'vitest'
import { registerProblems, resetProblems } from './register-form.ts'

const right = {
  mobile: '13912345678',
  smsCode: '012345',
  memberName: '镀锌-采购_01',
  password: 'Zinc@2026',
  confirmPwd: 'Zinc@2026',
  invitationCode: '',
}

test('a complete form has no problem, with or without an invitation', () => {
  expect(registerProblems(right)).toEqual({})
  expect(registerProblems({ ...right, invitationCode: '1A2B3C4D' })).toEqual({})
})

test('an empty form names every field with the sentence of its emptiness', () => {
  const empty = { mobile: '', smsCode: '', memberName: '', password: '', confirmPwd: '', invitationCode: '' }
  expect(registerProblems(empty)).toEqual({
    mobile: 'phoneRequired',
    smsCode: 'smsCodeRequired',
    memberName: 'memberNameRequired',
    password: 'passwordRequired',
    confirmPwd: 'repeatRequired',
  })
  expect(resetProblems(empty)).toEqual({
    mobile: 'phoneRequired',
    smsCode: 'smsCodeRequired',
    password: 'passwordRequired',
    confirmPwd: 'repeatRequired',
  })
})

test('wrong values name their own rule', () => {
  const wrong = { mobile: '23912345678', smsCode: '12345', memberName: '1234567', password: 'abc', confirmPwd: 'abd', invitationCode: '?' }
  expect(registerProblems(wrong)).toEqual({
    mobile: 'phoneInvalid',
    smsCode: 'smsCodeInvalid',
    memberName: 'memberNameDigits',
    password: 'passwordInvalid',
    confirmPwd: 'repeatDiffers',
    invitationCode: 'invitationUnknown',
  })
})
