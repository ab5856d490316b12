import { expect, test } from 'vitest'
import { gradeMatch, groupInText, groupOf } from './equivalence-groups.ts'
import { judgeSubstitute } from './judge-substitute.ts'

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
  const judged = judgeSubstitute(zinc, special, { ...special, pbMax: '0.002', ingotKg: '29' })
  expect(judged?.kind).toBe('same')
  expect(judged?.rows.map((row) => row.verdict)).toEqual(['same', 'better', 'same', 'free'])
})

test("another system's grade with a wider cadmium limit is a suggestion with two points", () => {
  const judged = judgeSubstitute(zinc, special, { grade: 'Z1', pbMax: '0.003', cdMax: '0.003' })
  expect(judged?.kind).toBe('suggested')
  expect(judged?.rows.filter((row) => row.verdict !== 'same' && row.verdict !== 'free').map((row) => [row.code, row.verdict])).toEqual([
    ['grade', 'alike'],
    ['cdMax', 'worse'],
  ])
})

test('a higher grade may stand for a lower one, and never the other way round', () => {
  expect(judgeSubstitute(zinc, { grade: 'Zn99.99' }, { grade: 'Zn99.995' })).toMatchObject({
    kind: 'suggested',
    rows: [{ verdict: 'higher' }],
  })
  expect(judgeSubstitute(zinc, { grade: 'Zn99.995' }, { grade: 'Zn99.99' })).toBeNull()
  expect(judgeSubstitute([{ code: 'coatType', rule: 'equivGroup' }], { coatType: 'ZM' }, { coatType: 'Z' })).toBeNull()
})

test('what must be exact decides alone; three open points are too many; a heavier coating is better', () => {
  const wanted = { dn: 'DN100', wall: '4', coatMass: '300', steelGrade: 'Q235B' }
  expect(judgeSubstitute(pipe, wanted, { ...wanted, coatMass: '500' })?.kind).toBe('same')
  expect(judgeSubstitute(pipe, wanted, { ...wanted, dn: 'DN80' })).toBeNull()
  expect(judgeSubstitute(pipe, wanted, { dn: 'DN100', wall: '4', steelGrade: 'S235JR' })?.kind).toBe('suggested')
  expect(judgeSubstitute(pipe, wanted, { dn: 'DN100' })).toBeNull()
})

test('goods of which nothing is said stand for nothing', () => {
  expect(judgeSubstitute(zinc, {}, special)).toBeNull()
  expect(judgeSubstitute(zinc, { ingotKg: '25' }, { ingotKg: '25' })).not.toBeNull()
})

test('a content within a tenth is near, further off is different', () => {
  const rules = [{ code: 'alPct', rule: 'range' }]
  expect(judgeSubstitute(rules, { alPct: '5' }, { alPct: '5.4' })?.rows[0]?.verdict).toBe('near')
  expect(judgeSubstitute(rules, { alPct: '5' }, { alPct: '11' })).toBeNull()
  expect(judgeSubstitute(rules, { alPct: '4.2-6.2' }, { alPct: '5' })?.kind).toBe('same')
})

test('grades and standards are found by any of their names, the longest first, and not inside other words', () => {
  expect(groupOf('sus 304')?.id).toBe('ss304')
  expect(gradeMatch('Galfan', 'Zn-5Al-MM')).toBe('named')
  expect(groupInText('304L 不锈钢板 3mm')?.group.id).toBe('ss304l')
  expect(groupInText('ASTM A123 槽钢')?.group.id).toBe('hdg-std')
  expect(groupInText('Z275 镀锌板')).toBeNull()
  expect(groupInText('锌锭')).toBeNull()
})
