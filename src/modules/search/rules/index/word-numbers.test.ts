import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyWordNumbers, numberOfPart, numberOfWord, numberWord } from './word-numbers.ts'

test('every word keeps its number, also where it stands in a longer text, and an unknown one has none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }), { maxLength: 2_000, size: 'max' }), (words) => {
      const numbers = emptyWordNumbers()
      const [unknown, ...known] = words
      for (const word of known) numberWord(numbers, word)
      for (const [number, word] of known.entries()) {
        expect(numberOfWord(numbers, word)).toBe(number)
        expect(numberOfPart(numbers, `锌${word}锭`, 1, 1 + word.length)).toBe(number)
      }
      if (unknown !== undefined) expect(numberOfWord(numbers, unknown)).toBe(-1)
    }),
    { numRuns: 30 },
  )
})
