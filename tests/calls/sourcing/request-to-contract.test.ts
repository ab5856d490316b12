import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openLocalEsign } from '../../../src/adapters/esign/local-esign.ts'
import { renderPdf } from '../../../src/adapters/pdf/render-document.ts'
import { verifyDocument } from '../../../src/modules/content/endpoints-document-verification.ts'
import { documentVerificationHandlers } from '../../../src/modules/content/server/public.ts'
import {
  contractAct,
  contractAuthenticate,
  contractDetail,
  contractDownload,
  contractDraft,
  contractSave,
  contractSign,
} from '../../../src/modules/contract/endpoints.ts'
import { sellerContractAct, sellerContractAuthenticate, sellerContractSign } from '../../../src/modules/contract/endpoints-staff.ts'
import { contractHandlers, contractTasks, verifyContract } from '../../../src/modules/contract/server/public.ts'
import { guestProve, guestSubmit } from '../../../src/modules/guest-quotation/endpoints-guest.ts'
import { invitationAdd } from '../../../src/modules/guest-quotation/endpoints-invitation.ts'
import { createSmsCode, currentSmsCode } from '../../../src/modules/identity/server/sms/sms-code.ts'
import { rfqDetail, rfqExtend } from '../../../src/modules/rfq/endpoints.ts'
import { quotedOrder } from '../../../src/modules/rfq/endpoints-award.ts'
import { revisionRequest } from '../../../src/modules/rfq/endpoints-comparison.ts'
import { supplierRfqDetail } from '../../../src/modules/rfq/endpoints-supplier-quotation.ts'
import { contractedAwards } from '../../../src/modules/rfq/server/public.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { wayInDeps } from '../../fixtures/browser/login.ts'
import { contractDraft as blank } from '../../fixtures/trade/contract-draft.ts'
import { anRfqMarket } from '../../fixtures/trade/rfq-market.ts'

const market = await anRfqMarket('demo_company')
const { company, one, two, published, quoted, compared, close, versionOf, inHours, once, client, clock, house } = market
const service = openLocalEsign({ file: ':memory:', nodeEnv: 'test', now: () => clock.now() })
const deps = {
  service,
  demonstration: true,
  siteUrl: 'https://mall.example',
  render: renderPdf,
  secret: wayInDeps.secret,
  obligations: async () => [],
}
const askContract = asker(house, [...contractHandlers(deps), ...documentVerificationHandlers([verifyContract(deps)])])
const folder = mkdtempSync(join(tmpdir(), 'request-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function codeOf(phone: string, purpose: 'guestQuote' | 'signContract'): Promise<string> {
  const key = { phone, purpose } as const
  await house.inTransaction((tx) => createSmsCode(tx, wayInDeps.secret, key, clock.now()))
  return (await currentSmsCode(house.read, wayInDeps.secret, key, clock.now())) ?? ''
}
const phoneOf = async (name: string) =>
  (await client.query<{ phone: string }>('SELECT phone FROM account WHERE member_name = $1', [name])).rows[0]?.phone ?? ''

/** A guest and two stores quote; the early opening is sealed again, and the first store lowers its second line when it is asked to. */
async function negotiated(): Promise<string> {
  const sn = await published({
    lines: [
      { productId: 2, number: '20' },
      { goodsName: '镀锌角钢', specText: 'L50×5', unitCode: 't', number: '3.5' },
    ],
  })
  const wanted = { inquirySn: sn, channel: 'SMS' as const, name: '江阴示例锌业', mobile: '13912340001' }
  const key =
    dataOf(await market.ask(invitationAdd, wanted, once(company)))
      .list.at(-1)
      ?.link.split('key=')[1] ?? ''
  const proof = { key, mobile: '13912340001', smsCode: await codeOf('13912340001', 'guestQuote') }
  const { pass } = dataOf(await market.ask(guestProve, proof))
  const lines = ['23400', '5300'].map((unitPrice, place) => ({ lineNo: place + 1, offer: 'PRICE' as const, unitPrice }))
  dataOf(await market.ask(guestSubmit, { key, pass, expectedVersion: 0, validUntil: '2026-11-30', lines }))
  dataOf(await quoted(one, sn, ['23500', '5200']))
  await close(sn)
  dataOf(await market.ask(rfqExtend, { inquirySn: sn, expectedVersion: await versionOf(sn), closeTime: inHours(60) }, company))
  expect(dataOf(await market.ask(supplierRfqDetail, { inquirySn: sn }, one)).openings).toHaveLength(1)
  const price = { lineNo: 1, offer: 'PRICE' as const, productId: 2, unitPrice: '23300', deliveryDate: '2026-12-10' }
  dataOf(await quoted(two, sn, [], { lines: [price, { lineNo: 2, offer: 'NOT_AVAILABLE' }] }))
  await close(sn)
  const first = (await compared(sn))?.quotations.find(({ storeId }) => storeId === 1001)
  const asked = { quotationSn: first?.quotationSn ?? '', expectedVersion: first?.version ?? 0, wish: '再低 200 元' }
  dataOf(await market.ask(revisionRequest, { ...asked, targets: [{ lineNo: 2, targetPrice: '5000' }] }, company))
  dataOf(await quoted(one, sn, ['23500', '5000']))
  expect((await compared(sn))?.quotations.map(({ storeId }) => storeId).toSorted()).toEqual([0, 1001, 1002])
  dataOf(
    await market.award(sn, [
      [1, 1002],
      [2, 1001],
    ]),
  )
  return sn
}

/** The contract of what the first store won, drafted from the award, confirmed and signed by both. */
async function signedContract(sn: string): Promise<number> {
  const [buyer, seller] = [await phoneOf('demo_company'), await phoneOf('demo_supplier')]
  const agent = { agentName: '李工', agree: 1 as const }
  dataOf(await askContract(contractAuthenticate, { ...agent, smsCode: await codeOf(buyer, 'signContract') }, company))
  const authenticated = { ...agent, storeId: 1001, smsCode: await codeOf(seller, 'signContract') }
  dataOf(await askContract(sellerContractAuthenticate, authenticated, one))
  const taken = dataOf(await askContract(contractDraft, { awardSn: sn, storeId: 1001 }, company))
  expect(taken.lines.map(({ quantity, price }) => [quantity, price])).toEqual([['3.5', '5000.00']])
  const content = { ...blank.content, terms: { ...blank.content.terms, ...taken.terms }, lines: taken.lines }
  const text = { awardSn: sn, storeId: 1001, title: taken.title, endsOn: '2027-12-31', content }
  const { contractId } = dataOf(await askContract(contractSave, text, once(company)))
  const key = { contractId, versionNo: 1 }
  for (const act of ['submit', 'send', 'confirm'] as const) dataOf(await askContract(contractAct, { ...key, act }, company))
  dataOf(await askContract(sellerContractAct, { ...key, act: 'confirm' }, one))
  const work = (side: 'buyer' | 'store') => contractTasks(deps)['contract.sign']?.(house, { contractId, side })
  dataOf(await askContract(contractSign, { contractId, smsCode: await codeOf(buyer, 'signContract') }, company))
  await work('buyer')
  dataOf(await askContract(sellerContractSign, { contractId, smsCode: await codeOf(seller, 'signContract') }, one))
  await work('store')
  return contractId
}

test('a request with a guest and two stores is extended, renegotiated, split, and ends in one order and one contract that /vc and pdfsig verify', async () => {
  const sn = await negotiated()
  const contractId = await signedContract(sn)
  const told = await client.query<{ payload: Record<string, unknown> }>(
    `SELECT payload FROM event_outbox WHERE event = 'contract.quotationEffective' AND payload->>'inquirySn' = $1`,
    [sn],
  )
  for (const { payload } of told.rows)
    await house.inTransaction((tx) => contractedAwards.take(tx, { id: '1', event: 'contract.quotationEffective', payload }, house))
  const open = await compared(sn)
  expect(open).toMatchObject({ orderTotal: 466_000, contractSnList: [expect.any(String)] })
  const wish = { inquirySn: sn, expectedVersion: await versionOf(sn), expectedTotal: 466_000 }
  const placed = dataOf(await market.ask(quotedOrder, wish, once(company)))
  const { rows } = await client.query('SELECT store_id::int AS store, total::int FROM orders WHERE order_sn = ANY($1)', [
    placed.orderSnList,
  ])
  expect(rows).toEqual([{ store: 1002, total: 46_600_000 }])
  expect(dataOf(await market.ask(rfqDetail, { inquirySn: sn }, company)).state).toBe('CONVERTED')

  const contract = dataOf(await askContract(contractDetail, { contractId }, company))
  expect(contract).toMatchObject({ state: 'EFFECTIVE', source: 'QUOTATION', sourceSn: sn, total: 17_500 })
  const checked = dataOf(await askContract(verifyDocument, { code: contract.code, amount: '17500' }))
  expect(checked).toMatchObject({ found: 1, kind: 'contract', isIntact: 1, amountMatches: 1 })
  const { base64 } = dataOf(await askContract(contractDownload, { contractId }, company))
  const path = join(folder, 'signed.pdf')
  writeFileSync(path, Buffer.from(base64, 'base64'))
  if (existsSync('/usr/bin/pdfsig')) {
    const words = execFileSync('/usr/bin/pdfsig', ['-nocert', path], { encoding: 'utf8' })
    expect(words.match(/Signature is Valid/g)).toHaveLength(2)
  }
})
