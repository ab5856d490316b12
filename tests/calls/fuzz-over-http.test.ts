import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import { boundaryValues, insideOut, oddJson } from '../harness/boundary-values.ts'
import { inviteAcceptCall } from '../../src/modules/enterprise/contract.ts'
import { memberSetSalesCall, memberSuspendCall } from '../../src/modules/member/contract-admin.ts'
import { aCast, type RoleName } from '../harness/cast.ts'
import { declaredCalls, nameOfCall } from '../harness/declared-calls.ts'
import { ownedThings } from '../harness/owned-things.ts'
import { fieldNames, inputSchema, plausibleInput } from '../harness/plausible-input.ts'
import { aServedHouse } from '../harness/served-house.ts'
import { logoutCall } from '../../src/modules/identity/contract.ts'

const house = await aServedHouse()
const cast = await aCast(house)
const things = await ownedThings(house, cast)
const real = {
  ...Object.fromEntries(Object.entries(things).map(([name, values]) => [name, name.endsWith('Ids') ? values : values[0]])),
  productId: things.ware[0],
  storeId: 1001,
}

type Encoding = 'json' | 'urlencoded' | 'multipart'
const encodings: readonly Encoding[] = ['json', 'urlencoded', 'multipart']
let keys = 0

// JSON has no other numbers than these; a bigint is written with all its digits.
const json = (value: unknown): string =>
  (JSON.stringify(value, (_name, one: unknown) => (typeof one === 'bigint' ? `#${one}#` : one)) ?? '').replaceAll(/"#(\d+)#"/g, '$1')
const asText = (value: unknown): string => (typeof value === 'string' ? value : json(value))

function bodyOf(input: unknown, encoding: Encoding): { body: string | FormData; type?: string } {
  if (encoding === 'json') return { body: json(input), type: 'application/json' }
  const pairs = Object.entries(input ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => [name, asText(one)] as const) : [[name, asText(value)] as const],
  )
  if (encoding === 'urlencoded')
    return {
      body: pairs.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`).join('&'),
      type: 'application/x-www-form-urlencoded',
    }
  const form = new FormData()
  for (const [name, text] of pairs) form.append(name, text)
  return { body: form }
}

/** Sends an input as somebody who passes the guard, and says what is wrong with the answer; null when it is an honest one. */
async function oddAnswer(call: AnyEndpoint, input: unknown, encoding: Encoding): Promise<string | null> {
  keys += 1
  const headers: Record<string, string> = {
    'sec-fetch-site': 'same-origin',
    'idempotency-key': `fuzz-${process.pid}-${keys}`,
    authorization: `Bearer ${cast[insiderOf(call)].token}`,
  }
  const url = `${house.address}/${call.path}`
  if (call.method === 'GET') return judge(await fetch(`${url}?${String(bodyOf(input, 'urlencoded').body)}`.slice(0, 14_000), { headers }))
  const { body, type } = bodyOf(input, encoding)
  return judge(await fetch(url, { method: 'POST', body, headers: type ? { ...headers, 'content-type': type } : headers }))
}

async function judge(response: Response): Promise<string | null> {
  const text = await response.text()
  if (response.status >= 500) return `${response.status} ${text.slice(0, 200)}`
  if (insideOut.test(text)) return `tells of its inside: ${text.slice(0, 300)}`
  if (!response.headers.get('content-type')?.startsWith('application/json')) return `no JSON: ${text.slice(0, 100)}`
  const answer = JSON.parse(text) as { state: number; code?: string; errors?: object }
  // A value that only the database refused: the schema should have named the field.
  if (answer.code === 'api.invalid' && !answer.errors) return 'the schema let it through to the database'
  // What a bug answers with: nothing that a client sends may be "try again".
  if (answer.code === 'api.tryAgain') return 'a bug: api.tryAgain'
  return response.status === 200 || response.status >= 400 ? null : `status ${response.status}`
}

function insiderOf(call: AnyEndpoint): RoleName {
  if (typeof call.guard !== 'object') return 'demo_buyer'
  return 'store' in call.guard ? 'demo_supplier' : 'demo_admin'
}

// What these do when they are asked for rightly ends the very people who ask here.
const endsPeople = [logoutCall.path, memberSuspendCall.path, memberSetSalesCall.path, inviteAcceptCall.path] as const
const fuzzed = declaredCalls.filter((call) => !endsPeople.some((path) => path === call.path))

for (const call of fuzzed) {
  const schema = inputSchema(call)
  const fields = [...new Set(fieldNames(schema))]
  const plausible = plausibleInput(schema, real)
  test(`${nameOfCall(call)} answers every boundary value honestly`, async () => {
    const odd: string[] = []
    for (const [index, value] of boundaryValues.entries()) {
      const encoding = encodings[index % 3] ?? 'json'
      // Each field in its turn beside plausible others; long inputs take turns over the values.
      const places = fields.length <= 6 ? fields : fields.filter((_, place) => place % 6 === index % 6)
      const inputs = [
        ...places.map((field) => plausibleInput(schema, { ...real, [field]: value })),
        { ...(plausible as object), unknownField: value, memberId: value, price: value, __proto__: value },
      ]
      for (const input of inputs) {
        const wrong = await oddAnswer(call, input, encoding)
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

test('every call answers mixtures of valid, nearly valid and senseless inputs honestly', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...fuzzed),
      fc.constantFrom(...encodings),
      fc.dictionary(fc.string({ maxLength: 6 }), value, { maxKeys: 3 }),
      fc.array(value, { maxLength: 4 }),
      fc.nat(),
      async (call, encoding, junk, values, seed) => {
        const schema = inputSchema(call)
        const fields = fieldNames(schema)
        const given = Object.fromEntries(values.map((one, place) => [fields[(seed + place) % Math.max(1, fields.length)] ?? 'x', one]))
        expect(await oddAnswer(call, { ...(plausibleInput(schema, { ...real, ...given }) as object), ...junk }, encoding)).toBeNull()
      },
    ),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 800) },
  )
}, 120_000)

test('odd JSON texts are refused or answered, never a server error', async () => {
  const odd: string[] = []
  for (const call of fuzzed.filter((one) => one.method === 'POST')) {
    for (const body of oddJson) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${cast[insiderOf(call)].token}`,
        'idempotency-key': `odd-json-${(keys += 1)}`,
        'sec-fetch-site': 'same-origin',
      }
      const wrong = await judge(await fetch(`${house.address}/${call.path}`, { method: 'POST', headers, body }))
      if (wrong) odd.push(`${nameOfCall(call)} ${body.slice(0, 40)}: ${wrong}`)
    }
  }
  expect(odd.slice(0, 10), `${odd.length} odd answers`).toEqual([])
}, 60_000)

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
