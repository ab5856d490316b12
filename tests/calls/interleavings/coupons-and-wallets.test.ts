import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { couponClaim } from '../../../src/modules/promotion/endpoints-coupons-on-goods.ts'
import { promotionHandlers } from '../../../src/modules/promotion/server/handlers.ts'
import { paymentHandlers } from '../../../src/modules/payment/server/handlers.ts'
import { payBalanceCall } from '../../../src/modules/payment/endpoints.ts'
import { withdrawalApplyCall } from '../../../src/modules/wallet/endpoints.ts'
import { walletHandlers } from '../../../src/modules/wallet/server/handlers.ts'
import { memberDeps } from '../../fixtures/browser/login.ts'
import { aHouse, asker, type Ask } from '../../fixtures/server/calls.ts'
import { everyInterleaving, gated } from '../../fixtures/server/interleave.ts'
import { aBuyer } from '../../fixtures/trade/buying.ts'
import { aCheckout } from '../../fixtures/trade/checkout.ts'
import { aCampaign } from '../../fixtures/trade/coupons.ts'
import { aWalletHouse, key, payPassword } from '../../fixtures/trade/wallet-house.ts'

const { database, client, clock, deps, ask, recharged, someone, stand, proved } = await aWalletHouse()
const gate = gated(aHouse(database, clock))
const calls = [
  ...walletHandlers(deps, async () => null, { vault: memberDeps.vault }),
  ...paymentHandlers(deps, undefined, async () => null),
]
const slow = asker(gate.app, calls)
const isDone = (answer: { state: number }) => answer.state === 200
let last = 9_100
const inTime = { claimFrom: '2020-01-01', claimUntil: '2099-12-31' }

test('the last coupon: a claim, with another before any of its statements, and one of them has it', async () => {
  const [claims, slowly] = [asker(aHouse(database, clock), promotionHandlers()), asker(gate.app, promotionHandlers())]
  const claim = (on: Ask, campaignId: number, who: Awaited<ReturnType<typeof aBuyer>>) =>
    on(couponClaim, { campaignId }, { visitor: who.visitor, idempotencyKey: randomUUID() })
  const played = await everyInterleaving(database, {
    gate,
    scene: async () => ({
      campaignId: await aCampaign(client, { total: 1, ...inTime }),
      who: [await aBuyer(client, (last += 1)), await aBuyer(client, (last += 1))] as const,
    }),
    first: ({ campaignId, who }) => claim(slowly, campaignId, who[0]),
    second: ({ campaignId, who }) => claim(claims, campaignId, who[1]),
    holds: async ({ campaignId }, answers) => {
      expect(answers.filter(isDone)).toHaveLength(1)
      const { rows } = await client.query(
        'SELECT claimed, (SELECT count(*)::int FROM coupon c WHERE c.campaign_id = k.campaign_id) AS held FROM coupon_campaign k WHERE campaign_id = $1',
        [campaignId],
      )
      expect(rows).toEqual([{ claimed: 1, held: 1 }])
    },
  })
  expect(played).toBeGreaterThan(0)
})

type Scene = { readonly who: Awaited<ReturnType<typeof someone>>; readonly paySn: string }
const bank = { payeeName: '李工', bankName: '中国银行天津分行', bankAccount: '6216 6000 0001 2345', payPassword }
const spends: Record<'pay' | 'withdraw', (on: Ask) => (of: Scene) => Promise<{ readonly state: number }>> = {
  pay: (on: Ask) => (of: Scene) => on(payBalanceCall, { paySn: of.paySn, payPassword }, { visitor: of.who.visitor, ...key() }),
  withdraw: (on: Ask) => (of: Scene) => on(withdrawalApplyCall, { amount: 50, ...bank }, { visitor: of.who.visitor, ...key() }),
}

test.each([
  ['pay', 'withdraw'],
  ['withdraw', 'pay'],
  ['withdraw', 'withdraw'],
  ['pay', 'pay'],
] as const)(
  'a balance that is enough for one: %s, with %s before any of its statements, and no more is spent than there is',
  async (first, second) => {
    const played = await everyInterleaving(database, {
      gate,
      scene: async () => {
        const who = await someone()
        await recharged(who, 60)
        return { who, paySn: (await aCheckout(client, { memberId: who.memberId, totals: [5_000n] })).paySn }
      },
      first: spends[first](slow),
      second: spends[second](ask),
      holds: async ({ who, paySn }, answers) => {
        const { available, held, balance } = await stand(who)
        const { rows } = await client.query('SELECT state FROM pay_order WHERE pay_sn = $1', [paySn])
        const isPaid = rows[0].state === 'PAID'
        // What a withdrawal left pays a part, which is held until the rest has come.
        const spent = isPaid ? 50 : 0
        expect([available >= 0, held >= 0, balance, available + held]).toEqual([true, true, 60 - spent, 60 - spent])
        expect(answers.some(isDone)).toBe(true)
        expect(await proved()).toMatchObject({ all: true })
      },
    })
    expect(played).toBeGreaterThan(1)
  },
)
