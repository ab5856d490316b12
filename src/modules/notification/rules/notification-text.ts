import type { Language } from '../../../kernel/i18n/translate.ts'
import type { Channel } from './channels.ts'

/** Longest lines of a way; a text message of more than 500 characters is sent in too many parts. */
export const longestTitle = 60
export const longestText: Readonly<Record<Channel, number>> = { site: 500, sms: 300, mail: 2000, wechat: 300 }

/** The words of one notice by one way, before its facts are filled in. */
export type NotificationTexts = Readonly<Record<Language, { readonly title: string; readonly text: string }>>

const placeholder = /\{\{\s*([A-Za-z0-9_]+)\s*\}\}/g

/** Names of the facts that a text speaks of, in the order in which they first stand. */
export function paramsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}

type MessageParams = Readonly<Record<string, string | number>>

/** The facts as a reader of that language reads them: where there is a `nameEn`, it stands for `name` in English. */
export function paramsFor(lang: Language, facts: MessageParams): MessageParams {
  if (lang !== 'en') return facts
  const english = Object.entries(facts).filter(([name]) => name.endsWith('En'))
  return { ...facts, ...Object.fromEntries(english.map(([name, value]) => [name.slice(0, -2), value])) }
}

/** Puts facts into a text; an unknown name stays as it stands. */
export function filled(text: string, facts: MessageParams): string {
  return text.replace(placeholder, (whole, name: string) => (Object.hasOwn(facts, name) ? String(facts[name]) : whole))
}

/** A name in a text that no such notice has, or braces that are no placeholder; null when all is well. */
export function unknownParam(text: string, known: readonly string[]): string | null {
  const strange = paramsIn(text).find((name) => !known.includes(name))
  if (strange !== undefined) return strange
  const rest = text.replaceAll(placeholder, '')
  return rest.includes('{{') || rest.includes('}}') ? '{{ }}' : null
}

/** Facts for a look at a text before anybody gets it. */
export const sampleParams: Readonly<Record<string, string>> = {
  rechargeSn: 'C2026112000000012',
  withdrawalSn: 'T2026112000000012',
  paySn: 'ZF2611210000018',
  orderSn: 'DD2611210000026',
  requestSn: 'CG2611210000007',
  inquirySn: 'XJ20261121000007',
  caseSn: 'SH20261121000007',
  count: '2',
  series: 'SMM 0#',
  priceUnit: 'CNY/t',
  date: '2026-11-20',
  price: '22,680',
  threshold: '22,500',
  unit: 'points',
  unitEn: 'points',
  member: 'demo_sub',
  reason: 'licence expired',
  statementSn: 'ZD2026110000007',
  repaymentSn: 'HK2611210000007',
  tenderSn: 'ZB20261121000012',
  lot: 'Lot 2',
  groupSn: 'TG20261121000012',
  participationSn: 'TC20261121000018',
  invoiceSn: 'FP261121000012',
  billSn: 'JS20261201000003',
  contractSn: 'HT20261121000012',
  lineNo: '1',
  refundNo: 'TK2611210000003',
}
