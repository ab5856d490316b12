import { expect, test } from 'vitest'
import { guestClaim, guestProve, guestSubmit } from '../../../src/modules/guest-quotation/endpoints-guest.ts'
import { invitationAdd, invitationRevoke } from '../../../src/modules/guest-quotation/endpoints-invitation.ts'
import { guestQuotationHandlers } from '../../../src/modules/guest-quotation/server/handlers.ts'
import { createSmsCode, currentSmsCode } from '../../../src/modules/identity/server/sms/sms-code.ts'
import { wayInDeps } from '../../fixtures/browser/login.ts'
import { asker, type Ask } from '../../fixtures/server/calls.ts'
import { everyInterleaving, gated } from '../../fixtures/server/interleave.ts'
import { anRfqMarket, sealedKeys } from '../../fixtures/trade/rfq-market.ts'

const { database, ask, client, clock, house, buyer, one, published, quoted, once } = await anRfqMarket()
const gate = gated(house)
const { secret, siteUrl } = wayInDeps
const slow = asker(gate.app, guestQuotationHandlers({ secret, siteUrl, keys: sealedKeys }))
const { rows: accounts } = await client.query<{ phone: string }>("SELECT phone FROM account WHERE member_name = 'demo_supplier'")
const mobile = accounts[0]?.phone ?? ''

/** A quotation of a guest whose proved phone is that of the store's account. */
async function aGuestQuotation() {
  const inquirySn = await published()
  const { data } = await ask(invitationAdd, { inquirySn, channel: 'SMS', name: '江阴示例锌业', mobile }, once(buyer))
  const invitation = data?.list.at(-1)
  const key = invitation?.link.split('key=')[1] ?? ''
  await house.inTransaction((tx) => createSmsCode(tx, secret, { phone: mobile, purpose: 'guestQuote' }, clock.now()))
  const smsCode = (await currentSmsCode(house.read, secret, { phone: mobile, purpose: 'guestQuote' }, clock.now())) ?? ''
  const pass = (await ask(guestProve, { key, mobile, smsCode })).data?.pass ?? ''
  const lines = [1, 2].map((lineNo) => ({ lineNo, offer: 'PRICE' as const, unitPrice: '23000', deliveryDate: '2026-12-10' }))
  expect((await ask(guestSubmit, { key, pass, expectedVersion: 0, validUntil: '2026-11-30', lines })).state).toBe(200)
  return { inquirySn, key, invitationId: invitation?.invitationId ?? 0 }
}
type Scene = Awaited<ReturnType<typeof aGuestQuotation>>
type Act = (of: Scene) => Promise<{ readonly state: number }>

const claim =
  (on: Ask): Act =>
  ({ key }) =>
    on(guestClaim, { key }, one)
const rivals: Record<string, Act> = {
  claim: claim(ask),
  'the own quotation of the store': ({ inquirySn }) => quoted(one, inquirySn, ['22900', '4900']),
  'the revocation of the invitation': ({ inquirySn, invitationId }) => ask(invitationRevoke, { inquirySn, invitationId }, buyer),
}

test.each(Object.keys(rivals))('a claim, with %s before any of its statements, and one of the two is done', async (rival) => {
  const played = await everyInterleaving(database, {
    gate,
    scene: aGuestQuotation,
    first: claim(slow),
    second: rivals[rival] ?? claim(ask),
    holds: async ({ inquirySn, invitationId }, answers) => {
      const [claimed, other] = answers.map((answer) => answer.state === 200)
      expect([claimed, other]).not.toEqual([false, false])
      const { rows } = await client.query<{ stores: number; guests: number; state: string }>(
        `SELECT (SELECT state FROM quotation_invitation WHERE invitation_id = $2) AS state,
           count(*) FILTER (WHERE q.store_id = 1001)::int AS stores, count(*) FILTER (WHERE q.store_id IS NULL)::int AS guests
         FROM quotation q JOIN inquiry i USING (inquiry_id) WHERE inquiry_sn = $1 AND q.state = 'SUBMITTED'`,
        [inquirySn, invitationId],
      )
      // A store has one quotation that stands, and what is claimed belongs to nobody else.
      expect(rows[0]?.stores ?? 0).toBeLessThanOrEqual(1)
      if (rival === 'claim') {
        expect([claimed, other].filter(Boolean)).toHaveLength(1)
        expect(rows).toEqual([{ state: 'CLAIMED', stores: 1, guests: 0 }])
      }
    },
  })
  expect(played).toBeGreaterThan(0)
})
