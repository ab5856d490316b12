import { expect, test } from 'vitest'
import { priceBand } from './price-band.ts'

test.for([
  [0, 0, 'few'],
  [2, 0, 'few'],
  [3, 0, 'low'],
  [3, 1, 'middle'],
  [3, 2, 'middle'],
  [3, 3, 'high'],
  [10, 3, 'low'],
  [10, 4, 'middle'],
  [10, 7, 'high'],
] as const)('among %i others with %i cheaper it is %s', ([rivals, cheaper, band]) => expect(priceBand(rivals, cheaper)).toBe(band))
