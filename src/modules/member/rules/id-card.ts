import { parseDay, type Day } from '../../../kernel/time/clock.ts'
import { idCardProblem } from '../../identity/rules/account-fields.ts'

// GB 11643-1999: numbers of resident identity cards, ISO 7064 MOD 11-2 over the first seventeen digits.
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const digits = '10X98765432'

/** The 18th character for the first seventeen digits. */
export function idCardCheckDigit(first17: string): string {
  const sum = Array.from(first17).reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0)
  return digits[sum % 11] ?? ''
}

/** A number of 15 digits as the 18 of today; anything else comes back in capitals. */
export function fullIdCard(number: string): string {
  const plain = number.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[0-9]{15}$/.test(plain)) return plain
  const first17 = `${plain.slice(0, 6)}19${plain.slice(6)}`
  return first17 + idCardCheckDigit(first17)
}

function birthday(number: string): Day | undefined {
  return parseDay(`${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`)
}

/** Why a number (15 or 18) is no identity card: shape by specification §5, then the date of birth and the check digit. */
export function idNumberProblem(number: string, today: Day): 'identity.idCardRequired' | 'identity.idCardInvalid' | null {
  const problem = idCardProblem(number)
  if (problem) return `identity.${problem}`
  const full = fullIdCard(number)
  const born = birthday(full)
  const right = born !== undefined && born <= today && full[17] === idCardCheckDigit(full.slice(0, 17))
  return right ? null : 'identity.idCardInvalid'
}

/** As it may be shown: the first and last character. */
export function maskIdNumber(number: string): string {
  return `${number.slice(0, 1)}${'*'.repeat(Math.max(0, number.length - 2))}${number.slice(-1)}`
}

/** The last four digits of a bank account, as they may be shown. */
export function maskAccountNumber(number: string): string {
  return `**** ${number.slice(-4)}`
}
