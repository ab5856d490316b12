import { expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import { pages } from '../../src/app/routing/pages.ts'
import { logout } from '../../src/modules/identity/endpoints.ts'
import { verificationReveal, verificationSubmit } from '../../src/modules/member/endpoints-verification.ts'
import { idCardCheckDigit } from '../../src/modules/member/rules/id-card.ts'
import { roleNames, roles, type RoleName } from '../fixtures/people/actors.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { declaredCalls, declaredOf, nameOfCall } from '../fixtures/server/declared-endpoints.ts'
import { ownedThings, type OwnedThings } from '../fixtures/people/ownership-fixtures.ts'
import { aPageMall } from '../fixtures/server/running-server-with-pages.ts'
import { fieldNames, inputSchema, plausibleInput } from '../fixtures/inputs/plausible-input.ts'
import { walkOf } from '../fixtures/browser/walk.ts'

// Values that stand nowhere else in the mall: whoever reads one of them knows something about one person.
const identity = `32028119900307771${idCardCheckDigit('32028119900307771')}`
const account = '6222080011223344556'
const secretNumbers = [identity, account]
const contacts = ['13966660002', '13966660003', '13966660006', 'canary2@mail.test', 'canary3@mail.test', 'canary6@mail.test']
/** Who receives goods must be known to the store and to the platform, which deliver; to nobody else but the buyer. */
const receiver = '13966669999'
const mayReadReceiver: readonly RoleName[] = ['demo_buyer', 'demo_supplier', 'demo_admin']

const mall = await aPageMall()
const client = await mall.database.connect()
const things: OwnedThings = await theThings()

/** Trades of the buyer, and papers of the company, with the canaries in them. */
async function theThings(): Promise<OwnedThings> {
  await client.query(`UPDATE member_address SET phone = '${receiver}' WHERE member_id = 2`)
  const owned = await ownedThings(mall, mall.cast)
  await client.query(
    `UPDATE account SET phone = '1396666000' || id, email = 'canary' || id || '@mail.test' WHERE id IN (2, 3, 6);
     INSERT INTO uploaded_file (file_id, member_id, purpose, bytes, width, height, created_at) VALUES ('019a0000-0000-7000-8000-0000000000ca', 3, 'licence', 1, 1, 1, now())`,
  )
  const picture = '019a0000-0000-7000-8000-0000000000ca'
  const { rows } = await client.query<{ uscc: string; name: string }>('SELECT uscc, name FROM enterprise WHERE id = 1')
  const { verificationId } = dataOf(
    await mall.ask(
      verificationSubmit,
      {
        kind: 3,
        enterpriseName: rows[0]?.name ?? '',
        creditCode: rows[0]?.uscc ?? '',
        legalPerson: '周海',
        agentName: '陈远',
        idNumber: identity,
        licenceUntil: '2039-06-30',
        licenceImage: picture,
        idFrontImage: picture,
        idBackImage: picture,
        letterImage: picture,
        bankName: '工商银行江阴支行',
        bankAccount: account,
        consent: 1,
      },
      mall.cast.demo_company,
    ),
  )
  return { ...owned, verificationId: [verificationId], memberId: [2, 3, 6] }
}

/** The canaries in an answer that this person may not read; files in it are opened. */
function leaksIn(text: string, who: RoleName): string[] {
  const files = [...text.matchAll(/"base64":"([A-Za-z0-9+/=]+)"/g)].map(([, bytes = '']) => Buffer.from(bytes, 'base64').toString())
  const all = [text, ...files].join('\n')
  const hidden = [...secretNumbers, ...contacts, ...(mayReadReceiver.includes(who) ? [] : [receiver])]
  return hidden.filter((canary) => all.includes(canary))
}

/** Inputs that point at what the canaries are about: as many as the longest list of things that a field of the call names. */
function inputsOf(call: AnyEndpoint): readonly unknown[] {
  const schema = inputSchema(call)
  const known = fieldNames(schema).filter((name) => name in things)
  const turns = Math.max(1, ...known.map((name) => things[name]?.length ?? 0))
  return Array.from({ length: turns }, (_, turn) => {
    const chosen = Object.fromEntries(known.map((name) => [name, things[name]?.[turn % (things[name]?.length ?? 1)]]))
    const lists = Object.entries(chosen).map(([name, value]) => [name, name.endsWith('Ids') && call.method !== 'GET' ? [value] : value])
    return plausibleInput(schema, { ...Object.fromEntries(lists), storeId: 1001, vid: 1001, format: 'csv', keyword: '' })
  })
}

async function leaksOf(calls: readonly AnyEndpoint[], who: RoleName): Promise<string[]> {
  const leaks: string[] = []
  for (const call of calls) {
    for (const input of inputsOf(call)) {
      const { body } = await mall.askRaw(call, input, mall.cast[who])
      leaks.push(...leaksIn(body, who).map((canary) => `${who} read ${canary} from ${nameOfCall(call)} ${JSON.stringify(input)}`))
    }
  }
  return leaks
}

test('the canaries are in: the store and the platform read whom to deliver to, one who checks papers reads their numbers', async () => {
  const orderSn = String(things['orderSn']?.[2])
  const read = async (path: string, who: RoleName) => {
    const call = declaredCalls.find((declaredCall) => declaredCall.path === path)
    return call ? (await mall.askRaw(call, { orderSn }, mall.cast[who])).body : ''
  }
  for (const who of mayReadReceiver)
    expect(
      await read(`v3/business/${{ demo_supplier: 'seller', demo_admin: 'admin' }[who as string] ?? 'front'}/orderInfo/detail`, who),
    ).toContain(receiver)
  const numbers = { verificationId: Number(things['verificationId']?.[0]) }
  expect(dataOf(await mall.ask(verificationReveal, numbers, mall.cast.demo_admin))).toEqual({
    idNumber: identity,
    bankAccount: account,
  })
})

test('they are shown with stars instead', async () => {
  const members = declaredCalls.find((declaredCall) => declaredCall.path === 'v3/member/admin/member/list')
  if (!members) throw new Error('the platform has no list of members')
  const { body } = await mall.askRaw(members, { keyword: 'demo_', current: 1, pageSize: 20 }, mall.cast.demo_admin)
  for (const shown of ['139****0002', '139****0003', 'c***@mail.test']) expect(body).toContain(shown)
})

const reads = declaredCalls.filter((call) => call.method === 'GET')
const onPages: readonly RoleName[] = ['visitor', 'demo_personal', 'demo_company', 'demo_sub', 'demo_supplier2', 'demo_admin']

for (const who of roleNames) {
  test(`no call that reads tells ${who} a number, phone or mail that is not for them`, async () => {
    expect(await leaksOf(reads, who)).toEqual([])
  })

  // Pages are made from the same calls: one person of each kind is enough.
  if (!onPages.includes(who)) continue
  test(`no page tells ${who} one either`, async () => {
    const leaks: string[] = []
    const addresses = new Set([...walkOf(things).map((stop) => stop.address), ...pages.map((row) => row.path)])
    for (const address of [...addresses].filter((one) => !one.includes(':'))) {
      const { body, status } = await mall.fetch(address, { as: who })
      if (status >= 500) leaks.push(`${address}: ${status}`)
      leaks.push(...leaksIn(body, who).map((canary) => `${who} read ${canary} on ${address}`))
    }
    expect(leaks).toEqual([])
  })
}

// Last, because they move things. Who reveals numbers has the test above; who logs out or ends sessions asks nothing any more.
test('no call that writes answers with one', async () => {
  const ending = /logout|session|reveal/i
  const writes = declaredCalls.filter((call) => call.method !== 'GET' && call !== declaredOf(logout) && !ending.test(call.path))
  const leaks: string[] = []
  for (const who of roleNames.filter((name) => roles[name].memberType !== 0)) leaks.push(...(await leaksOf(writes, who)))
  expect(leaks).toEqual([])
}, 240_000)

test('numbers of identity and bank accounts stand in no row, in no event, in no job: sealed bytes alone', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker')`,
  )
  expect(rows.some(({ name }) => name.startsWith('graphile_worker.'))).toBe(true)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: holding } = await client.query(`SELECT count(*)::int AS count FROM ${name} t WHERE t::text LIKE ANY($1)`, [
      secretNumbers.flatMap((number) => [`%${number}%`, `%${Buffer.from(number).toString('hex')}%`]),
    ])
    if (holding[0].count > 0) found.push(name)
  }
  expect(found).toEqual([])
})

test('phones and mails of accounts stand where the inventory says, and in no audit row, event or job', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: holding } = await client.query(`SELECT count(*)::int AS count FROM ${name} t WHERE t::text LIKE ANY($1)`, [
      contacts.map((contact) => `%${contact}%`),
    ])
    if (holding[0].count > 0) found.push(name)
  }
  // What the demonstration "sends" is kept to be shown at /dev/outbox; production has no such table's rows.
  expect(
    found.filter((name) => !['public.account', 'public.sms_number', 'public.sms_code', 'public.captured_message'].includes(name)),
  ).toEqual([])
})
