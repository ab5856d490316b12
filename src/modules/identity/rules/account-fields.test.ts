import { expect, test } from 'vitest'
import {
  loginProblem,
  accountProblem,
  captchaProblem,
  contactPhoneProblem,
  emailCodeProblem,
  emailProblem,
  idCardProblem,
  memberNameProblem,
  phoneProblem,
  smsCodeProblem,
} from './account-fields.ts'
import { passwordProblem } from './passwords.ts'

type Rule = (value: string) => string | null
const verdicts = (rule: Rule, values: readonly string[]) => values.map(rule)
const allRight = (rule: Rule, values: readonly string[]) => expect(verdicts(rule, values)).toEqual(values.map(() => null))
const allWrong = (rule: Rule, values: readonly string[], key: string) => expect(verdicts(rule, values)).toEqual(values.map(() => key))

test('a phone has 11 digits and begins with 13 to 19', () => {
  allRight(phoneProblem, ['13800000001', '19912345678'])
  allWrong(
    phoneProblem,
    [
      '12800000001',
      '1380000000',
      '138000000011',
      ' 13800000001',
      '１３８００００００００',
      '+8613800000001',
      '1380000000x',
      '13800000001\n',
    ],
    'phoneInvalid',
  )
  expect(phoneProblem('')).toBe('phoneRequired')
})

test('a contact number may also be a landline with area code and extension, or 400 and 800', () => {
  allRight(contactPhoneProblem, [
    '13800000001',
    '022-88880102',
    '02288880102',
    '88880102',
    '0510-88880103-801',
    '400-000-1001',
    '8008201234',
  ])
  allWrong(contactPhoneProblem, ['12345', '022-1', '--', '0000000000000', '13800000001-'], 'phoneInvalid')
})

test('a password has 6 to 20 characters, no Chinese and no white space', () => {
  allRight(passwordProblem, ['123456', 'Zinc@2026', 'a'.repeat(20), 'pass😀word'])
  allWrong(
    passwordProblem,
    ['12345', 'a'.repeat(21), 'zinc 2026', '锌锌锌锌锌锌', 'zinc\u3000桥', 'abc\tdef', 'abcdef\u00a0'],
    'passwordInvalid',
  )
})

test('an SMS code has 6 digits, an e-mail code 4 to 6, a captcha 4 letters or digits', () => {
  allRight(smsCodeProblem, ['000000', '123456'])
  allWrong(smsCodeProblem, ['12345', '1234567', '12345a', '１２３４５６'], 'smsCodeInvalid')
  allRight(emailCodeProblem, ['1234', '12345', '123456'])
  allWrong(emailCodeProblem, ['123', '1234567', 'abcd'], 'emailCodeInvalid')
  allRight(captchaProblem, ['a1B2', '0000'])
  allWrong(captchaProblem, ['abc', 'abcde', 'ab-c', '锌锌锌锌'], 'captchaInvalid')
})

test('a member name has 6 to 20 letters, digits, Chinese characters, dashes and underscores, and is not all digits', () => {
  allRight(memberNameProblem, ['demo_buyer', '锌桥采购一部', 'a-b_c1', '锌'.repeat(20)])
  allWrong(
    memberNameProblem,
    ['short', 'a'.repeat(21), 'has space', 'semi;colon', 'zero\u200bwidth', 'ｆｕｌｌｗｉｄｔｈ', 'naïveté'],
    'memberNameInvalid',
  )
  allWrong(memberNameProblem, ['123456', '13800000001'], 'memberNameDigits')
})

test('the account of a login is a member name or a phone', () => {
  allRight(accountProblem, ['demo_buyer', '13800000002'])
  allWrong(accountProblem, ['12800000002', 'ab', 'x@y.cn', "' OR 1=1 --"], 'accountInvalid')
  expect(accountProblem('')).toBe('accountRequired')
})

test('an e-mail address has the standard form', () => {
  allRight(emailProblem, ['a@b.cn', 'first.last+tag@sub.example.com'])
  allWrong(
    emailProblem,
    ['a', 'a@b', '@b.cn', 'a b@c.cn', 'a@b..cn', 'a@-b.cn', `${'a'.repeat(65)}@b.cn`, 'a@b.cn\nBcc: x@y.cn'],
    'emailInvalid',
  )
})

test('an ID number has 15 or 18 characters, the last of 18 may be X', () => {
  allRight(idCardProblem, ['110101900101001', '11010119900101001X', '11010119900101001x', '110101199001010015'])
  allWrong(idCardProblem, ['1101011990010100', 'X10101199001010015', ''.padEnd(19, '1')], 'idCardInvalid')
})

test('no rule takes long on a long text', () => {
  const pumped = ['a'.repeat(100_000), '1'.repeat(100_000), 'a.'.repeat(50_000), `a@${'a-'.repeat(50_000)}`, '-'.repeat(100_000)]
  for (const rule of [phoneProblem, contactPhoneProblem, passwordProblem, memberNameProblem, accountProblem, emailProblem, idCardProblem]) {
    for (const text of pumped) {
      // Work of the processor, so that a busy machine says nothing; a rule that tries every way takes minutes for such a text.
      const before = process.cpuUsage()
      rule(text)
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000)
    }
  }
})

test('a login is not judged by the length of new passwords: one from before a stricter rule still opens', () => {
  const form = (password: string) => ({ loginType: 1 as const, username: 'demo_buyer', password })
  for (const password of ['a1b2', 'Zinc@2026', 'a'.repeat(40)]) expect(loginProblem(form(password))).toBeNull()
  expect(loginProblem(form(''))).toEqual({ field: 'password', key: 'passwordRequired' })
  for (const password of ['a b c d', '密码123456', 'a'.repeat(129)])
    expect(loginProblem(form(password))).toEqual({ field: 'password', key: 'passwordInvalid' })
})
