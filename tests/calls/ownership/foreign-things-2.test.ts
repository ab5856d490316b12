import { test } from 'vitest'
import { aForeignHouse, expectLikeAbsent } from '../../fixtures/people/foreign-house.ts'
import { foreignFields } from '../../fixtures/people/pointing-fields.ts'
import { nameOfCall } from '../../fixtures/server/declared-endpoints.ts'

const foreign = await aForeignHouse()
const cases = foreignFields(foreign.things)

// Every other one here, the rest in the file beside this one.
for (const { call, field } of cases.filter((_, place) => place % 2 === 1))
  test(`${nameOfCall(call)}: a foreign ${field} answers like an absent one and moves nothing`, () =>
    expectLikeAbsent(foreign, { call, field }))
