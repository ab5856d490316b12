import { expect, test } from 'vitest'
import { aFuzzedHouse, expectUnharmed, fuzzedCalls, oddBoundaries } from '../../fixtures/inputs/fuzzing.ts'
import { nameOfCall } from '../../fixtures/server/declared-endpoints.ts'
import { partOf } from './parts.ts'

const fuzzed = await aFuzzedHouse()

for (const call of partOf(fuzzedCalls, 3))
  test(`${nameOfCall(call)} answers every boundary value honestly`, async () => {
    const odd = await oddBoundaries(fuzzed, call)
    expect(odd.slice(0, 5), `${odd.length} odd answers`).toEqual([])
  })

test('after all that the house stands as before', () => expectUnharmed(fuzzed))
