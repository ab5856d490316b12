import type { DifferenceRow } from '../endpoints-revisions.ts'
import type { useGoodsEditorMessages } from './goods-editor-fields.tsx'

type Say = ReturnType<typeof useGoodsEditorMessages>

// Fields whose word is another key than their own name.
const plainFields = [
  'nameZh',
  'nameEn',
  'categoryId',
  'brandId',
  'standards',
  'tags',
  'priceUnit',
  'secUnit',
  'saleUnitState',
  'requireEnquiry',
  'retailTiers',
  'businessTiers',
  'gallery',
  'certificates',
  'documents',
  'qualificationRequired',
  'hazardous',
  'freightTemplateId',
  'leadTimeDays',
  'depositPercent',
  'sampleAvailable',
  'sampleNote',
  'consumerReturn',
  'weighMethod',
  'weighTolerance',
  'returnPolicy',
  'descriptionZh',
  'descriptionEn',
  'retailPrice',
  'businessPrice',
] as const
const flags = new Set(['requireEnquiry', 'sampleAvailable', 'consumerReturn', 'hazardous'])

/** The name of a field that differs, in the page's language. */
export function differenceLabel(t: Say, row: DifferenceRow): string {
  if (row.label !== '') return row.label
  const plain = plainFields.find((field) => field === row.field)
  if (plain) return t(plain)
  if (row.field === 'minBuy' || row.field === 'buyStep' || row.field === 'buyLimit')
    return t(row.field, { unit: '' }).replace(/[（(][）)]/, '')
  if (row.field === 'retailSecPrice') return `${t('retailPrice')} (${t('secUnit')})`
  if (row.field === 'businessSecPrice') return `${t('businessPrice')} (${t('secUnit')})`
  if (row.field === 'convToSec') return t('convLabel')
  if (row.field === 'unitMassKg') return t('unitMassLabel')
  return row.field
}

/** A value as a person reads it: yes and no, units of sale, or the text itself. */
export function differenceValue(t: Say, row: DifferenceRow, value: string): string {
  if (flags.has(row.field)) return value === '1' ? t('yes') : value === '0' ? t('no') : value
  if (row.field === 'saleUnitState') return value === '2' ? t('bothUnits') : value === '1' ? t('oneUnit') : value
  if (row.field === 'brandId' && value === '0') return t('noBrand')
  if (row.field === 'retailTiers' || row.field === 'businessTiers') return eachLine(value, (parts) => tierText(t, parts))
  // A certificate is written as its parts; those that were left empty leave no dots behind.
  if (row.field === 'certificates' || row.field === 'standards') return eachLine(value, (parts) => parts.filter(Boolean).join(' · '))
  return value
}

const eachLine = (value: string, read: (parts: readonly string[]) => string): string =>
  value
    .split('\n')
    .map((line) => read(line.split(' · ').map((part) => part.trim())))
    .join('\n')

/** A price step: from which quantity on, and what the price changes by. */
function tierText(t: Say, parts: readonly string[]): string {
  const kind = parts.find((part) => part === 'percent' || part === 'amount')
  const [min = '', value = ''] = parts.filter((part) => part !== kind)
  return kind === undefined
    ? parts.join(' · ')
    : t(kind === 'percent' ? 'tierPercent' : 'tierAmount', { min, value: value.replace('-', '−') })
}
