import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serializeResponse } from './serialize-response.ts'

const inner = z.object({ a: z.number().nullable(), b: z.string().optional(), c: z.array(z.string()) })
const schema = z.object({
  id: z.number(),
  whole: z.number().int(),
  flag: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(['x', 'y']).nullable(),
  list: z.array(inner),
  one: inner.nullable(),
  record: z.record(z.string(), z.string()),
  short: z.string().max(3),
  either: z.union([z.string(), z.object({ z: z.boolean() })]),
  many: z.array(z.number()).max(2).optional(),
  usual: z.number().default(7),
  anything: z.unknown(),
})

const aNumber = fc.oneof(fc.integer(), fc.double(), fc.constant(-0))
const anInner = fc.record(
  { c: fc.array(fc.string(), { maxLength: 2 }), a: fc.option(aNumber), b: fc.string(), more: fc.string() },
  { requiredKeys: ['a', 'c'] },
)
const right = fc.record(
  {
    id: aNumber,
    whole: fc.oneof(fc.integer(), fc.double()),
    flag: fc.constantFrom<unknown>(0, 1),
    kind: fc.constantFrom('x', 'y', null),
    list: fc.array(anInner, { maxLength: 3 }),
    one: fc.option(anInner),
    record: fc.dictionary(fc.string(), fc.string()),
    short: fc.string({ maxLength: 3 }),
    either: fc.oneof(fc.string(), fc.record({ z: fc.boolean(), y: fc.boolean() })),
    many: fc.array(fc.integer(), { maxLength: 2 }),
    usual: fc.integer(),
    anything: fc.anything(),
    undeclared: fc.string(),
  },
  { requiredKeys: ['id', 'whole', 'flag', 'kind', 'list', 'one', 'record', 'short', 'either', 'anything'] },
)
const keys = Object.keys(schema.shape)
/** The same in another order of its keys, or with one value that may be wrong. */
const spoiled = fc.tuple(right, fc.constantFrom(...keys, 'none'), fc.anything(), fc.boolean()).map(([value, key, wrong, turned]) => {
  const entries = Object.entries(value)
  const all = Object.fromEntries(turned ? entries.toReversed() : entries)
  return key === 'none' ? all : { ...all, [key]: wrong }
})

test('answers what the schema answers, in the same order, and refuses what it refuses', () => {
  let fitting = 0
  fc.assert(
    fc.property(fc.oneof(right, spoiled), (value) => {
      const wanted = schema.safeParse(value)
      if (!wanted.success) {
        expect(() => serializeResponse(schema, value)).toThrow(wanted.error.message)
        return
      }
      fitting += 1
      const answer = serializeResponse(schema, value)
      expect(answer).toStrictEqual(wanted.data)
      expect(orderOf(answer)).toEqual(orderOf(wanted.data))
    }),
    { numRuns: 2_000 },
  )
  expect(fitting).toBeGreaterThan(100)
})

function orderOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(orderOf)
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).map(([key, own]) => [key, orderOf(own)])
}

test('what is answered is a copy to the last list', () => {
  const value = { a: 1, b: 'b', c: ['c'] }
  const answer = serializeResponse(z.array(inner), [value])
  answer[0]?.c.push('d')
  if (answer[0]) answer[0].a = 2
  expect(value).toEqual({ a: 1, b: 'b', c: ['c'] })
})
