import { expect, test } from 'vitest'
import { pictureWidths as made } from '../../src/adapters/images/picture-store.ts'
import { pictureWidths as drawn } from '../../src/ui/basic/picture-source.ts'

test('every width that a page asks for is one that the server makes', () => {
  expect(drawn.filter((width) => !made.some((one) => one === width))).toEqual([])
})
