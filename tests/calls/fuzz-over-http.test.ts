import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import { refusal } from '../../src/api/envelope.ts'
import { parseInput } from '../../src/api/input.ts'
import { boundaryValues, insideOut, oddJson } from '../fixtures/inputs/boundary-values.ts'
import { inviteAccept, subAccountRemove } from '../../src/modules/enterprise/endpoints.ts'
import { memberSetSales, memberSuspend } from '../../src/modules/member/endpoints-admin.ts'
import { aCast, type RoleName } from '../fixtures/people/actors.ts'
import { declaredCalls, nameOfCall } from '../fixtures/server/declared-endpoints.ts'
import { ownedThings } from '../fixtures/people/ownership-fixtures.ts'
import { asReceived, asText, bodyOf, encodings, json, queryText, type Encoding } from '../fixtures/inputs/encodings.ts'
import { fieldNames, inputSchema, plausibleInput } from '../fixtures/inputs/plausible-input.ts'
import { aServedHouse } from '../fixtures/server/calls-server.ts'
import { peopleOf } from '../fixtures/browser/walk.ts'
import { logout } from '../../src/modules/identity/endpoints.ts'
import { isFailure } from '../../src/kernel/failure/failure.ts'

const house = await aServedHouse()
const cast = await aCast(house)
const things = await ownedThings(house, cast)
const real = {
  ...Object.fromEntries(Object.entries(things).map(([name, values]) => [name, name.endsWith('Ids') ? values : values[0]])),
  productId: things.ware[0],
  storeId: 1001,
}

// `npm run assure` sends a thousand to each call.
const perCall = Number(process.env['FUZZ_PER_CALL'] ?? 0)
const mostTries = perCall > 0 ? 5 : 1
let keys = 0

/** Sends an input as somebody who passes the guard. */
function send(call: AnyEndpoint, input: unknown, encoding: Encoding): Promise<Response> {
  keys += 1
  const headers: Record<string, string> = {
    'sec-fetch-site': 'same-origin',
    'idempotency-key': `fuzz-${process.pid}-${keys}`,
    authorization: `Bearer ${cast[insiderOf(call)].token}`,
    'accept-encoding': 'identity',
  }
  const url = `${house.address}/${call.path}`
  if (call.method === 'GET') return fetch(`${url}?${queryText(input)}`, { headers })
  const { body, type } = bodyOf(input, encoding)
  return fetch(url, { method: 'POST', body, headers: type ? { ...headers, 'content-type': type } : headers })
}

type Answer = { readonly state: number; readonly code?: string; readonly errors?: object }

/** Sends an input; who is told "busy", as happens on a machine that does other work for hours, comes again as late as it was told. */
async function answerTo(call: AnyEndpoint, input: unknown, encoding: Encoding, tries = mostTries): Promise<Response> {
  const response = await send(call, input, encoding)
  if (response.status !== 503 || tries <= 1) return response
  await response.body?.cancel()
  await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after') ?? 1) * 1_000))
  return answerTo(call, input, encoding, tries - 1)
}

/** What is wrong with the answer to an input; null when it is an honest one. */
async function oddAnswer(call: AnyEndpoint, input: unknown, encoding: Encoding): Promise<string | null> {
  const response = await answerTo(call, input, encoding)
  return oddResponse(response, await response.text())
}

function oddResponse(response: Response, text: string): string | null {
  if (response.status >= 500) return `${response.status} ${text.slice(0, 200)}`
  if (!response.headers.get('content-type')?.startsWith('application/json')) return `no JSON: ${text.slice(0, 100)}`
  return oddText(text) ?? (response.status === 200 || response.status >= 400 ? null : `status ${response.status}`)
}

function oddText(text: string): string | null {
  if (insideOut.test(text)) return `tells of its inside: ${text.slice(0, 300)}`
  const answer: Answer = JSON.parse(text)
  // A value that only the database refused: the schema should have named the field.
  if (answer.code === 'api.invalid' && !answer.errors) return 'the schema let it through to the database'
  // What a bug answers with: nothing that a client sends may be "try again".
  return answer.code === 'api.tryAgain' ? 'a bug: api.tryAgain' : null
}

/**
 * Judges an input in an encoding. What the schema reads as the very input that was sent before, or refuses in the same
 * words, cannot be told apart behind the schema: that refusal is judged here, and only the first of its kind travels.
 * It must come back as it was expected, so that this shortcut sees what the server sees.
 */
async function oddOnce(call: AnyEndpoint, input: unknown, encoding: Encoding, sent: Set<string>): Promise<string | null> {
  const parsed = parseInput(call.input, asReceived(call.method, input, encoding))
  const refused = isFailure(parsed) ? refusal(parsed, 'zh', (_lang, { code }) => code) : null
  const kind = `${encoding} ${json(refused ?? parsed)}`
  if (sent.has(kind)) return refused && oddText(json(refused))
  sent.add(kind)
  const response = await answerTo(call, input, encoding)
  const text = await response.text()
  const odd = oddResponse(response, text)
  if (odd || !refused || response.status !== 200) return odd
  const answer: Answer = JSON.parse(text)
  const same = answer.code === refused.code && Object.keys(answer.errors ?? {}).join() === Object.keys(refused.errors ?? {}).join()
  return same ? null : `was read in another way than ${json(refused)}: ${text.slice(0, 300)}`
}

/** Somebody whom the guard lets in: what a refused person sends is never read. */
function insiderOf(call: AnyEndpoint): RoleName {
  const people = peopleOf(call.guard)
  return people.includes('demo_buyer') ? 'demo_buyer' : (people[0] ?? 'demo_buyer')
}

// What these do when they are asked for rightly ends the very people who ask here, or makes them others.
const endsPeople = [logout.path, memberSuspend.path, memberSetSales.path, inviteAccept.path, subAccountRemove.path] as const
const fuzzed = declaredCalls.filter((call) => !endsPeople.some((path) => path === call.path))

for (const call of fuzzed) {
  const schema = inputSchema(call)
  const fields = [...new Set(fieldNames(schema))]
  const plausible = plausibleInput(schema, real)
  test(`${nameOfCall(call)} answers every boundary value honestly`, async () => {
    const odd: string[] = []
    const sent = new Set<string>()
    for (const [index, value] of boundaryValues.entries()) {
      const encoding = encodings[index % 3] ?? 'json'
      // Each field in its turn beside plausible others; long inputs take turns over the values.
      const places = fields.length <= 6 ? fields : fields.filter((_, place) => place % 6 === index % 6)
      const inputs = [
        ...places.map((field) => plausibleInput(schema, { ...real, [field]: value })),
        { ...(plausible as object), unknownField: value, memberId: value, price: value, __proto__: value },
      ]
      for (const input of inputs) {
        const wrong = await oddOnce(call, input, encoding, sent)
        if (wrong) odd.push(`${encoding} ${asText(value).slice(0, 60)} in ${json(input).slice(0, 200)}: ${wrong}`)
      }
    }
    expect(odd.slice(0, 5), `${odd.length} odd answers`).toEqual([])
  })
}

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
  const input = { ...(plausibleInput(schema, { ...real, ...given }) as object), ...junk }
  const wrong = await (sent ? oddOnce(call, input, encoding, sent) : oddAnswer(call, input, encoding))
  return wrong && `${encoding} ${json(input).slice(0, 400)}: ${wrong}`
}

test('every call answers mixtures of valid, nearly valid and senseless inputs honestly', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fuzzed), mixture, async (call, mixed) => {
      expect(await oddMixture(call, mixed)).toBeNull()
    }),
    { numRuns: 800 },
  )
})

// The long form gives each call as many, judged as boundary values are, and goes on behind an odd answer: one run tells of all of them.
const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 1)
const lanes = 4
for (const [place, call] of (perCall > 0 ? fuzzed : []).entries())
  test(`${nameOfCall(call)} answers ${perCall} mixtures honestly`, { timeout: Math.max(120_000, perCall * 500) }, async () => {
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
      `${place + 1}/${fuzzed.length} ${nameOfCall(call)}: ${perCall} inputs, ${sent.size} sent, ${odd.length} odd, p50 ${Math.round(p50)} p99 ${Math.round(p99)} ms, ${megabytes} MB\n`,
    )
    for (const one of odd.slice(0, 3)) process.stdout.write(`  odd: ${one}\n`)
    expect(odd.slice(0, 5), `${odd.length} odd answers`).toEqual([])
  })

test(
  'odd JSON texts are refused or answered, never a server error',
  async () => {
    const odd: string[] = []
    for (const call of fuzzed.filter((anyEndpoint) => anyEndpoint.method === 'POST')) {
      for (const body of oddJson) {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${cast[insiderOf(call)].token}`,
          'idempotency-key': `odd-json-${(keys += 1)}`,
          'sec-fetch-site': 'same-origin',
        }
        const response = await fetch(`${house.address}/${call.path}`, { method: 'POST', headers, body })
        const wrong = oddResponse(response, await response.text())
        if (wrong) odd.push(`${nameOfCall(call)} ${body.slice(0, 40)}: ${wrong}`)
      }
    }
    expect(odd.slice(0, 10), `${odd.length} odd answers`).toEqual([])
  },
  Math.max(120_000, perCall * 1_000),
)

test('after all that the house stands as before', async () => {
  const client = await house.database.connect()
  expect((await fetch(`${house.address}/readyz`)).status).toBe(200)
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('isAdmin')
  const { rows } = await client.query(`SELECT member_type, count(*)::int FROM member WHERE id <= 9 GROUP BY 1 ORDER BY 1`)
  expect(rows).toEqual([
    { member_type: 1, count: 2 },
    { member_type: 2, count: 3 },
    { member_type: 3, count: 1 },
    { member_type: 4, count: 1 },
    { member_type: 5, count: 1 },
    { member_type: 6, count: 1 },
  ])
  expect((await client.query('SELECT 1 FROM sku_stock WHERE available < 0 OR held < 0')).rows).toEqual([])
})
