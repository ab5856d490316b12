/** Limits of one element in mass percent. `total` limits the sum of everything but zinc. */
export type ElementLimit = { readonly element: string; readonly min?: string; readonly max?: string }
export type GradeLimits = {
  readonly grade: string
  readonly standard: string
  /** Other names that goods carry. */
  readonly names: readonly string[]
  readonly limits: readonly ElementLimit[]
}

function zincIngot(grade: string, names: readonly string[], zinc: string, most: Readonly<Record<string, string>>): GradeLimits {
  const limits = Object.entries(most).map(([element, max]) => ({ element, max }))
  return { grade, standard: 'GB/T 470-2008', names, limits: [{ element: 'Zn', min: zinc }, ...limits] }
}

/** Grades whose limits are known (industry.md §1.1, §1.2). Where a standard limits more elements than stand here, only these are checked. */
export const gradeLimits: readonly GradeLimits[] = [
  zincIngot('Zn99.995', ['0#锌'], '99.995', {
    Pb: '0.003',
    Cd: '0.002',
    Fe: '0.001',
    Cu: '0.001',
    Sn: '0.001',
    Al: '0.001',
    total: '0.005',
  }),
  zincIngot('Zn99.99', ['1#锌'], '99.99', { Pb: '0.005', Cd: '0.003', Fe: '0.003', Cu: '0.002', Sn: '0.001', Al: '0.002', total: '0.01' }),
  zincIngot('Zn99.95', [], '99.95', { Pb: '0.03', Cd: '0.01', Fe: '0.02', Cu: '0.002', Sn: '0.001', Al: '0.01', total: '0.05' }),
  zincIngot('Zn99.5', [], '99.5', { Pb: '0.45', Cd: '0.01', Fe: '0.05', total: '0.5' }),
  zincIngot('Zn98.5', [], '98.5', { Pb: '1.4', Cd: '0.01', Fe: '0.05', total: '1.5' }),
  {
    grade: 'ZnAl4',
    standard: 'GB/T 8738-2014',
    names: [],
    limits: [
      { element: 'Al', min: '3.9', max: '4.3' },
      { element: 'Mg', min: '0.03', max: '0.06' },
    ],
  },
  {
    grade: 'ZnAl4Cu1',
    standard: 'GB/T 8738-2014',
    names: [],
    limits: [
      { element: 'Al', min: '3.9', max: '4.3' },
      { element: 'Mg', min: '0.03', max: '0.06' },
    ],
  },
  {
    grade: 'ZnAl4Cu3',
    standard: 'GB/T 8738-2014',
    names: [],
    limits: [
      { element: 'Al', min: '3.9', max: '4.3' },
      { element: 'Mg', min: '0.03', max: '0.06' },
      { element: 'Cu', min: '2.7', max: '3.3' },
    ],
  },
  {
    grade: 'Z38510',
    standard: 'ASTM B750',
    names: ['Galfan'],
    limits: [
      { element: 'Al', min: '4.2', max: '6.2' },
      { element: 'Fe', max: '0.075' },
      { element: 'Si', max: '0.015' },
      { element: 'Pb', max: '0.005' },
      { element: 'Cd', max: '0.005' },
      { element: 'Sn', max: '0.002' },
    ],
  },
]
