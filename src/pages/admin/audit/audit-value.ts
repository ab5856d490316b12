import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { capabilityMessageKey } from '../../../modules/enterprise/rules/capability-words.ts'
import { enterpriseMessages } from '../../../modules/enterprise/messages.ts'
import { memberMessages } from '../../../modules/member/messages.ts'
import { rightWord } from '../../../modules/staff/rules/right-words.ts'
import { staffMessages } from '../../../modules/staff/messages.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { fieldName } from './field-name.ts'
import { auditMessages } from './messages.ts'
import { stateName } from './state-name.ts'

/** Fields that hold an amount in whole fen; one that was written in yuan has its point. */
const inFen: ReadonlySet<string> = new Set([
  'amount',
  'cap',
  'deposit',
  'fen',
  'minAmount',
  'monthBudget',
  'monthLimit',
  'orderLimit',
  'recovered',
  'threshold',
  'total',
])
/** Fields in hundredths of a percent. */
const inBasisPoints: ReadonlySet<string> = new Set(['offBp', 'rateBp'])
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

function rightName(lang: Language, right: string): string {
  if (right in rightWord) return translate(lang, staffMessages)(rightWord[right as keyof typeof rightWord])
  if (right in capabilityMessageKey)
    return translate(lang, enterpriseMessages)(capabilityMessageKey[right as keyof typeof capabilityMessageKey])
  return right
}

function wordOf(lang: Language, field: string, value: string): string {
  if (/^-?\d+$/.test(value) && inFen.has(field)) return `¥${priceText(Number(value) / 100)}`
  if (/^-?\d+$/.test(value) && inBasisPoints.has(field)) return `${Number(value) / 100}%`
  if (/^[1-6]$/.test(value) && field === 'memberTypes')
    return translate(lang, memberMessages)(`memberType${value as '1' | '2' | '3' | '4' | '5' | '6'}`)
  if (instant.test(value)) return fullTime(value)
  if (/^(store|platform|company)\.[a-z]+$/.test(value)) return rightName(lang, value)
  return /^[A-Z_]{2,}$/.test(value) ? stateName(lang, value) : value
}

/** An audited value in words and units: rights and states by name, money in yuan, moments as one reads them. */
export function auditValue(lang: Language, field: string, value: unknown): string {
  const t = translate(lang, auditMessages)
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'boolean') return t(value ? 'valueYes' : 'valueNo')
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map((one) => auditValue(lang, field, one)).join(t('comma'))
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${fieldName(lang, name)} ${auditValue(lang, name, one)}`)
      .join(t('comma'))
  return wordOf(lang, field, String(value))
}
