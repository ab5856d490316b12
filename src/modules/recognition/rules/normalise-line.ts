import {
  coatBehindPlus,
  timesSign,
  betweenNumbers,
  listHead,
  metresOfSize,
  hashNumerals,
  halfUnit,
  vagueSign,
  digitNumerals,
  digitsAndPlace,
  listPrefix,
  misspellings,
  numberedNames,
  numeralBeforeUnit,
  numeralDigits,
  placeNumerals,
  sameSigns,
  unitAndHalf,
} from './data/writing-data.ts'

/** A line as the readers see it: one sign for one meaning, lower case, numerals before units as digits, typing errors put right. */
export function normaliseLine(text: string): string {
  let line = withoutListPrefix(text)
  for (const [sign, meant] of sameSigns) line = line.replace(sign, meant)
  line = line.normalize('NFKC').replaceAll('\u00a0', ' ')
  for (const [error, meant] of misspellings) line = line.replace(error, meant)
  line = numeralsAsDigits(line.toLowerCase())
  for (const [name, meant] of numberedNames) line = line.replace(name, meant)
  for (const [name, meant] of Object.entries(hashNumerals)) line = line.replaceAll(name, meant)
  return line
    .replace(/∠\s*(?=\d)/g, 'l')
    .replace(timesSign, 'x')
    .replace(metresOfSize, 'm')
    .replace(/(?<=\d)x(?:c|coil)\b/g, ' ')
    .replace(coatBehindPlus, '+$1 z')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without the number, bullet or letter that a list puts before its items. */
export function withoutListPrefix(text: string): string {
  return text.replace(listHead, '').replace(listPrefix, '')
}

function numeralsAsDigits(text: string): string {
  return text
    .replace(betweenNumbers, vagueSign)
    .replace(
      numeralBeforeUnit,
      (_all, whole: string, part: string | undefined) =>
        `${numeralValue(whole)}${part ? `.${[...part].map((sign) => digitNumerals[sign] ?? '').join('')}` : ''}`,
    )
    .replace(digitsAndPlace, (_all, number: string, place: string) => String(Number(number) * (placeNumerals[place] ?? 1)))
    .replace(unitAndHalf, (_all, number: string, unit: string) => `${number}.5${unit}`)
    .replace(halfUnit, '0.5')
}

/** 十五 is 15, 一百二十 is 120, 二〇 is 20. */
export function numeralValue(text: string): number {
  if (!numeralDigits.test(text)) return Number.NaN
  if (![...text].some((sign) => placeNumerals[sign])) return Number([...text].map((sign) => digitNumerals[sign]).join(''))
  let total = 0
  let section = 0
  let digit: number | null = null
  for (const sign of text) {
    const place = placeNumerals[sign]
    if (place === undefined) digit = digitNumerals[sign] ?? 0
    else if (place === 10_000) {
      total += (section + (digit ?? 0)) * place
      section = 0
      digit = null
    } else {
      section += (digit ?? 1) * place
      digit = null
    }
  }
  return total + section + (digit ?? 0)
}
