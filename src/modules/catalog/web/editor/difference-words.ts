import type { DifferenceRow } from '../../contract-goods-change.ts'
import type { useEditorWords } from './edit-field.tsx'

type Say = ReturnType<typeof useEditorWords>

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
  const unit = '·'
  if (row.field === 'minBuy' || row.field === 'buyStep' || row.field === 'buyLimit')
    return t(row.field, { unit: '' }).replace(/[（(][）)]/, '')
  if (row.field === 'retailSecPrice') return `${t('retailPrice')} (${t('secUnit')})`
  if (row.field === 'businessSecPrice') return `${t('businessPrice')} (${t('secUnit')})`
  if (row.field === 'convToSec') return t('convToSec', { unit, second: unit })
  if (row.field === 'unitMassKg') return t('unitMassKg', { unit: '' })
  return row.field
}

/** A value as a person reads it: yes and no, units of sale, or the text itself. */
export function differenceValue(t: Say, row: DifferenceRow, value: string): string {
  if (flags.has(row.field)) return value === '1' ? t('yes') : value === '0' ? t('no') : value
  if (row.field === 'saleUnitState') return value === '2' ? t('bothUnits') : value === '1' ? t('oneUnit') : value
  if (row.field === 'brandId' && value === '0') return t('noBrand')
  return value
}
