import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { InputOf } from '../../src/api/endpoint.ts'
import type { Caller } from '../../src/api/caller.ts'
import { basketHandlers } from '../../src/modules/basket/server/handlers.ts'
import { addressListCall } from '../../src/modules/member/endpoints.ts'
import { memberHandlers } from '../../src/modules/member/server/handlers.ts'
import { rfqCloseCall, rfqDetailCall, rfqSaveCall, rfqSubmitCall } from '../../src/modules/rfq/endpoints.ts'
import {
  awardCall,
  quotationSaveCall,
  quotationComparisonCall,
  quotationSubmitCall,
  supplierRfqDetailCall,
} from '../../src/modules/rfq/endpoints-quotation.ts'
import { rfqHandlers } from '../../src/modules/rfq/server/handlers.ts'
import { asker } from './calls.ts'
import { aMarket, aStoreClerk } from './goods.ts'
import { aWayIn, memberDeps } from './way-in.ts'

export type Person = { readonly visitor: Caller }
export type RequestDraft = InputOf<typeof rfqSaveCall>
type Offer = InputOf<typeof quotationSaveCall>

/** Three stores with goods, buyers and suppliers, and the ways in which they ask and answer. */
export async function anRfqMarket() {
  const { database, house, clock, login, visitorBy } = await aWayIn()
  const client = await aMarket(database, [
    { productId: 1, stock: 100_000 },
    { productId: 2, storeId: 1002, stock: 100_000 },
    { productId: 3, storeId: 1001, stock: 100_000 },
  ])
  const ask = asker(house, [...rfqHandlers(), ...basketHandlers(), ...memberHandlers(memberDeps)])
  const by = async (name: string): Promise<Person> => ({ visitor: await visitorBy((await login(name)).accessToken) })
  const people = {
    buyer: await by('demo_buyer'),
    company: await by('demo_company'),
    one: await by('demo_supplier'),
    two: { visitor: { ...aStoreClerk(1002), stores: [{ storeId: 1002, storeName: '', capabilities: ['store.quote' as const] }] } },
    admin: await by('demo_admin'),
    personal: await by('demo_personal'),
  }
  const { buyer } = people
  const addressId = (await ask(addressListCall, {}, buyer)).data?.list[0]?.addressId ?? 0
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
  const once = (who: Person) => ({ ...who, idempotencyKey: randomUUID() })
  const draft = (more: Partial<RequestDraft> = {}): RequestDraft => ({
    title: '12 月锌锭采购',
    addressId,
    closeTime: inHours(48),
    lines: [
      { productId: 1, number: '20', wantedPrice: '23000' },
      { goodsName: '镀锌角钢', specText: 'L50×5', unitCode: 't', number: '3.5', wantedDate: '2026-12-20' },
    ],
    ...more,
  })
  const versionOf = async (inquirySn: string) => (await ask(rfqDetailCall, { inquirySn }, buyer)).data?.version ?? 0
  const published = async (more: Partial<RequestDraft> = {}): Promise<string> => {
    const { inquirySn = '', version = 0 } = (await ask(rfqSaveCall, draft(more), once(buyer))).data ?? {}
    expect(await ask(rfqSubmitCall, { inquirySn, expectedVersion: version }, once(buyer))).toMatchObject({ data: { state: 'QUOTING' } })
    return inquirySn
  }
  /** Hands in a price for each line, none where it is null. */
  const quoted = async (who: Person, inquirySn: string, prices: readonly (string | null)[], more: Partial<Offer> = {}) => {
    const before = (await ask(supplierRfqDetailCall, { inquirySn }, who)).data
    const lines = prices.map((unitPrice, index) =>
      unitPrice === null
        ? { lineNo: index + 1, offer: 'NOT_AVAILABLE' as const }
        : { lineNo: index + 1, offer: 'PRICE' as const, unitPrice, deliveryDate: '2026-12-10' },
    )
    const written = { inquirySn, expectedVersion: before?.draft?.version ?? 0, validUntil: '2026-11-30', lines, ...more }
    const saved = await ask(quotationSaveCall, written, who)
    return ask(quotationSubmitCall, { inquirySn, expectedVersion: saved.data?.version ?? 0 }, once(who))
  }
  const compared = async (inquirySn: string) => (await ask(quotationComparisonCall, { inquirySn }, buyer)).data
  const close = async (inquirySn: string) => ask(rfqCloseCall, { inquirySn, expectedVersion: await versionOf(inquirySn) }, buyer)
  /** The choice of stores for lines as it would be sent from what is shown now. */
  const picks = async (inquirySn: string, choice: readonly [lineNo: number, storeId: number][]) => {
    const found = await compared(inquirySn)
    return choice.map(([lineNo, storeId]) => {
      const quotation = found?.quotations.find((quote) => quote.storeId === storeId)
      return { lineNo, quotationSn: quotation?.quotationSn ?? 'none', expectedVersion: quotation?.version ?? 0 }
    })
  }
  const award = async (inquirySn: string, choice: readonly [number, number][]) => {
    const lines = await picks(inquirySn, choice)
    return ask(awardCall, { inquirySn, expectedVersion: await versionOf(inquirySn), lines }, once(buyer))
  }
  const acts = { draft, published, quoted, compared, close, picks, award, versionOf, inHours, once }
  return { ...people, ...acts, ask, client, clock, house }
}
