// GB 32100-2015: the unified social credit code, and GB 11714 inside it: the organisation code on places 9 to 17.

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const
const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2] as const
const shape = /^[0-9A-HJ-NPQRTUWXY]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$/

/** The 18th character for the first seventeen; null when one of them is not of the alphabet. */
export function creditCheckDigit(first17: string): string | null {
  const values = Array.from(first17, (letter) => alphabet.indexOf(letter))
  if (values.length !== weights.length || values.includes(-1)) return null
  const sum = values.reduce((total, value, place) => total + value * (weights[place] ?? 0), 0)
  return alphabet[(31 - (sum % 31)) % 31] ?? null
}

/** The ninth character of an organisation code for the first eight. Letters count from A = 10. */
export function organisationCheckDigit(first8: string): string {
  const sum = Array.from(first8).reduce(
    (total, letter, place) => total + Number.parseInt(letter, 36) * (organisationWeights[place] ?? 0),
    0,
  )
  const rest = 11 - (sum % 11)
  return rest === 10 ? 'X' : rest === 11 ? '0' : String(rest)
}

/** As it is stored: no spaces, capitals. */
export function normalizeCreditCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/**
 * Why a credit code is none: the word of this module, or null. The check digit of the organisation code inside is not
 * asked for: codes of individual businesses do not keep to it.
 */
export function creditCodeProblem(code: string): 'creditCodeRequired' | 'creditCodeInvalid' | 'creditCodeDigit' | null {
  if (code === '') return 'creditCodeRequired'
  if (!shape.test(code)) return 'creditCodeInvalid'
  return creditCheckDigit(code.slice(0, 17)) === code[17] ? null : 'creditCodeDigit'
}
