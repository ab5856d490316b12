import { goodsSearchTerm, nominalDiameters } from './calculator-goods-data.ts'
import { resultLine, numberField, type Calculator, type CalculatorAnswer, type CalculatorValues } from './calculator-model.ts'
import {
  angleWeight,
  channelWeight,
  coatThickness,
  flatWeight,
  galvanizedPipeWeight,
  guardrailWeight,
  pipeWeight,
  plateWeight,
  roundWeight,
  sheetWeight,
  stainlessPipeWeight,
  stainlessSheetWeight,
  tubeWeight,
  zincFactor,
} from './theoretical-weight.ts'

const size = (name: Parameters<typeof numberField>[0], usual: number) => numberField(name, 'mm', usual, 0.1, 3000)
const length = numberField('length', 'm', 6, 0.01, 100)
const pieces = numberField('pieces', '', 100, 1, 10_000_000)
const channelFactors: Readonly<Record<string, number>> = { a: 3.26, b: 2.44, c: 2.24 }

/** Weight of bars by the metre: of one, of all, and how much makes a tonne. */
function bars(kgPerMetre: number, values: CalculatorValues, keyword: string, before: CalculatorAnswer['lines'] = []): CalculatorAnswer {
  const perPiece = kgPerMetre * values.number('length')
  const total = (perPiece * values.number('pieces')) / 1000
  return {
    lines: [
      ...before,
      resultLine('perMetre', kgPerMetre, 3, 'kg/m', true),
      resultLine('perPiece', perPiece, 2, 'kg'),
      resultLine('total', total, 3, 't'),
      resultLine('metresPerTonne', 1000 / kgPerMetre, 2, 'm'),
      resultLine('piecesPerTonne', 1000 / perPiece, 2, ''),
    ],
    goods: { keyword, tonnes: total, pieces: values.number('pieces') },
  }
}

/** Weight of plates by the piece. */
function plates(perPiece: number, values: CalculatorValues, keyword: string, before: CalculatorAnswer['lines'] = []): CalculatorAnswer {
  const total = (perPiece * values.number('pieces')) / 1000
  return {
    lines: [
      ...before,
      resultLine('perPiece', perPiece, 2, 'kg', true),
      resultLine('total', total, 3, 't'),
      resultLine('piecesPerTonne', 1000 / perPiece, 2, ''),
    ],
    goods: { keyword, tonnes: total, pieces: values.number('pieces') },
  }
}

function pipeWords(outside: number): string {
  const nominal = nominalDiameters[String(outside)]
  return nominal === undefined ? goodsSearchTerm.pipe : `${goodsSearchTerm.pipe} DN${nominal}`
}

/** Calculators of theoretical weight, one per shape. */
export const weightCalculators = {
  pipe: {
    group: 'weight',
    fields: [size('outside', 114.3), size('wall', 4), numberField('coat', 'g/m²', 300, 0, 1000), length, pieces],
    formula: 'W = 0.0246615·(D − t)·t·c;  c = 1 + 2m / (7850·t)',
    work: (values) => {
      const [outside, wall, coat] = [values.number('outside'), values.number('wall'), values.number('coat')]
      if (wall * 2 >= outside) return null
      const zinc = coat > 0 ? [resultLine('factor', zincFactor(coat, wall), 3, '')] : []
      return bars(coat > 0 ? galvanizedPipeWeight(outside, wall, coat) : pipeWeight(outside, wall), values, pipeWords(outside), zinc)
    },
  },
  tube: {
    group: 'weight',
    fields: [size('width', 50), size('height', 50), size('wall', 2.5), length, pieces],
    formula: 'W = 0.0157·t·(a + b − 2.8584·t)',
    work: (values) => {
      const [width, height, wall] = [values.number('width'), values.number('height'), values.number('wall')]
      return wall * 2 >= Math.min(width, height)
        ? null
        : bars(tubeWeight(width, height, wall), values, `${goodsSearchTerm.tube} ${width}×${height}`)
    },
  },
  angle: {
    group: 'weight',
    fields: [size('leg', 50), size('thickness', 5), length, pieces],
    formula: 'W = 0.00785·d·(2b − d)',
    work: (values) => {
      const [leg, thickness] = [values.number('leg'), values.number('thickness')]
      return thickness >= leg ? null : bars(angleWeight(leg, thickness), values, `${goodsSearchTerm.angle} ${leg}×${thickness}`)
    },
  },
  channel: {
    group: 'weight',
    fields: [
      size('height', 100),
      size('flange', 48),
      size('web', 5.3),
      { name: 'series', unit: '', choices: ['a', 'b', 'c'], usual: 'a' },
      length,
      pieces,
    ],
    formula: 'W = 0.00785·d·(h + e·(b − d));  e = 3.26 | 2.44 | 2.24',
    work: (values) => {
      const [height, flange, web] = [values.number('height'), values.number('flange'), values.number('web')]
      const factor = channelFactors[values.text('series')]
      return web >= flange || factor === undefined
        ? null
        : bars(channelWeight(height, flange, web, factor), values, goodsSearchTerm.channel)
    },
  },
  flat: {
    group: 'weight',
    fields: [size('width', 40), size('thickness', 4), length, pieces],
    formula: 'W = 0.00785·b·t',
    work: (values) =>
      bars(
        flatWeight(values.number('width'), values.number('thickness')),
        values,
        `${goodsSearchTerm.flat} ${values.number('width')}×${values.number('thickness')}`,
      ),
  },
  round: {
    group: 'weight',
    fields: [size('diameter', 12), length, pieces],
    formula: 'W = 0.00617·d²',
    work: (values) => bars(roundWeight(values.number('diameter')), values, goodsSearchTerm.round),
  },
  sheet: {
    group: 'weight',
    fields: [
      size('thickness', 1),
      numberField('coatTotal', 'g/m²', 275, 0, 1000),
      size('width', 1250),
      numberField('length', 'm', 2.5, 0.01, 100),
      pieces,
    ],
    formula: 'W = 7.85·(t − tc) + m / 1000;  tc = m / 50·0.0071',
    work: (values) => {
      const [thickness, coat] = [values.number('thickness'), values.number('coatTotal')]
      if (coatThickness(coat) >= thickness) return null
      const perSquare = coat > 0 ? sheetWeight(thickness, coat) : plateWeight(thickness)
      return plates((perSquare * values.number('width') * values.number('length')) / 1000, values, goodsSearchTerm.sheet, [
        resultLine('perSquare', perSquare, 4, 'kg/m²'),
      ])
    },
  },
  guardrail: {
    group: 'weight',
    fields: [{ name: 'thickness', unit: 'mm', choices: ['3', '4'], usual: '4' }, pieces],
    formula: 'W = 4.32 × 0.483 × t × 7.85',
    work: (values) => plates(guardrailWeight(Number(values.text('thickness'))), values, goodsSearchTerm.guardrail),
  },
  inoxSheet: {
    group: 'weight',
    fields: [size('thickness', 1), size('width', 1219), numberField('length', 'm', 2.438, 0.01, 100), pieces],
    formula: 'W = 7.93·t·a·b',
    work: (values) =>
      plates(
        stainlessSheetWeight(values.number('thickness'), values.number('width'), values.number('length') * 1000),
        values,
        goodsSearchTerm.inoxSheet,
      ),
  },
  inoxPipe: {
    group: 'weight',
    fields: [size('outside', 25), size('wall', 1.5), length, pieces],
    formula: 'W = 0.02491·(D − t)·t',
    work: (values) =>
      values.number('wall') * 2 >= values.number('outside')
        ? null
        : bars(stainlessPipeWeight(values.number('outside'), values.number('wall')), values, goodsSearchTerm.inoxPipe),
  },
} as const satisfies Readonly<Record<string, Calculator>>
