import { runDueTimers } from '../../../src/adapters/timers/run-timers.ts'
import { rows } from '../../../src/kernel/database/transaction.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { paymentHandlers } from '../../../src/modules/payment/server/handlers.ts'
import { teamOrderPreview, teamOrderSubmit } from '../../../src/modules/team-purchase/endpoints.ts'
import {
  adminTeamCampaignMove,
  sellerTeamCampaignMove,
  sellerTeamCampaignSave,
} from '../../../src/modules/team-purchase/endpoints-staff.ts'
import { teamPurchaseHandlers, teamPurchaseSubscriber, teamPurchaseTimers } from '../../../src/modules/team-purchase/server/public.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { openSimulation, type OpenSimulation } from '../trade/open-simulation.ts'
import { payOnline } from '../trade/simulate-trade.ts'
import { pastPayments } from '../trade/simulate-trades.ts'

const hour = 3_600_000
const store = demoVisitor('demo_supplier')

type DemoCampaign = {
  readonly productId: number
  readonly zh: string
  readonly en: string
  readonly note: string
  readonly noteEn: string
  /** Of the ordinary price, in per mille. */
  readonly perMille: number
  readonly leaderYuanLess: number
  readonly size: number
  /** Hours before the loading, and after it. */
  readonly startsAgo: number
  readonly endsIn: number
  /** Each team: who paid for how much, so many hours before the loading; the first opened it. */
  readonly teams: readonly (readonly (readonly [name: string, number: string, hoursAgo: number])[])[]
}

const demoCampaigns: readonly DemoCampaign[] = [
  {
    productId: 100001,
    zh: '0# 锌锭三人拼团',
    en: 'Zinc ingot Zn99.995, team of three',
    note: '随货附质保书；成团后 3 天内发货，可自提。',
    noteEn: 'A mill certificate comes with the goods. Shipped within 3 days once the team is complete; pickup is possible.',
    perMille: 988,
    leaderYuanLess: 20,
    size: 3,
    startsAgo: 70,
    endsIn: 240,
    teams: [
      [
        ['demo_company', '10', 66],
        ['demo_designer', '2', 52],
        ['demo_personal', '1', 47],
      ],
      [
        ['demo_buyer', '5', 22],
        ['demo_company', '8', 9],
      ],
    ],
  },
]

/** Team purchases that run, with a team that is complete and one that needs a buyer, made by the real calls. */
export async function simulateTeamPurchases(url: string, now = new Date()): Promise<void> {
  const play = openSimulation(url, [...teamPurchaseHandlers(), ...orderHandlers(), ...paymentHandlers(pastPayments)], now)
  try {
    for (const one of demoCampaigns) {
      const teamCampaignSn = await run(play, one, now)
      for (const team of one.teams) {
        let teamSn = ''
        for (const [name, number, hoursAgo] of team) teamSn = await buy(play, { teamCampaignSn, teamSn, number }, name, hoursAgo)
      }
    }
  } finally {
    await play.close()
  }
}

const priceOfSku = { name: 'demo.teamPrice', text: 'SELECT business_price::text AS price FROM sku WHERE product_id = $1' }

async function run(play: OpenSimulation, one: DemoCampaign, now: Date): Promise<string> {
  const [sku] = await rows<{ price: string }>(play.house.read, priceOfSku, [one.productId])
  // Whole ten yuan, as prices of a campaign are said.
  const yuan = Math.floor((Number(sku?.price) * one.perMille) / 1000 / 100_000) * 10
  const time = (hoursFromNow: number) => new Date(Math.floor((now.getTime() + hoursFromNow * hour) / hour) * hour).toISOString()
  const { productId, zh: titleZh, en: titleEn, note, noteEn, size } = one
  const prices = { teamPrice: String(yuan), leaderPrice: String(yuan - one.leaderYuanLess) }
  const times = { periodHours: 72, startTime: time(-one.startsAgo), endTime: time(one.endsIn) }
  play.at(one.startsAgo + 26)
  const { teamCampaignSn } = await play.ask(
    sellerTeamCampaignSave,
    { titleZh, titleEn, note, noteEn, productId, size, maxNumber: '30', ...prices, ...times },
    store,
  )
  await play.ask(sellerTeamCampaignMove, { ownTeamCampaignSn: teamCampaignSn, event: 'submit', expectedVersion: 1 }, store)
  play.at(one.startsAgo + 20)
  await play.ask(adminTeamCampaignMove, { teamCampaignSn, event: 'approve', expectedVersion: 2 }, demoVisitor('demo_admin'))
  play.at(one.startsAgo)
  await runDueTimers(play.house, teamPurchaseTimers, (error) => {
    throw error
  })
  return teamCampaignSn
}

/** Somebody opens a team or joins one, and pays a few minutes later. */
async function buy(
  play: OpenSimulation,
  wish: { readonly teamCampaignSn: string; readonly teamSn: string; readonly number: string },
  name: string,
  hoursAgo: number,
): Promise<string> {
  const buyer = demoVisitor(name)
  play.at(hoursAgo)
  const preview = await play.ask(teamOrderPreview, wish, buyer)
  const { paySn, teamSn } = await play.ask(teamOrderSubmit, { ...wish, expectedTotal: preview.totalAmount }, buyer)
  const at = play.at(hoursAgo - 0.1)
  await payOnline(play, { paySn, buyer, method: 'wechat', at })
  const event = { id: '0', event: 'payOrder.paid', payload: { paySn } } as const
  await play.house.inTransaction((tx) => teamPurchaseSubscriber.take(tx, event, play.house))
  return teamSn
}
