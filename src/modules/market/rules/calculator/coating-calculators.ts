import { goodsSearchTerm } from './calculator-goods-data.ts'
import { resultLine, numberField, type Calculator, type ResultLine } from './calculator-model.ts'
import { coatingMass, coatingThickness, requiredCoating } from './coating.ts'

// A coating is bought with the sheet that it lies on.
const coated = { keyword: goodsSearchTerm.sheet, tonnes: 0 }
const steel = numberField('steel', 'mm', 6, 0.1, 200)

function judged(micrometres: number, steelMm: number): readonly ResultLine[] {
  const { local, mean } = requiredCoating(steelMm)
  return [
    resultLine('localMin', local, 0, 'µm'),
    resultLine('meanMin', mean, 0, 'µm'),
    { name: 'meets', yes: micrometres >= mean, unit: '' },
  ]
}

/** Thickness and mass of a coating, and what the standard asks for. */
export const coatingCalculators = {
  toMass: {
    group: 'coating',
    fields: [numberField('micrometres', 'µm', 85, 1, 500), steel],
    formula: 'm = 7.2·µm  (→ 5 g/m²)',
    work: ({ number }) => ({
      lines: [resultLine('massOf', coatingMass(number('micrometres')), 0, 'g/m²', true), ...judged(number('micrometres'), number('steel'))],
      goods: coated,
    }),
  },
  toThickness: {
    group: 'coating',
    fields: [numberField('mass', 'g/m²', 610, 5, 3600), steel],
    formula: 'µm = m / 7.2',
    work: ({ number }) => ({
      lines: [
        resultLine('micrometresOf', coatingThickness(number('mass')), 1, 'µm', true),
        ...judged(Math.round(coatingThickness(number('mass'))), number('steel')),
      ],
      goods: coated,
    }),
  },
} as const satisfies Readonly<Record<string, Calculator>>
