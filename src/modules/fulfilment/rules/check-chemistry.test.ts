import { expect, test } from 'vitest'
import { checkChemistry, gradeNamedIn, limitsOf } from './check-chemistry.ts'
import { certificateMachine } from './certificate-machine.ts'

const assay = (values: Record<string, string>) => Object.entries(values).map(([element, percent]) => ({ element, percent }))
const shg = { Zn: '99.9962', Pb: '0.0021', Cd: '0.0003', Fe: '0.0006', Cu: '0.0002', Sn: '0.0001', Al: '0.0001' }

test.each([
  ['Zn99.995', shg, 'CONFORMS'],
  ['0#锌', shg, 'CONFORMS'],
  ['Zn99.99', shg, 'CONFORMS'],
  ['Zn99.995', { ...shg, Pb: '0.003' }, 'CONFORMS'],
  ['Zn99.995', { ...shg, Pb: '0.0031' }, 'DEVIATES'],
  ['Zn99.995', { ...shg, Cd: '0.0025' }, 'DEVIATES'],
  ['Zn99.99', { ...shg, Cd: '0.0025' }, 'CONFORMS'],
  ['Zn99.995', { ...shg, Zn: '99.9949' }, 'DEVIATES'],
  // Each below its own limit, together above 0.005.
  ['Zn99.995', { ...shg, Pb: '0.003', Cd: '0.001', Fe: '0.001' }, 'DEVIATES'],
  ['Zn99.995', { Zn: '99.996', Pb: '0.001' }, 'INCOMPLETE'],
  ['ZnAl4', { Al: '4.1', Mg: '0.04' }, 'CONFORMS'],
  ['ZnAl4', { Al: '4.4', Mg: '0.04' }, 'DEVIATES'],
  ['Q235B', shg, 'NO_LIMITS'],
  ['', shg, 'NO_LIMITS'],
] as const)('%s with %o: %s', (grade, values, verdict) => {
  expect(checkChemistry(grade, assay(values)).verdict).toBe(verdict)
})

test('every line says what was measured, between which limits, and whether it fits', () => {
  const { lines, standard } = checkChemistry('Zn99.995', assay({ ...shg, Pb: '0.0031', Ni: '0.0001' }))
  expect(standard).toBe('GB/T 470-2008')
  expect(lines.find((line) => line.element === 'Pb')).toEqual({ element: 'Pb', percent: '0.0031', min: '', max: '0.003', fits: false })
  expect(lines.find((line) => line.element === 'Ni')?.fits).toBeNull()
  expect(lines.find((line) => line.element === 'total')?.percent).toBe('0.0045')
})

test('a grade is found in the name of goods, the longer one first', () => {
  expect(gradeNamedIn('双燕 0#锌锭 Zn99.995 上海现货')).toBe('Zn99.995')
  expect(gradeNamedIn('1#锌锭 Zn 99.99')).toBe('Zn99.99')
  expect(gradeNamedIn('压铸锌合金 ZnAl4Cu1')).toBe('ZnAl4Cu1')
  expect(gradeNamedIn('镀锌钢管 DN50')).toBe('')
  expect(limitsOf('zn99.995')?.grade).toBe('Zn99.995')
})

test('a certificate is made void once, by its store alone', () => {
  expect(certificateMachine.next('VALID', 'void', 'store')).toBe('VOID')
  expect(certificateMachine.next('VOID', 'void', 'store')).toMatchObject({ code: expect.any(String) })
})
