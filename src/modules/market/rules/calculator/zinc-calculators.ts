import { goodsSearchTerm } from './calculator-goods-data.ts'
import { resultLine, numberField, type Calculator, type CalculatorAnswer, type CalculatorValues } from './calculator-model.ts'
import { pipeWeight } from './theoretical-weight.ts'
import { galvanizingFee, materialBalance, pipeArea, plateArea, sectionArea, zincPerTonne } from './zinc-consumption.ts'

const coat = numberField('coat', 'g/m²', 610, 20, 2000)
const tonnes = numberField('tonnes', 't', 100, 0.001, 1_000_000)
const zincPrice = numberField('zincPrice', '¥/t', 23_400, 1, 1_000_000)

/** Zinc of a batch of steel with so many m² per tonne. */
function consumption(area: number, values: CalculatorValues): CalculatorAnswer {
  const kg = zincPerTonne(area, values.number('coat'))
  const zincTonnes = (kg * values.number('tonnes')) / 1000
  return {
    lines: [
      resultLine('area', area, 2, 'm²/t'),
      resultLine('zincPerTonne', kg, 2, 'kg/t', true),
      resultLine('zincPercent', kg / 10, 3, '%'),
      resultLine('zincTonnes', zincTonnes, 3, 't'),
      resultLine('zincCost', zincTonnes * values.number('zincPrice'), 2, '¥'),
      resultLine('zincCostPerTonne', (kg * values.number('zincPrice')) / 1000, 2, '¥/t'),
    ],
    goods: { keyword: goodsSearchTerm.zinc, tonnes: zincTonnes },
  }
}

/** Calculators of a galvanizing works: what zinc goes onto the steel and what it costs. */
export const zincCalculators = {
  plate: {
    group: 'zinc',
    fields: [numberField('thickness', 'mm', 6, 0.1, 200), coat, tonnes, zincPrice],
    formula: 'A = 2000 / (7.85·t);  m = A·g / 1000',
    work: (values) => consumption(plateArea(values.number('thickness')), values),
  },
  section: {
    group: 'zinc',
    fields: [
      numberField('perimeter', 'm', 0.2, 0.001, 20),
      numberField('kgPerM', 'kg/m', 3.77, 0.01, 5000),
      { ...coat, usual: 505 },
      tonnes,
      zincPrice,
    ],
    formula: 'A = 1000·U / W;  m = A·g / 1000',
    work: (values) => consumption(sectionArea(values.number('perimeter'), values.number('kgPerM')), values),
  },
  pipeZinc: {
    group: 'zinc',
    fields: [
      numberField('outside', 'mm', 114.3, 1, 3000),
      numberField('wall', 'mm', 4, 0.1, 100),
      { ...coat, usual: 500 },
      tonnes,
      zincPrice,
    ],
    formula: 'A = π·(2D − 2t) / W;  m = A·g / 1000',
    work: (values) => {
      const [outside, wall] = [values.number('outside'), values.number('wall')]
      return wall * 2 >= outside ? null : consumption(pipeArea(outside, wall, pipeWeight(outside, wall)), values)
    },
  },
  fee: {
    group: 'zinc',
    fields: [numberField('base', '¥/t', 620, 0, 100_000), numberField('zincKg', 'kg/t', 45, 0, 500), zincPrice, tonnes],
    formula: 'F = base + m·P / 1000',
    work: (values) => {
      const fee = galvanizingFee(values.number('base'), values.number('zincKg'), values.number('zincPrice'))
      return {
        lines: [resultLine('fee', fee, 2, '¥/t', true), resultLine('feeTotal', fee * values.number('tonnes'), 2, '¥')],
        goods: { keyword: goodsSearchTerm.zinc, tonnes: (values.number('zincKg') * values.number('tonnes')) / 1000 },
      }
    },
  },
  balance: {
    group: 'zinc',
    fields: [
      numberField('opening', 't', 120, 0, 1e6),
      numberField('purchased', 't', 300, 0, 1e6),
      numberField('closing', 't', 95, 0, 1e6),
      numberField('output', 't', 6200, 0.001, 1e7),
      numberField('dross', 't', 34, 0, 1e6),
      numberField('drossFactor', '', 0.8, 0, 1),
      numberField('ash', 't', 42, 0, 1e6),
      numberField('ashFactor', '', 0.52, 0, 1),
    ],
    formula: 'gross = (opening + purchased − closing) / output;  net = (used − credit) / output',
    work: ({ number }) => {
      const sheet = {
        opening: number('opening'),
        purchased: number('purchased'),
        closing: number('closing'),
        output: number('output'),
        dross: number('dross'),
        drossFactor: number('drossFactor'),
        ash: number('ash'),
        ashFactor: number('ashFactor'),
      }
      const found = materialBalance(sheet)
      if (found.used < 0) return null
      return {
        lines: [
          resultLine('used', found.used, 2, 't'),
          resultLine('grossPercent', found.grossPercent, 2, '%'),
          resultLine('credit', found.credit, 2, 't'),
          resultLine('netPercent', found.netPercent, 2, '%', true),
        ],
        goods: { keyword: goodsSearchTerm.zinc, tonnes: found.used },
      }
    },
  },
} as const satisfies Readonly<Record<string, Calculator>>
