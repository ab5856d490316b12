import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '../../../src/api/endpoint.ts'
import { boundaryValues, oddJson } from '../../fixtures/inputs/boundary-values.ts'
import { encodings, json } from '../../fixtures/inputs/encodings.ts'
import {
  aFuzzedHouse,
  expectUnharmed,
  fuzzedCalls,
  headersOf,
  oddAnswer,
  oddOnce,
  oddResponse,
  perCall,
} from '../../fixtures/inputs/fuzzing.ts'
import { fieldNames, inputSchema, plausibleInput } from '../../fixtures/inputs/plausible-input.ts'
import { nameOfCall } from '../../fixtures/server/declared-endpoints.ts'
import { partOf, parts } from './parts.ts'

const fuzzed = await aFuzzedHouse()

test('every call is in one of the files of this folder', () => {
  const numbers = Array.from({ length: parts }, (_, place) => place + 1)
  const files = readdirSync(import.meta.dirname).filter((name) => name.startsWith('boundary-values-'))
  expect(files.toSorted()).toEqual(numbers.map((part) => `boundary-values-${part}.test.ts`))
  expect(new Set(numbers.flatMap((part) => partOf(fuzzedCalls, part)))).toEqual(new Set(fuzzedCalls))
})

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...boundaryValues),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)
const mixture = fc.tuple(
  fc.constantFrom(...encodings),
  fc.dictionary(fc.string({ maxLength: 6 }), value, { maxKeys: 3 }),
  fc.array(value, { maxLength: 4 }),
  fc.nat(),
)
type Mixture = typeof mixture extends fc.Arbitrary<infer Made> ? Made : never

/** An input of valid, nearly valid and senseless parts, and what is wrong with its answer. `sent`: what needs not travel again. */
async function oddMixture(call: AnyEndpoint, [encoding, junk, values, seed]: Mixture, sent?: Set<string>): Promise<string | null> {
  const schema = inputSchema(call)
  const fields = fieldNames(schema)
  const given = Object.fromEntries(values.map((one, place) => [fields[(seed + place) % Math.max(1, fields.length)] ?? 'x', one]))
  const input = { ...(plausibleInput(schema, { ...fuzzed.real, ...given }) as object), ...junk }
  const wrong = await (sent ? oddOnce(fuzzed, call, input, encoding, sent) : oddAnswer(fuzzed, call, input, encoding))
  return wrong && `${encoding} ${json(input).slice(0, 400)}: ${wrong}`
}

test('every call answers mixtures of valid, nearly valid and senseless inputs honestly', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fuzzedCalls), mixture, async (call, mixed) => {
      expect(await oddMixture(call, mixed)).toBeNull()
    }),
    { numRuns: 800 },
  )
})

// The long form gives each call as many, judged as boundary values are, and goes on behind an odd answer: one run tells of all of them.
const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 1)
// FUZZ_FROM and FUZZ_UNTIL: some of the calls by their places, for a run in parts.
const [from, until] = [Number(process.env['FUZZ_FROM'] ?? 0), Number(process.env['FUZZ_UNTIL'] ?? fuzzedCalls.length)]
const lanes = 4
for (const [place, call] of (perCall > 0 ? fuzzedCalls : []).entries())
  test.runIf(place >= from && place < until)(
    `${nameOfCall(call)} answers ${perCall} mixtures honestly`,
    { timeout: Math.max(120_000, perCall * 500) },
    async () => {
      const mixtures = fc.sample(mixture, { numRuns: perCall, seed: fuzzSeed + place })
      const odd: string[] = []
      const sent = new Set<string>()
      const times: number[] = []
      const lane = async (): Promise<void> => {
        for (let mixed = mixtures.pop(); mixed; mixed = mixtures.pop()) {
          const [began, before] = [performance.now(), sent.size]
          const wrong = await oddMixture(call, mixed, sent)
          if (sent.size > before) times.push(performance.now() - began)
          if (wrong) odd.push(wrong)
        }
      }
      await Promise.all(Array.from({ length: lanes }, lane))
      times.sort((one, other) => one - other)
      const [p50 = 0, p99 = 0] = [0.5, 0.99].map((part) => times[Math.floor(times.length * part)])
      const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20)
      process.stdout.write(
        `${place + 1}/${fuzzedCalls.length} ${nameOfCall(call)}: ${perCall} inputs, ${sent.size} sent, ${odd.length} odd, p50 ${Math.round(p50)} p99 ${Math.round(p99)} ms, ${megabytes} MB\n`,
      )
      for (const one of odd.slice(0, 3)) process.stdout.write(`  odd: ${one}\n`)
      expect(odd.slice(0, 5), `${odd.length} odd answers`).toEqual([])
    },
  )

test(
  'odd JSON texts are refused or answered, never a server error',
  async () => {
    const odd: string[] = []
    for (const call of fuzzedCalls.filter((anyEndpoint) => anyEndpoint.method === 'POST')) {
      for (const body of oddJson) {
        const headers = { ...headersOf(fuzzed, call), 'content-type': 'application/json' }
        const response = await fetch(`${fuzzed.house.address}/${call.path}`, { method: 'POST', headers, body })
        const wrong = oddResponse(response, await response.text())
        if (wrong) odd.push(`${nameOfCall(call)} ${body.slice(0, 40)}: ${wrong}`)
      }
    }
    expect(odd.slice(0, 10), `${odd.length} odd answers`).toEqual([])
  },
  Math.max(300_000, perCall * 1_000),
)

test('after all that the house stands as before', () => expectUnharmed(fuzzed))
