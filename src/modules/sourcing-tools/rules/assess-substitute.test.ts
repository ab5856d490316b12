import { expect, test } from 'vitest'
import { gradeMatch, groupInText, groupOf } from './equivalence-groups.ts'
import { assessSubstitute, type MatchedAttribute } from './assess-substitute.ts'

type Values = Readonly<Record<string, string>>
const assessment = (attributes: readonly MatchedAttribute[], values: Values, offered: Values) =>
  assessSubstitute(attributes, { values: values, standards: [], categoryId: 1 }, { values: offered, standards: [], categoryId: 1 })
const zinc = [
  { code: 'grade', rule: 'equivGroup' },
  { code: 'pbMax', rule: 'lte' },
  { code: 'cdMax', rule: 'lte' },
  { code: 'ingotKg', rule: 'ignore' },
]
const pipe = [
  { code: 'dn', rule: 'exact' },
  { code: 'wall', rule: 'exact' },
  { code: 'coatMass', rule: 'gte' },
  { code: 'steelGrade', rule: 'equivGroup' },
]
const special = { grade: 'Zn99.995', pbMax: '0.003', cdMax: '0.002', ingotKg: '20-25' }

test('the same grade with limits that are no wider is the same, whatever the ingots weigh', () => {
  const judged = assessment(zinc, special, { ...special, pbMax: '0.002', ingotKg: '29' })
  expect(judged?.kind).toBe('same')
  expect(judged?.rows.map((row) => row.verdict)).toEqual(['same', 'better', 'same', 'free'])
})

test("another system's grade with a wider cadmium limit is a suggestion with two points", () => {
  const judged = assessment(zinc, special, { grade: 'Z1', pbMax: '0.003', cdMax: '0.003' })
  expect(judged?.kind).toBe('suggested')
  expect(judged?.rows.filter((row) => row.verdict !== 'same' && row.verdict !== 'free').map((row) => [row.code, row.verdict])).toEqual([
    ['grade', 'alike'],
    ['cdMax', 'worse'],
  ])
})

test('a higher grade may stand for a lower one, and never the other way round', () => {
  expect(assessment(zinc, { grade: 'Zn99.99' }, { grade: 'Zn99.995' })).toMatchObject({
    kind: 'suggested',
    rows: [{ verdict: 'higher' }],
  })
  expect(assessment(zinc, { grade: 'Zn99.995' }, { grade: 'Zn99.99' })).toBeNull()
  expect(assessment([{ code: 'coatType', rule: 'equivGroup' }], { coatType: 'ZM' }, { coatType: 'Z' })).toBeNull()
})

test('what must be exact decides alone; three open points are too many; a heavier coating is better', () => {
  const wanted = { dn: 'DN100', wall: '4', coatMass: '300', steelGrade: 'Q235B' }
  expect(assessment(pipe, wanted, { ...wanted, coatMass: '500' })?.kind).toBe('same')
  expect(assessment(pipe, wanted, { ...wanted, dn: 'DN80' })).toBeNull()
  expect(assessment(pipe, wanted, { dn: 'DN100', wall: '4', steelGrade: 'S235JR' })?.kind).toBe('suggested')
  expect(assessment(pipe, wanted, { dn: 'DN100', coatMass: '300', steelGrade: 'Q235B' })).toBeNull()
  expect(assessment(pipe, wanted, { dn: 'DN100', wall: '4', coatMass: '275', steelGrade: 'Q355B' })?.kind).toBe('suggested')
})

test('goods of which nothing is said stand for nothing', () => {
  expect(assessment(zinc, {}, special)).toBeNull()
  expect(assessment(zinc, { ingotKg: '25' }, { ingotKg: '25' })).toBeNull()
})

test('a content within a tenth is near, further off is different', () => {
  const rules = [
    { code: 'alPct', rule: 'range' },
    { code: 'form', rule: 'exact' },
  ]
  const form = 'ingot'
  expect(assessment(rules, { alPct: '5', form }, { alPct: '5.4', form })?.rows[0]?.verdict).toBe('near')
  expect(assessment(rules, { alPct: '5', form }, { alPct: '11', form })).toBeNull()
  expect(assessment(rules, { alPct: '4.2-6.2', form }, { alPct: '5', form })?.kind).toBe('same')
})

test('grades and standards are found by any of their names, the longest first, and not inside other words', () => {
  expect(groupOf('sus 304')?.id).toBe('ss304')
  expect(gradeMatch('Galfan', 'Zn-5Al-MM')).toBe('named')
  expect(groupInText('304L 不锈钢板 3mm')?.group.id).toBe('ss304l')
  expect(groupInText('ASTM A123 槽钢')?.group.id).toBe('hdg-std')
  expect(groupInText('Z275 镀锌板')).toBeNull()
  expect(groupInText('锌锭')).toBeNull()
})

test('a strength alone names nothing; another leaf needs the grade and a limit beside it', () => {
  const content = [{ code: 'content', rule: 'gte' }]
  expect(assessment(content, { content: '95' }, { content: '99' })).toBeNull()
  const of = (values: Values, categoryId: number) => ({ values, standards: [], categoryId })
  expect(assessSubstitute(zinc, of(special, 111), of(special, 112))?.kind).toBe('same')
  const steel = [
    { code: 'steelGrade', rule: 'equivGroup' },
    { code: 'coatUm', rule: 'gte' },
  ]
  const tower = { steelGrade: 'Q235B', coatUm: '86' }
  expect(assessSubstitute(steel, of(tower, 351), of(tower, 353))).toBeNull()
  expect(assessSubstitute(steel, of(tower, 351), of(tower, 351))?.kind).toBe('same')
})

test('pure zinc is no better alloy', () => {
  const wire = [
    { code: 'section', rule: 'exact' },
    { code: 'purity', rule: 'gte' },
  ]
  const section = 'φ2.0mm'
  expect(assessment(wire, { section, purity: '85' }, { section, purity: '99.995' })).toBeNull()
  expect(assessment(wire, { section, purity: '99.5' }, { section, purity: '99.995' })?.kind).toBe('same')
})

test('the standard without its edition is the same; another one is a point to agree on', () => {
  const made = (standards: readonly string[]) => ({ values: special, standards, categoryId: 111 })
  const row = (wanted: readonly string[], offered: readonly string[]) => {
    const judged = assessSubstitute(zinc, made(wanted), made(offered))
    return [judged?.kind, judged?.rows.at(-1)?.verdict]
  }
  expect(row(['GB/T 470-2008'], ['GB/T 470'])).toEqual(['same', 'same'])
  expect(row(['GB/T 13912-2020'], ['ISO 1461'])).toEqual(['suggested', 'alike'])
  expect(row(['GB/T 799'], ['GB/T 5782-2016'])).toEqual(['suggested', 'other'])
  expect(row(['GB/T 5267.3-2008', 'DL/T 284'], ['GB/T 5267.3-2008', 'GB/T 5782'])).toEqual(['suggested', 'other'])
  expect(row(['GB/T 470-2008'], [])).toEqual(['suggested', 'unknown'])
  expect(assessSubstitute(zinc, made([]), made(['GB/T 470']))?.rows.map((assessedRow) => assessedRow.code)).not.toContain('standard')
})
