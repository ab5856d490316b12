import type { ClientBase } from 'pg'
import { systemContext } from '../../../src/api/actor-context.ts'
import { rows, type Transaction } from '../../../src/kernel/database/transaction.ts'
import { isFailure } from '../../../src/kernel/failure/failure.ts'
import { gatewayAccount, platformAccount } from '../../../src/modules/wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../../src/modules/wallet/server/public.ts'
import { holdStock } from '../../../src/modules/inventory/server/public.ts'
import { depositFor, priceNow, type PriceTier } from '../../../src/modules/group-sale/rules/price-tiers.ts'
import { addCampaign, lockCampaignById, nextNumber } from '../../../src/modules/group-sale/server/campaigns/campaign-repository.ts'
import { moveCampaign } from '../../../src/modules/group-sale/server/campaigns/move-campaign.ts'
import { joinWithDeposit } from '../../../src/modules/group-sale/server/deposits/join-with-deposit.ts'
import { addParticipation } from '../../../src/modules/group-sale/server/participations/participation-repository.ts'
import { unitOnClient } from '../demo-unit.ts'
import { documentNumber } from '../../../src/kernel/database/ids.ts'
import { nextPaymentNumber } from '../../../src/modules/payment/server/payment-repository.ts'

type DemoGroup = {
  readonly kind: 'LADDER' | 'PRESALE'
  /** Goods that are sold: the SKU with the largest stock among goods of this name. */
  readonly goods: string
  readonly zh: string
  readonly en: string
  readonly note: string
  readonly noteEn: string
  /** Tonnes from which a share of the ordinary price holds, in per mille. */
  readonly tiers: readonly (readonly [tonnes: number, perMille: number])[]
  readonly depositBp: number
  readonly forfeits: boolean
  /** Days from today. */
  readonly period: readonly [first: number, last: number]
  readonly balanceIn: number
  /** Tonnes of each buyer. */
  readonly buyers: readonly number[]
}

const demoGroups: readonly DemoGroup[] = [
  {
    kind: 'LADDER',
    goods: '%锌锭%',
    zh: '十二月锌锭联合采购（阶梯团）',
    en: 'December joint purchase of zinc ingots',
    note: '按批次提供质保书，可分两车发货；磅差按合同约定执行。',
    noteEn: 'A mill certificate with every lot; may be shipped in two trucks. Weight deviation as agreed in the contract.',
    tiers: [
      [20, 994],
      [40, 988],
      [80, 980],
    ],
    depositBp: 1000,
    forfeits: false,
    period: [-3, 6],
    balanceIn: 0,
    buyers: [12, 8, 5, 6],
  },
  {
    kind: 'LADDER',
    goods: '%热镀锌%管%',
    zh: '热镀锌焊管年末备货团',
    en: 'Year-end group purchase of galvanized pipe',
    note: '6 米定尺，锌层符合 GB/T 3091；支持自提。',
    noteEn: 'Fixed length of 6 m, zinc coating to GB/T 3091. Pickup is possible.',
    tiers: [
      [15, 990],
      [30, 982],
      [60, 970],
    ],
    depositBp: 1000,
    forfeits: true,
    period: [-1, 9],
    balanceIn: 0,
    buyers: [6, 4],
  },
  {
    kind: 'PRESALE',
    goods: '%角钢%',
    zh: '一月镀锌角钢预售',
    en: 'January presale of galvanized angles',
    note: '一月排产，按订单定尺；付清尾款后安排生产。',
    noteEn: 'Produced in January, cut to the lengths ordered. Production starts once the balance is paid.',
    tiers: [[0, 978]],
    depositBp: 1500,
    forfeits: false,
    period: [-2, 12],
    balanceIn: 20,
    buyers: [3, 5],
  },
]

const day = 86_400_000
const chosen = `SELECT s.product_id::int AS "productId", g.store_id::int AS "storeId", g.price_unit AS unit, g.unit_precision::int AS decimals, s.business_price::text AS price
  FROM sku s JOIN goods g USING (goods_id) JOIN store USING (store_id)
  WHERE g.name_zh LIKE $1 AND g.state = 'on_sale' AND s.state = 'active' AND store.state = 'open' AND NOT g.require_enquiry AND g.price_shown AND s.business_price IS NOT NULL
    AND g.price_unit = 't' AND NOT EXISTS (SELECT FROM group_campaign c WHERE c.store_id = g.store_id)
  ORDER BY (SELECT coalesce(sum(available), 0) FROM sku_stock k WHERE k.product_id = s.product_id) DESC, s.product_id LIMIT 1`
const inStock = {
  name: 'demo.groupStock',
  text: 'SELECT coalesce(sum(available), 0)::bigint AS available FROM sku_stock WHERE product_id = $1',
}
const people = `SELECT id::int AS id, enterprise_id::int AS "enterpriseId",
    coalesce((SELECT e.name FROM enterprise e WHERE e.id = m.enterprise_id), '') AS title FROM member m
  WHERE member_type IN (2, 3) ORDER BY id LIMIT $1`

type Sku = {
  readonly productId: number
  readonly storeId: number
  readonly unit: string
  readonly decimals: number
  readonly price: string
}
type Person = { readonly id: number; readonly enterpriseId: number | null; readonly title: string }

/** Group sales that run, with buyers whose deposits are paid. */
export async function loadGroupSales(client: ClientBase): Promise<void> {
  const tx = unitOnClient(client)
  for (const group of demoGroups) {
    const [sku] = (await client.query<Sku>(chosen, [group.goods])).rows
    if (!sku) continue
    const campaignId = await addRunning(tx, group, sku)
    const { rows: buyers } = await client.query<Person>(people, [group.buyers.length])
    for (const [place, buyer] of buyers.entries()) await join(tx, campaignId, buyer, { group, place })
  }
}

async function addRunning(tx: Transaction, group: DemoGroup, sku: Sku): Promise<number> {
  const [first, last] = group.period
  const at = (days: number) => new Date(Math.floor((Date.now() + days * day) / 3_600_000) * 3_600_000)
  const act = systemContext('demonstration', at(first - 2))
  const whole = 10n ** BigInt(sku.decimals)
  // Whole ten yuan, as prices of a campaign are said.
  const tiers: PriceTier[] = group.tiers.map(([tonnes, perMille]) => ({
    from: BigInt(tonnes) * whole,
    unitPrice: ((BigInt(sku.price) * BigInt(perMille)) / 1000n / 100_000n) * 100_000n,
  }))
  const campaignId = await addCampaign(tx, {
    campaignSn: await nextNumber(tx, 'TG', act.now),
    storeId: sku.storeId,
    kind: group.kind,
    titleZh: group.zh,
    titleEn: group.en,
    note: group.note,
    noteEn: group.noteEn,
    productId: sku.productId,
    unitCode: sku.unit,
    decimals: sku.decimals,
    tiers,
    depositBp: group.depositBp,
    forfeits: group.forfeits,
    multiple: 2,
    minNumber: whole,
    maxNumber: 0n,
    startsAt: at(first),
    endsAt: at(last),
    balanceAt: at(last + group.balanceIn),
    balanceHours: 72,
    shipDays: group.kind === 'PRESALE' ? 20 : 7,
    createdAt: act.now,
  })
  for (const [event, who] of [
    ['submit', 'store'],
    ['approve', 'platform'],
    ['start', 'system'],
  ] as const) {
    const campaign = await lockCampaignById(tx, campaignId)
    if (!campaign || isFailure(await moveCampaign(tx, campaign, { event, who, act })))
      throw new Error(`the demonstration's ${group.zh} was not moved by ${event}`)
  }
  return campaignId
}

/** A buyer joins and pays the deposit by WeChat; without stock nobody joins. */
async function join(tx: Transaction, campaignId: number, buyer: Person, of: { readonly group: DemoGroup; readonly place: number }) {
  const campaign = await lockCampaignById(tx, campaignId)
  if (!campaign) return
  const number = BigInt(of.group.buyers[of.place] ?? 1) * 10n ** BigInt(campaign.decimals)
  const [stock] = await rows<{ available: number | bigint }>(tx, inStock, [campaign.productId])
  if (BigInt(stock?.available ?? 0) < number) return
  const act = systemContext('demonstration', new Date(campaign.startsAt.getTime() + (of.place + 1) * 7 * 3_600_000))
  const participationSn = await nextNumber(tx, 'TC', act.now)
  const depositFen = depositFor(campaign.tiers, number, campaign.decimals, campaign.depositBp)
  const who = { memberId: buyer.id, enterpriseId: buyer.enterpriseId, buyerTitle: buyer.title }
  const made = await addParticipation(tx, {
    ...who,
    participationSn,
    campaignId,
    storeId: campaign.storeId,
    number,
    ceilingPrice: priceNow(campaign.tiers, campaign.joined),
    listPrice: null,
    depositFen,
    createdAt: act.now,
    payUntil: new Date(act.now.getTime() + 1_800_000),
  })
  const entries = [
    { account: gatewayAccount('wechat'), fen: -depositFen },
    { account: platformAccount('deposits'), fen: depositFen },
  ]
  await mustPost(tx, {
    kind: 'depositReceipt',
    reference: documentNumber('S', act.now, await nextPaymentNumber(tx)),
    entries,
    note: participationSn,
    act,
  })
  await joinWithDeposit(tx, campaign, made, act)
  if (isFailure(await holdStock(tx, [{ reference: participationSn, productId: campaign.productId, number }])))
    throw new Error(`the demonstration's stock of ${campaign.productId} is short`)
}
