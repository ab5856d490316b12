import { expect, test } from 'vitest'
import { missOf, missWord } from './search-miss.ts'

test.for([
  [{ total: 0, match: 'similar', meant: '' }, 'nothing'],
  [{ total: 0, match: 'exact', meant: '' }, 'filtered'],
  [{ total: 0, match: 'none', meant: '' }, 'filtered'],
  [{ total: 3, match: 'some', meant: '' }, 'some'],
  [{ total: 3, match: 'similar', meant: '角钢' }, 'similar'],
  [{ total: 3, match: 'exact', meant: '' }, null],
] as const)('%o is %s', ([answer, result]) => expect(missOf(answer)).toBe(result))

test.for([
  ['  Angle   Bar ', 'angle bar'],
  ['Q235B 角钢', 'q235b 角钢'],
  ['6901234567', '6901234567'],
  ['13800000001', ''],
  ['找 138 0000 0001 的订单', ''],
  ['350211199001011234', ''],
  ['someone@example.com', ''],
] as const)('%s is kept as "%s"', ([typed, kept]) => expect(missWord(typed)).toBe(kept))
