import { expect, test } from 'vitest'
import { aForeignHouse, expectLikeAbsent } from '../../fixtures/people/foreign-house.ts'
import { fieldsOfNobody, foreignFields } from '../../fixtures/people/pointing-fields.ts'
import { nameOfCall } from '../../fixtures/server/declared-endpoints.ts'

const foreign = await aForeignHouse()
const cases = foreignFields(foreign.things)

test('every field that points at something is either public or has an owner in this test', () => {
  expect(fieldsOfNobody(foreign.things), 'say in pointing-fields.ts what these point at').toEqual([])
  expect(cases.length).toBeGreaterThan(300)
})

// Every other one here, the rest in the file beside this one.
for (const { call, field } of cases.filter((_, place) => place % 2 === 0))
  test(`${nameOfCall(call)}: a foreign ${field} answers like an absent one and moves nothing`, () =>
    expectLikeAbsent(foreign, { call, field }))
