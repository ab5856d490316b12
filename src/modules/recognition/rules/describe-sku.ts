import { beamThickness, boxedGrade, importedOrigin, packMass, rangeOf } from './data/sku-values-data.ts'
import { featurePatterns } from './data/features-data.ts'
import { kinds, type Kind } from './data/kinds-data.ts'
import { kindIn, kindsIn } from './kind-in.ts'
import { normaliseLine } from './normalise-line.ts'
import { readStatement } from './read-statement.ts'
import { slotsOf } from './size-slots.ts'
import { plainSize } from './uncovered-words.ts'

/** A SKU of a catalogue as its tables hold it; no prices. */
export type SkuRecord = {
  readonly productId: number
  readonly goodsId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly brand: string
  readonly category: string
  readonly specZh: string
  readonly specEn: string
  readonly values: Readonly<Record<string, string>>
  readonly standards: readonly string[]
  readonly unitCode: string
  readonly secUnitCode: string | null
  readonly isEnquiry: boolean
}

/** The same SKU in the words of the readers. */
export type SkuProfile = {
  readonly sku: SkuRecord
  readonly kind: Kind | null
  /** Every value by code; more than one where either is meant. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** Values that set SKUs of the same goods apart. */
  readonly text: string
  readonly tokens: ReadonlySet<string>
}

const direct: Readonly<Record<string, string>> = {
  od: 'od',
  wall: 't',
  thickness: 't',
  width: 'w',
  length: 'l',
  thread: 'thread',
  load: 'load',
  temp: 'temp',
  coatMass: 'coatMass',
  coatUm: 'coatUm',
  alPct: 'alPct',
  mgPct: 'mgPct',
  niPct: 'niPct',
  biPct: 'biPct',
  ingotKg: 'ingotKg',
}

/** Reads the names and values of a SKU with the readers of purchase lines, so that both say the same in the same words. */
export function describeSku(sku: SkuRecord): SkuProfile {
  const named = kindsIn(normaliseLine(sku.nameZh))
  const bySpec = kindIn(normaliseLine(sku.specZh))
  // Goods with two names (a block and a bracket) say in the specification which of them a SKU is.
  const kindId = (named.find(({ id }) => id === bySpec?.id) ?? named[0] ?? kindIn(normaliseLine(sku.category)))?.id
  const kind = kinds.find(({ id }) => id === kindId) ?? null
  const own = ownValues(sku, kind)
  const values = new Map<string, readonly string[]>(own)
  for (const { code, value } of readStatement(sku.nameZh).features) {
    if (own.has(code) && code !== 'percent') continue
    values.set(code, [...new Set([...(values.get(code) ?? []), value])])
  }
  addStandardParts(values)
  const text = normaliseLine(
    [sku.nameZh, sku.nameEn, sku.brand, sku.category, sku.specZh, sku.specEn, ...Object.values(sku.values), ...sku.standards].join(' , '),
  )
  const tokens = text.match(/[a-z0-9][a-z0-9.#/+-]*/g) ?? []
  return { sku, kind, values, text, tokens: new Set(tokens.flatMap((token) => [token, plainSize(token)])) }
}

function ownValues(sku: SkuRecord, kind: Kind | null): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  const add = (code: string, value: string | number | undefined) => {
    if (value === undefined || value === '') return
    const text = String(value)
    values.set(code, [...new Set([...(values.get(code) ?? []), text])])
  }
  for (const [code, raw] of Object.entries(sku.values)) {
    const value = normaliseLine(raw)
    const plain = direct[code]
    if (code === 'length') add('l', lengthOf(value))
    else if (plain !== undefined) for (const one of rangeOf(value)) add(plain, one)
    else readers[code]?.(value, add, kind)
    if (code === 'section' || code === 'form') addSection(value, add, kind)
  }
  for (const standard of sku.standards) for (const one of valuesOf('standard', normaliseLine(standard))) add('standard', one)
  return values
}

type Add = (code: string, value: string | number | undefined) => void

const readers: Readonly<Record<string, (value: string, add: Add, kind: Kind | null) => void>> = {
  dn: (value, add) => add('dn', /dn(\d+)/.exec(value)?.[1]),
  grade: (value, add, kind) => {
    for (const one of valuesOf('grade', value, kind?.id)) add('grade', one)
    for (const one of valuesOf('metalGrade', value, kind?.id)) add('metalGrade', one)
  },
  origin: (value, add) => add('origin', importedOrigin.exec(value)?.[0]),
  steelGrade: (value, add) => {
    const boxed = boxedGrade.exec(value)?.[1]
    for (const one of (boxed ?? value).split('/')) add('steelGrade', one.replace(/\+.*$/, ''))
  },
  coatType: (value, add) => add('coatType', /^(?:z|zm|az)$/.test(value) ? value : undefined),
  strength: (value, add) => add('strength', /^(?:\d+\.\d|a\d-\d+)$/.test(value) ? value : undefined),
  mesh: (value, add) => {
    for (const one of valuesOf('mesh', value)) add('mesh', one)
  },
  alloy: (value, add) => add('alloy', value),
  temper: (value, add) => add('temper', value),
  finish: (value, add) => add('finish', value.replaceAll(/[\s.]/g, '')),
  size: (value, add) => add('size', value),
  color: (value, add) => {
    for (const one of value.split('/')) add('color', one)
  },
  content: (value, add) => add('percent', value),
  purity: (value, add) => add('percent', value),
  zincDry: (value, add) => add('percent', value),
  bundleKg: (value, add) => add('pack', `${value}kg`),
  pack: (value, add) => {
    for (const one of valuesOf('pack', value)) add('pack', one)
    add('pack', packMass.exec(value)?.[1] === undefined ? undefined : `${packMass.exec(value)?.[1]}kg`)
  },
}

const lengthOf = (value: string): string => (/^\d+(?:\.\d+)?cm$/.test(value) ? String(Number.parseFloat(value) * 10) : value)

/** The size that a section writes, in the slots of its kind: L50×5, φ114×4.5, HW100×100, 16#a. */
function addSection(value: string, add: Add, kind: Kind | null): void {
  if (!kind) return
  const [whole = '', typedPrefix = '', list = ''] = /(hw|hn|hm|dn|φ|[a-z-])?\s*(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*)/.exec(value) ?? []
  const numbers = list === '' ? [] : list.split('x').map(Number)
  const prefix = /^(?:φ|dn|h[wnm])$/.test(typedPrefix) ? typedPrefix : ''
  if (kind.size === 'model') {
    const model = /(\d{1,2}(?:\.\d)?)#\s*([abc])?/.exec(value)
    if (model) return add('model', `${model[1]}${model[2] ?? ''}`)
  }
  if (kind.size === 'strand') {
    const [, type, diameter] = /(1x\d+)-(\d+(?:\.\d+)?)/.exec(value) ?? []
    add('strandType', type)
    return add('d', diameter)
  }
  if (/wire/i.test(kind.id))
    for (const [, wire, diameter] of value.matchAll(/(\d{1,2})#\s*\(φ(\d+(?:\.\d+)?)\)/g))
      return [add('wire', wire), add('d', Number(diameter))].forEach(() => undefined)
  if (kind.size === 'purlin') add('profile', /^[czu]$/.test(typedPrefix) ? typedPrefix : undefined)
  if (kind.id === 'alProfile') return add('profile', /\d{4}/.exec(value)?.[0])
  if (kind.id === 'hoop' || kind.id === 'lampPole' || whole === '') return
  const slots =
    numbers.length === 1 && (typedPrefix === 'φ' || kind.size === 'round')
      ? { [kind.size === 'pipe' || kind.size === 'tube' || kind.size === 'post' ? 'od' : 'd']: numbers[0] ?? 0 }
      : slotsOf(kind.size, { prefix, numbers, typed: value })
  for (const [code, one] of Object.entries(slots ?? {})) add(code, one)
  const [web, flange] = beamThickness[`${prefix}${list}`] ?? []
  add('web', web)
  add('flange', flange)
}

function valuesOf(code: string, text: string, kind = ''): readonly string[] {
  return featurePatterns
    .filter((one) => one.code === code && (!one.kinds || one.kinds.test(kind)))
    .flatMap(({ pattern, read }) =>
      [...text.matchAll(pattern)].flatMap(
        (match) =>
          read(
            match.slice(1).map((group) => group ?? ''),
            text,
          ) ?? [],
      ),
    )
}

/** A standard with its year is also said without it. */
function addStandardParts(values: Map<string, readonly string[]>): void {
  const all = values.get('standard')
  if (all) values.set('standard', [...new Set(all.flatMap((one) => [one, one.replace(/[-:](?:19|20)\d{2}$/, '')]))])
}
