/** Names of what is typed; each has a label in the words. */
export type FieldName =
  | 'thickness'
  | 'coat'
  | 'coatTotal'
  | 'tonnes'
  | 'zincPrice'
  | 'perimeter'
  | 'kgPerM'
  | 'outside'
  | 'wall'
  | 'micrometres'
  | 'mass'
  | 'steel'
  | 'width'
  | 'height'
  | 'leg'
  | 'flange'
  | 'web'
  | 'series'
  | 'diameter'
  | 'length'
  | 'pieces'
  | 'opening'
  | 'purchased'
  | 'closing'
  | 'output'
  | 'dross'
  | 'drossFactor'
  | 'ash'
  | 'ashFactor'
  | 'base'
  | 'zincKg'
  | 'price'
  | 'premium'
  | 'freight'
  | 'handling'
  | 'gross'
  | 'rate'
  | 'futures'
  | 'provisional'
  | 'days'
  | 'ticket'
  | 'reweighed'
  | 'tolerance'

/** Names of what comes out. */
export type ResultName =
  | 'area'
  | 'zincPerTonne'
  | 'zincPercent'
  | 'zincTonnes'
  | 'zincCost'
  | 'zincCostPerTonne'
  | 'massOf'
  | 'micrometresOf'
  | 'localMin'
  | 'meanMin'
  | 'meets'
  | 'perMetre'
  | 'factor'
  | 'perPiece'
  | 'perSquare'
  | 'total'
  | 'metresPerTonne'
  | 'piecesPerTonne'
  | 'used'
  | 'credit'
  | 'grossPercent'
  | 'netPercent'
  | 'fee'
  | 'feeTotal'
  | 'delivered'
  | 'amount'
  | 'netCost'
  | 'net'
  | 'tax'
  | 'capitals'
  | 'final'
  | 'refund'
  | 'average'
  | 'settled'
  | 'difference'

/** A number that is typed; what lies outside the bounds is refused where it stands. */
export type NumberField = {
  readonly name: FieldName
  readonly unit: string
  readonly usual: number
  readonly least: number
  readonly most: number
}
/** One of several. */
export type ChoiceField = { readonly name: FieldName; readonly unit: string; readonly choices: readonly string[]; readonly usual: string }
/** Several prices in one field, parted by spaces or commas. */
export type ListField = { readonly name: FieldName; readonly unit: string; readonly list: string }
export type CalculatorField = NumberField | ChoiceField | ListField

export type ResultLine = {
  readonly name: ResultName
  readonly unit: string
  /** The one that the calculator is for. */ readonly main?: boolean
} & ({ readonly value: number; readonly decimals: number } | { readonly text: string } | { readonly yes: boolean })

/** What was typed: numbers for number fields, text for choices and lists. */
export type CalculatorValues = { readonly number: (name: FieldName) => number; readonly text: (name: FieldName) => string }

/** What comes out, and the goods that it is about: words to search for, tonnes to buy (0: any) and, where it counted them, pieces. */
export type CalculatorAnswer = {
  readonly lines: readonly ResultLine[]
  readonly goods: { readonly keyword: string; readonly tonnes: number; readonly pieces?: number }
}

export type CalculatorGroup = 'zinc' | 'coating' | 'weight' | 'price'
export type Calculator = {
  readonly group: CalculatorGroup
  readonly fields: readonly CalculatorField[]
  /** The formula as the trade writes it. */
  readonly formula: string
  /** Null where the sizes cannot be (a wall thicker than the pipe). */
  readonly work: (values: CalculatorValues) => CalculatorAnswer | null
}

export const resultLine = (name: ResultName, value: number, decimals: number, unit: string, main = false): ResultLine => ({
  name,
  value,
  decimals,
  unit,
  main,
})
export const numberField = (name: FieldName, unit: string, usual: number, least: number, most: number): NumberField => ({
  name,
  unit,
  usual,
  least,
  most,
})
