import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, expect, inject, test } from 'vitest'
import { pages } from '../../src/app/routing/pages.ts'
import { newNonce } from '../../src/kernel/sealing/receipt.ts'
import { addressList } from '../../src/modules/member/endpoints.ts'
import { quotationSave, quotationSubmit, supplierRfqDetail } from '../../src/modules/rfq/endpoints-supplier-quotation.ts'
import { quotationComparison } from '../../src/modules/rfq/endpoints-comparison.ts'
import { rfqClose, rfqDetail, rfqSave, rfqSubmit } from '../../src/modules/rfq/endpoints.ts'
import { adminTenderReview } from '../../src/modules/tender/endpoints-admin.ts'
import { bidderTenderDetail, bidSubmit } from '../../src/modules/tender/endpoints-bidder.ts'
import { tenderSave, tenderSubmit } from '../../src/modules/tender/endpoints.ts'
import { backUp } from '../../tools/backup/back-up.ts'
import { asSuperuser } from '../fixtures/database/cluster.ts'
import { untilSettled } from '../fixtures/database/database-dump.ts'
import { inputSchema, plausibleInput } from '../fixtures/inputs/plausible-input.ts'
import { roleNames, type RoleName } from '../fixtures/people/actors.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { declaredCalls, nameOfCall } from '../fixtures/server/declared-endpoints.ts'
import { aPageMall } from '../fixtures/server/running-server-with-pages.ts'

// flows.md F3, F5 and reliability R-SEAL: prices of sealed quotations and bids stand nowhere before the opening. Each supplier has
// prices that stand nowhere else, so a sweep finds one wherever it is written down.
// They are others in each run: the write-ahead log still holds what an earlier run opened.
const aPrice = (from: number): string => `${randomInt(from, from + 9_999)}.${randomInt(11, 99)}`
const priceOf = { demo_supplier: aPrice(71_000), demo_supplier2: aPrice(61_000) } as const
const noteOf = { demo_supplier: `first-${randomUUID()}`, demo_supplier2: `second-${randomUUID()}` } as const
type Supplier = keyof typeof priceOf
const suppliers = Object.keys(priceOf) as readonly Supplier[]

/** What a supplier wrote, as text or in bytes: the price in yuan, with and without a comma, and the note beside it. */
const textsOf = (who: Supplier): readonly string[] => {
  const [yuan = '', cents = ''] = priceOf[who].split('.')
  return [priceOf[who], `${yuan.slice(0, -3)},${yuan.slice(-3)}.${cents}`, noteOf[who]]
}
/** Beside these the price in fen and in ten-thousandths, as whole numbers alone: parts of longer ones say nothing. */
const formsOf = (who: Supplier): readonly RegExp[] => {
  const fen = priceOf[who].replace('.', '')
  return [...textsOf(who).map((text) => new RegExp(RegExp.escape(text))), new RegExp(`(?<!\\d)${fen}(?:00)?(?!\\d)`)]
}
const allForms = suppliers.flatMap(formsOf)

const mall = await aPageMall()
const { cast } = mall
const client = await mall.database.connect()
const streams = roleNames.filter((name) => cast[name].token).map((name) => ({ name, heard: listen(name) }))
const inquirySn = await sealedRequest()
const tenderSn = await sealedTender()
const nonces = new Map<Supplier, string>()
for (const who of suppliers) await quote(who)
for (const who of suppliers) await handInBid(who)
await untilSettled(client)

/** What `/live` says to a member, from now on. */
function listen(name: RoleName): { text: string } {
  const heard = { text: '' }
  const { port } = new URL(mall.address)
  const asked = request({ host: '127.0.0.1', port, path: '/live', headers: { cookie: `zb_page=${cast[name].token}` } }, (answer) =>
    answer.on('data', (chunk: Buffer) => {
      heard.text += chunk.toString()
    }),
  )
  asked.on('error', () => undefined)
  asked.end()
  afterAll(() => void asked.destroy())
  return heard
}

async function sealedRequest(): Promise<string> {
  const buyer = cast.demo_buyer
  const addressId = dataOf(await mall.ask(addressList, {}, buyer)).list[0]?.addressId ?? 0
  const closeTime = new Date(Date.now() + 40 * 3_600_000).toISOString()
  const lines = [{ goodsName: '锌锭', specText: '0# Zn99.995', unitCode: 't', number: '20' }]
  const saved = dataOf(await mall.ask(rfqSave, { title: '封闭报价的锌锭采购', addressId, closeTime, lines }, buyer))
  dataOf(await mall.ask(rfqSubmit, { inquirySn: saved.inquirySn, expectedVersion: saved.version }, buyer))
  return saved.inquirySn
}

async function quote(who: Supplier): Promise<void> {
  const line = { lineNo: 1, offer: 'PRICE' as const, unitPrice: priceOf[who], deliveryDate: day(20) }
  const offer = { inquirySn, expectedVersion: 0, validUntil: day(30), note: noteOf[who], lines: [line] }
  const saved = dataOf(await mall.ask(quotationSave, offer, cast[who]))
  dataOf(await mall.ask(quotationSubmit, { inquirySn, expectedVersion: saved.version }, cast[who]))
}

async function sealedTender(): Promise<string> {
  const owner = cast.demo_company
  const deadline = new Date(Date.now() + 25 * 86_400_000).toISOString()
  const lines = [{ lineNo: 1, goodsName: '锌锭', number: '20.5', unitName: '吨' }]
  const draft = {
    mode: 'ENTERPRISE',
    access: 'OPEN',
    title: '封闭投标的锌锭采购',
    body: '按国标供货',
    lines,
    estimate: '9000000',
    deadline,
  } as const
  const made = dataOf(await mall.ask(tenderSave, draft, owner))
  const sent = dataOf(await mall.ask(tenderSubmit, { tenderSn: made.tenderSn, expectedVersion: made.version }, owner))
  dataOf(await mall.ask(adminTenderReview, { tenderSn: made.tenderSn, expectedVersion: sent.version, verdict: 'approve' }, cast.demo_admin))
  return made.tenderSn
}

async function handInBid(who: Supplier): Promise<void> {
  const nonce = newNonce()
  nonces.set(who, nonce)
  const lines = [{ lineNo: 1, unitPrice: priceOf[who] }]
  dataOf(await mall.ask(bidSubmit, { tenderSn, lines, deliveryDays: 15, nonce }, cast[who]))
}

function day(ahead: number): string {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** All that is sealed: prices, notes, and the random part of each bid's receipt. */
const secrets = (): readonly RegExp[] => [...allForms, ...[...nonces.values()].map((nonce) => new RegExp(nonce))]

/** The forms that `name` must not read: a supplier may read its own. */
const forbidden = (name: RoleName): readonly RegExp[] => suppliers.filter((who) => who !== name).flatMap(formsOf)

/** What matches one of `forms` in `text`, with what is around it. */
function found(text: string, forms: readonly RegExp[]): string | null {
  for (const form of forms) {
    const match = form.exec(text)
    if (match) return `…${text.slice(Math.max(0, match.index - 80), match.index + 60)}…`
  }
  return null
}

test('the sealed prices are in: each supplier reads its own quotation, and the sweeps below would see it', async () => {
  for (const who of suppliers) {
    const own = JSON.stringify(await mall.ask(supplierRfqDetail, { inquirySn }, cast[who]))
    expect(found(own, formsOf(who)), who).not.toBeNull()
    const bid = dataOf(await mall.ask(bidderTenderDetail, { tenderSn }, cast[who]))
    expect(bid.bids[0]?.receipt, who).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('no call tells anybody else a sealed price, whatever it is asked with', async () => {
  const { rows } = await client.query<{ quotationSn: string; bidSn: string }>(
    `SELECT (SELECT quotation_sn FROM quotation JOIN inquiry USING (inquiry_id) WHERE inquiry_sn = $1 LIMIT 1) AS "quotationSn",
            (SELECT bid_sn FROM bid JOIN tender USING (tender_id) WHERE tender_sn = $2 LIMIT 1) AS "bidSn"`,
    [inquirySn, tenderSn],
  )
  const given = { inquirySn, tenderSn, noticeSn: tenderSn, ...rows[0], keyword: '', key: '', storeId: 1001, vid: 1001, subject: 'rfq' }
  const reads = declaredCalls.filter(
    ({ method, path }) => method === 'GET' || /\/(list|detail|export|search|count|preview)\w*$/i.test(path),
  )
  expect(reads.length).toBeGreaterThan(300)
  const leaks: string[] = []
  let answered = 0
  for (const name of roleNames) {
    for (const call of reads) {
      const { status, body } = await mall.askRaw(call, plausibleInput(inputSchema(call), given), cast[name])
      if (body.includes('"state":200')) answered += 1
      const leak = found(bytesOf(body), forbidden(name))
      if (leak !== null || status >= 500) leaks.push(`${name}, ${nameOfCall(call)} (${status}): ${leak}`)
    }
  }
  expect(leaks).toEqual([])
  expect(answered).toBeGreaterThan(800)
})

/** An answer, and what lies in a file that it carries. */
function bytesOf(body: string): string {
  const files = [...body.matchAll(/"base64":"([^"]+)"/g)].map(([, text]) => Buffer.from(text ?? '', 'base64').toString('latin1'))
  return [body, ...files].join('\n')
}

test('no page and no navigation shows anybody else a sealed price', async () => {
  const about = [
    `/bid/detail?tenderSn=${tenderSn}`,
    `/bid/detail?noticeSn=${tenderSn}`,
    `/inquiry/detail?inquirySn=${inquirySn}`,
    `/member/inquireOrder/detail?inquirySn=${inquirySn}`,
    `/member/inquireOrder/quotation?inquirySn=${inquirySn}`,
    `/member/bid?tenderSn=${tenderSn}`,
  ]
  const addresses = [...pages.filter(({ path }) => !path.includes(':')).map(({ path }) => path), ...about]
  expect(addresses.length).toBeGreaterThan(150)
  const leaks: string[] = []
  for (const as of ['visitor', 'demo_buyer', 'demo_company', 'demo_supplier', 'demo_supplier2', 'demo_admin'] as const) {
    for (const address of addresses) {
      const [path = '', query] = address.split('?')
      for (const asked of [address, `${path === '/' ? '/_' : path}.data${query ? `?${query}` : ''}`]) {
        const { body, headers, status } = await mall.fetch(asked, { as })
        const leak = found(JSON.stringify(headers) + body, forbidden(as))
        if (leak !== null || status >= 500) leaks.push(`${as}, ${asked} (${status}): ${leak}`)
      }
    }
  }
  expect(leaks).toEqual([])
})

test('neither a stream of events nor the log of the server says a sealed price', () => {
  expect(mall.log()).toContain(mall.address)
  expect(found(mall.log(), secrets())).toBeNull()
  for (const { name, heard } of streams) expect(found(heard.text, allForms), name).toBeNull()
})

test('no role of the database reads a sealed price in any row of any schema: notices, events, jobs and the audit log are rows too', async () => {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind IN ('r', 'm', 'v') AND nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`,
  )
  expect(tables.length).toBeGreaterThan(200)
  const hexes = suppliers.flatMap(textsOf).map((text) => new RegExp(Buffer.from(text).toString('hex')))
  for (const role of ['none', 'zb_app', 'zb_visitor']) {
    await client.query(`SET ROLE ${role}`)
    const leaks: string[] = []
    let read = 0
    for (const { name } of tables) {
      const answer = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`).catch((error: { code?: string }) => error)
      // Tables and rows that the role has no right to.
      if (!('rows' in answer)) {
        expect([name, answer.code]).toEqual([name, '42501'])
        continue
      }
      read += 1
      for (const { row } of answer.rows) {
        const leak = found(row, [...secrets(), ...hexes])
        if (leak !== null) leaks.push(`${name}: ${leak}`)
      }
    }
    expect(leaks, role).toEqual([])
    expect(read, role).toBeGreaterThan(role === 'zb_visitor' ? 5 : 100)
  }
  await client.query('RESET ROLE')
})

test('neither a backup, nor the files of the database and its write-ahead log, hold a sealed price', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zincbridge-sealed-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'all.zbk')
  await backUp({ url: mall.database.url, dataDir: folder, file })
  const texts = suppliers.flatMap(textsOf)
  const kept = zstdDecompressSync(readFileSync(file)).toString('latin1')
  expect(kept.length).toBeGreaterThan(1_000_000)
  expect(texts.filter((text) => kept.includes(text))).toEqual([])

  const { rows } = await client.query<{ oid: string }>('SELECT oid::text AS oid FROM pg_database WHERE datname = current_database()')
  // Where the files lie, and that all of them are written, is for a superuser to ask.
  const cluster = await asSuperuser(inject('postgres').superuserUrl, async (superuser) => {
    await superuser.query('CHECKPOINT')
    return (await superuser.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`)).rows[0]?.folder ?? ''
  })
  const files = ['pg_wal', join('base', rows[0]?.oid ?? '')].flatMap((part) =>
    readdirSync(join(cluster, part), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(cluster, part, entry.name)),
  )
  expect(files.length).toBeGreaterThan(500)
  const leaks = files.flatMap((path) => {
    const bytes = readFileSync(path)
    return texts.filter((text) => bytes.includes(text)).map((text) => `${path.slice(cluster.length)}: ${text}`)
  })
  expect(leaks).toEqual([])
})

test('after its opening a request shows what was handed in', async () => {
  const { version } = dataOf(await mall.ask(rfqDetail, { inquirySn }, cast.demo_buyer))
  dataOf(await mall.ask(rfqClose, { inquirySn, expectedVersion: version }, cast.demo_buyer))
  const shown = JSON.stringify(await mall.ask(quotationComparison, { inquirySn }, cast.demo_buyer))
  for (const who of suppliers) expect(found(shown, formsOf(who)), who).not.toBeNull()
})
