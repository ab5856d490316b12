import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const measure = (text: string) => text.length

test('words stay whole, Chinese breaks anywhere, and what is too long ends with an ellipsis', () => {
  expect(wrapText('Hot-dip galvanized pipe DN50', 16, measure, 3)).toEqual(['Hot-dip', 'galvanized pipe', 'DN50'])
  expect(wrapText('热镀锌焊管 DN50×3.5', 5, measure, 3)).toEqual(['热镀锌焊管', 'DN50×3.5'])
  expect(wrapText('热镀锌焊接钢管', 4, measure, 1)).toEqual(['热镀锌…'])
  expect(wrapText('', 4, measure, 2)).toEqual([])
})
