import { expect, test } from 'vitest'
import * as z from 'zod'
import { declaredCalls, nameOfCall } from '../fixtures/server/declared-endpoints.ts'

/** What lies below defaults, optionals and the rest. */
function core(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod
  return 'innerType' in def ? core(def.innerType as z.core.$ZodType) : schema
}

const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success

/** Numbers and flags that a field takes as such but not as the text of an urlencoded body. */
function deafFields(schema: z.core.$ZodType): readonly string[] {
  const { def } = core(schema)._zod
  if (!('shape' in def)) return []
  const shape = def.shape as Readonly<Record<string, z.core.$ZodType>>
  return Object.entries(shape).flatMap(([name, field]) =>
    [0, 1, 2, 25.5, true].some((value) => accepts(field, value) && !accepts(field, String(value))) ? [name] : [],
  )
}

// The browser sends whatever has no structure urlencoded (specification §7): there every value is a text.
test('every number and flag of an input is heard as the text of an urlencoded body as well', () => {
  const deaf = declaredCalls.flatMap((call) => deafFields(call.input).map((name) => `${nameOfCall(call)}: ${name}`))
  expect(deaf).toEqual([])
})
