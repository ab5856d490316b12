import { expect, test } from 'vitest'
import type { InputOf } from '../../../api/endpoint.ts'
import { anRfqMarket } from '../../../../tests/fixtures/trade/rfq-market.ts'
import { wayInDeps } from '../../../../tests/fixtures/browser/login.ts'
import { createSmsCode, currentSmsCode } from '../../identity/server/sms/sms-code.ts'
import { awardSubmit } from '../../rfq/endpoints-award.ts'
import { rfqDetail, rfqExtend } from '../../rfq/endpoints.ts'
import { supplierRfqDetail } from '../../rfq/endpoints-supplier-quotation.ts'
import { guestClaim, guestDecline, guestOpen, guestProve, guestSubmit } from '../endpoints-guest.ts'
import { invitationAdd, invitationCandidates, invitationList, invitationRemind, invitationRevoke } from '../endpoints-invitation.ts'
import { guestQuotationSubscriber, guestQuotationTasks } from './background-jobs.ts'
import { guestMessageJob } from './invite-suppliers.ts'

const { buyer, company, one, two, published, quoted, compared, close, versionOf, inHours, once, ask, client, clock, house } =
  await anRfqMarket()
const phone = '13912340001'

async function invited(sn: string, more: Partial<InputOf<typeof invitationAdd>> = {}) {
  const wanted = { inquirySn: sn, channel: 'SMS' as const, name: '江阴示例锌业', mobile: phone, ...more }
  const found = (await ask(invitationAdd, wanted, once(buyer))).data?.list.at(-1)
  return { invitationId: found?.invitationId ?? 0, link: found?.link ?? '', key: found?.link.split('key=')[1] ?? '' }
}
async function proved(key: string, mobile = phone): Promise<string> {
  await house.inTransaction((tx) => createSmsCode(tx, wayInDeps.secret, { phone: mobile, purpose: 'guestQuote' }, clock.now()))
  const smsCode = (await currentSmsCode(house.read, wayInDeps.secret, { phone: mobile, purpose: 'guestQuote' }, clock.now())) ?? ''
  return (await ask(guestProve, { key, mobile, smsCode })).data?.pass ?? ''
}
const offer = (prices: readonly string[]) =>
  prices.map((unitPrice, index) => ({ lineNo: index + 1, offer: 'PRICE' as const, unitPrice, deliveryDate: '2026-12-10' }))
const handIn = (key: string, pass: string, prices: readonly string[], expectedVersion = 0) =>
  ask(guestSubmit, { key, pass, expectedVersion, validUntil: '2026-11-30', lines: offer(prices) })
const stateOf = async (sn: string, id: number) =>
  (await ask(invitationList, { inquirySn: sn }, buyer)).data?.list.find((row) => row.invitationId === id)?.state

test('a guest reads the request by the link, proves the phone, quotes, revises, and is chosen beside a store', async () => {
  const sn = await published()
  const { key, invitationId } = await invited(sn)
  expect(await stateOf(sn, invitationId)).toBe('SENT')
  const read = (await ask(guestOpen, { key, pass: '' })).data
  expect(read).toMatchObject({ inquirySn: sn, isProved: false, phoneHint: '139****0001', current: null, can: ['quote', 'decline'] })
  expect(await stateOf(sn, invitationId)).toBe('OPENED')
  expect((await handIn(key, 'A'.repeat(43), ['23000', '5000'])).code).toBe('guestQuotation.proofMissing')
  const pass = await proved(key)
  const first = (await handIn(key, pass, ['23111.11', '5000'])).data
  expect(first).toMatchObject({ invitationState: 'QUOTED', receiptHolds: null, current: { edition: 1, state: 'SUBMITTED' } })
  expect((await handIn(key, pass, ['1', '1'])).code).toBe('api.stale')
  const second = (await handIn(key, pass, ['22999', '4800'], first?.current?.version)).data
  expect(second).toMatchObject({ current: { edition: 2 }, earlier: [{ state: 'SUPERSEDED' }] })
  expect(second?.receipt).not.toBe(first?.receipt)
  // The link alone shows no price.
  expect(JSON.stringify(await ask(guestOpen, { key, pass: '' }))).not.toContain('22999')
  await quoted(one, sn, ['22900', '5100'])
  await close(sn)
  const found = await compared(sn)
  const guest = found?.quotations.find((quote) => quote.storeId === 0)
  expect(guest).toMatchObject({ storeName: '江阴示例锌业', totalAmount: 476_780, lines: [{ unitPrice: 22_999 }, { unitPrice: 4800 }] })
  expect((await ask(guestOpen, { key, pass })).data).toMatchObject({ receiptHolds: true, can: ['claim'] })
  const store = found?.quotations.find((quote) => quote.storeId === 1001)
  const lines = [store, guest].map((quote, index) => ({
    lineNo: index + 1,
    quotationSn: quote?.quotationSn ?? '',
    expectedVersion: quote?.version ?? 0,
  }))
  const awarded = await ask(awardSubmit, { inquirySn: sn, expectedVersion: await versionOf(sn), lines }, once(buyer))
  expect(awarded.data?.state).toBe('AWARDED')
  expect((await ask(guestOpen, { key, pass })).data?.current).toMatchObject({ state: 'PARTIALLY_ACCEPTED' })
  const { rows } = await client.query(
    "SELECT payload->>'what' AS what FROM event_outbox WHERE event = 'rfq.guestTold' AND payload->>'inquirySn' = $1",
    [sn],
  )
  expect(rows).toEqual([{ what: 'rfq.awarded' }])
})

test('a guessed, revoked or old key finds nothing, whatever is asked with it; a phone that was not invited proves nothing', async () => {
  const sn = await published()
  const { key, invitationId } = await invited(sn)
  const tries = async (tried: string) =>
    Promise.all([
      ask(guestOpen, { key: tried, pass: '' }),
      ask(guestProve, { key: tried, mobile: phone, smsCode: '123456' }),
      handIn(tried, 'A'.repeat(43), ['1', '1']),
      ask(guestDecline, { key: tried }),
      ask(guestClaim, { key: tried }, one),
    ])
  const gone = (answers: Awaited<ReturnType<typeof tries>>) => answers.map((answer) => [answer.state, answer.code, answer.data ?? null])
  const nothing = Array.from({ length: 5 }, () => [255, 'guestQuotation.linkGone', null])
  expect(gone(await tries('B'.repeat(43)))).toEqual(nothing)
  expect(gone(await tries('x'))).toEqual(nothing)
  expect((await ask(guestProve, { key, mobile: '13912340002', smsCode: '123456' })).code).toBe('guestQuotation.otherPhone')
  expect((await ask(guestProve, { key, mobile: phone, smsCode: '000000' })).code).toBe('guestQuotation.codeWrong')
  expect((await ask(invitationRevoke, { inquirySn: sn, invitationId }, company)).code).toBe('rfq.gone')
  expect((await ask(invitationRevoke, { inquirySn: sn, invitationId }, buyer)).data?.list.at(-1)).toMatchObject({
    state: 'REVOKED',
    link: '',
  })
  expect(gone(await tries(key))).toEqual(nothing)
  const again = await invited(sn)
  await client.query('UPDATE quotation_invitation SET expires_at = $2 WHERE invitation_id = $1', [again.invitationId, clock.now()])
  expect(gone(await tries(again.key))).toEqual(nothing)
  // The database has no key.
  const { rows } = await client.query('SELECT to_jsonb(i)::text AS text FROM quotation_invitation i')
  for (const { text } of rows) expect(text).not.toContain(Buffer.from(again.key, 'base64url').toString('hex'))
  expect((await ask(invitationList, { inquirySn: sn }, company)).code).toBe('rfq.gone')
  expect((await ask(invitationCandidates, { inquirySn: sn }, company)).code).toBe('rfq.gone')
})

test('a link that is handed over belongs to the first phone that was proved', async () => {
  const sn = await published()
  const { key } = await invited(sn, { channel: 'LINK', mobile: '' })
  await proved(key, '13912340005')
  expect((await ask(guestProve, { key, mobile: '13912340006', smsCode: '123456' })).code).toBe('guestQuotation.otherPhone')
})

test('suppliers are invited once, reminded a day later, and told by SMS with the link', async () => {
  const sn = await published({ closeTime: inHours(100) })
  const { link } = await invited(sn)
  expect((await ask(invitationAdd, { inquirySn: sn, channel: 'SMS', name: 'x', mobile: phone }, once(buyer))).code).toBe(
    'guestQuotation.invitedAlready',
  )
  expect((await ask(invitationAdd, { inquirySn: sn, channel: 'MAIL', name: 'x', email: 'no' }, once(buyer))).code).toBe(
    'identity.emailInvalid',
  )
  await ask(invitationAdd, { inquirySn: sn, channel: 'STORE', storeId: 1002 }, once(buyer))
  await ask(invitationAdd, { inquirySn: sn, channel: 'MAIL', name: '乙', email: 'Sales@zinc.example' }, once(buyer))
  const remind = async () => ask(invitationRemind, { inquirySn: sn, invitationId: 0 }, buyer)
  expect((await remind()).code).toBe('guestQuotation.nobodyToRemind')
  clock.forward(25 * 3_600_000)
  await quoted(two, sn, ['23000', '5000'])
  expect((await remind()).data?.list.map((row) => [row.channel, row.state, row.remindTime !== null])).toEqual([
    ['SMS', 'SENT', true],
    ['STORE', 'QUOTED', false],
    ['MAIL', 'SENT', true],
  ])
  const sent: unknown[] = []
  const tasks = guestQuotationTasks({
    secret: wayInDeps.secret,
    siteUrl: wayInDeps.siteUrl,
    sendSms: async (message) => void sent.push(message.text),
    sendMail: async (mail) => void sent.push(mail.to),
  })
  const ids =
    (await ask(invitationList, { inquirySn: sn }, buyer)).data?.list.flatMap((row) => (row.storeId === 0 ? row.invitationId : [])) ?? []
  for (const invitationId of ids) await tasks[guestMessageJob]?.(house, { invitationId, what: 'invited' })
  expect(sent).toEqual([expect.stringContaining(link), 'sales@zinc.example'])
  clock.forward(-25 * 3_600_000)
})

test('who declines may still quote; an extension keeps the link alive and is told', async () => {
  const sn = await published({ closeTime: inHours(5) })
  const { key, invitationId } = await invited(sn)
  expect((await ask(guestDecline, { key, reason: '缺货' })).data).toMatchObject({ invitationState: 'DECLINED', can: ['quote'] })
  const pass = await proved(key)
  expect((await handIn(key, pass, ['23000', '5000'])).data?.invitationState).toBe('QUOTED')
  const before = (await client.query('SELECT expires_at FROM quotation_invitation WHERE invitation_id = $1', [invitationId])).rows[0]
  await ask(rfqExtend, { inquirySn: sn, expectedVersion: await versionOf(sn), closeTime: inHours(30) }, buyer)
  await house.inTransaction((tx) =>
    guestQuotationSubscriber.take(tx, { id: '1', event: 'rfq.guestsTold', payload: { inquirySn: sn, what: 'rfq.extended' } }, house),
  )
  const after = (await client.query('SELECT expires_at FROM quotation_invitation WHERE invitation_id = $1', [invitationId])).rows[0]
  expect(after?.expires_at.getTime()).toBe(before?.expires_at.getTime() + 25 * 3_600_000)
})

test('a quotation is taken over by the store whose account has the proved phone, once', async () => {
  const sn = await published()
  const account = (await client.query("SELECT phone FROM account WHERE member_name = 'demo_supplier'")).rows[0]?.phone
  const { key } = await invited(sn, { mobile: account })
  const foreign = await invited(sn)
  const pass = await proved(key, account)
  await handIn(key, pass, ['23000', '5000'])
  await handIn(foreign.key, await proved(foreign.key), ['23500', '5000'])
  expect((await ask(guestClaim, { key: foreign.key }, one)).code).toBe('guestQuotation.notYourPhone')
  expect((await ask(guestClaim, { key }, one)).data).toEqual({ inquirySn: sn, storeId: 1001 })
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).data?.current).toMatchObject({
    storeId: 1001,
    lines: [{ unitPrice: 23_000 }, {}],
  })
  expect((await ask(guestClaim, { key }, one)).state).toBe(255)
  expect((await handIn(key, pass, ['1', '1'], 99)).state).toBe(255)
})

// Prices that stand nowhere else, as digits of yuan, of ten-thousandths and of fen.
const canaries = ['71234.56', '712345600', '7123456', '61234.57', '612345700', '6123457']
const secrets = [...canaries, 'canary-terms']
const hexes = secrets.map((text) => Buffer.from(text).toString('hex'))

/** All that the database holds, as a dump writes it. */
async function dump(): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  )
  const all: string[] = []
  for (const { name } of tables)
    for (const { text } of (await client.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`)).rows)
      all.push(`${name}: ${text}`)
  return all.join('\n')
}

test('before the opening a price stands in no table, event, notice, audit row or answer to anybody else; afterwards it is as it was handed in', async () => {
  const sn = await published()
  const { key } = await invited(sn)
  const pass = await proved(key)
  await ask(guestSubmit, {
    key,
    pass,
    expectedVersion: 0,
    validUntil: '2026-11-30',
    payTerms: 'canary-terms',
    freight: '61234.57',
    lines: offer(['71234.56', '5000']),
  })
  await quoted(one, sn, ['71234.56', '61234.57'], { note: 'canary-terms' })
  const own = (await ask(supplierRfqDetail, { inquirySn: sn }, one)).data
  expect(own?.current).toMatchObject({ note: 'canary-terms', lines: [{ unitPrice: 71_234.56 }, { unitPrice: 61_234.57 }] })
  expect(own?.receipt).toMatch(/^[0-9a-f]{64}$/)
  const text = await dump()
  const others = JSON.stringify([
    await compared(sn),
    await ask(rfqDetail, { inquirySn: sn }, buyer),
    await ask(invitationList, { inquirySn: sn }, buyer),
    await ask(supplierRfqDetail, { inquirySn: sn }, two),
    await ask(guestOpen, { key, pass: '' }),
  ])
  for (const secret of [...secrets, ...hexes]) {
    const row = text.split('\n').find((line) => line.includes(secret))
    expect([secret, row?.slice(0, 80)]).toEqual([secret, undefined])
    expect(others).not.toContain(secret)
  }
  await close(sn)
  const store = (await compared(sn))?.quotations.find((quote) => quote.storeId === 1001)
  expect(store).toMatchObject({ note: 'canary-terms', lines: [{ unitPrice: 71_234.56 }, { unitPrice: 61_234.57 }] })
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).data).toMatchObject({ receipt: own?.receipt, receiptHolds: true })
  // Sealed again after an early opening, it is ciphertext again under the same receipt.
  await ask(rfqExtend, { inquirySn: sn, expectedVersion: await versionOf(sn), closeTime: inHours(60) }, buyer)
  const again = await dump()
  for (const secret of secrets) expect(again).not.toContain(secret)
  await close(sn)
  await client.query(
    'UPDATE quotation_line SET unit_price = unit_price + 1 WHERE quotation_id = (SELECT quotation_id FROM quotation WHERE quotation_sn = $1)',
    [store?.quotationSn],
  )
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).data).toMatchObject({ receipt: own?.receipt, receiptHolds: false })
})

test('a ciphertext that was altered does not open: that quotation is lost and says why, the others open', async () => {
  const sn = await published()
  await quoted(one, sn, ['23000', '5000'])
  await quoted(two, sn, ['23100', '5000'])
  await client.query(
    'UPDATE quotation SET sealed = set_byte(sealed, 200, (get_byte(sealed, 200) + 1) % 256) WHERE store_id = 1001 AND inquiry_id = (SELECT inquiry_id FROM inquiry WHERE inquiry_sn = $1)',
    [sn],
  )
  await close(sn)
  const states = (await compared(sn))?.quotations.map((quote) => [quote.storeId, quote.state, quote.reason])
  expect(states).toEqual([
    [1001, 'LOST', 'unreadable'],
    [1002, 'SUBMITTED', ''],
  ])
})
