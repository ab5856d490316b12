import { expect, test } from 'vitest'
import { translate } from '../../../kernel/i18n/translate.ts'
import { goodsEditorMessages } from '../messages.ts'
import { differenceLabel, differenceValue } from './difference-labels.ts'

const say = translate('en', goodsEditorMessages)
const row = (field: string, to: string) => ({ field, place: '', placeText: '', label: '', from: '', to })
const shown = (field: string, to: string) => differenceValue(say, row(field, to), to)

test('a reviewer reads steps, certificates and conversions as people write them', () => {
  expect(shown('retailTiers', '10 · percent · -2\n50 · amount · -30')).toBe('From 10: −2 %\nFrom 50: −30 yuan')
  expect(shown('certificates', ' · Mill certificate · HAND-1 ·  · ')).toBe('Mill certificate · HAND-1')
  expect(shown('saleUnitState', '2')).toBe('Both units')
  for (const field of ['convToSec', 'unitMassKg', 'minBuy']) expect(differenceLabel(say, row(field, '1'))).not.toMatch(/·|\(\)| {2}/)
})
