import { expect, test } from 'vitest'
import { creditCheckDigit, creditCodeProblem, organisationCheckDigit, normalizeCreditCode } from './credit-code.ts'
import { fullIdCard, idCardCheckDigit, idNumberProblem, maskAccountNumber, maskIdNumber } from './id-card.ts'

test('the check digit of a credit code, with the worked case of the standard', () => {
  expect(creditCheckDigit('91350100M000100Y4')).toBe('3')
  for (const code of ['91350100M000100Y43', '11320000MB151840XJ', '91440300708461136T', '91320281DEM000201M'])
    expect(creditCodeProblem(code)).toBe(null)
})

test('wrong credit codes: a well-known wrong example, another digit, letters that are not of the alphabet', () => {
  expect(creditCodeProblem('91350100M000100Y4Z')).toBe('creditCodeInvalid')
  expect(creditCodeProblem('91310115MA1H8R7C6D')).toBe('creditCodeDigit')
  expect(creditCodeProblem('91350100O000100Y43')).toBe('creditCodeInvalid')
  expect(creditCodeProblem('91350100M000100Y4')).toBe('creditCodeInvalid')
  expect(creditCodeProblem('')).toBe('creditCodeRequired')
  expect(normalizeCreditCode(' 91350100m000100y43 ')).toBe('91350100M000100Y43')
})

test('the organisation code inside a credit code has its own digit', () => {
  expect(organisationCheckDigit('M000100Y')).toBe('4')
  expect(organisationCheckDigit('70846113')).toBe('6')
})

test('identity card numbers: check digit, date of birth, fifteen digits', () => {
  const today = '2026-11-20'
  for (const number of ['11010519491231002X', '11010519491231002x', '440524188001010014', '34052419800101001X'])
    expect(idNumberProblem(number, today)).toBe(null)
  expect(idCardCheckDigit('34052419800101001')).toBe('X')
  expect(fullIdCard('130503670401001')).toBe('130503196704010016')
  expect(idNumberProblem('130503670401001', today)).toBe(null)
  for (const number of ['110105194912310021', '11010519491331002X', '110105202612310024', '1101051949123100', 'A1010519491231002X'])
    expect(idNumberProblem(number, today)).toBe('identity.idCardInvalid')
  expect(idNumberProblem('', today)).toBe('identity.idCardRequired')
})

test('what is shown of a number tells nobody the number', () => {
  expect(maskIdNumber('11010519491231002X')).toBe('1****************X')
  expect(maskAccountNumber('6222021234567890123')).toBe('**** 0123')
})
