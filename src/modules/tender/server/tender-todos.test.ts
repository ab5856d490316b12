import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket, aPlatformClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { keyWrapper } from '../../../adapters/vault/key-wrapper.ts'
import { storeCapabilities, type Caller } from '../../../api/caller.ts'
import { adminDepositList } from '../endpoints-admin.ts'
import { bidAnswersSeen, bidderTenderDetail, bidderTenderList, myBidList } from '../endpoints-bidder.ts'
import { tenderList, ownerTabs } from '../endpoints.ts'
import { bidderTodos, type BidderTodo } from '../rules/tender-todos.ts'
import { tenderHandlers } from './public.ts'

const database = await aDatabase()
const client = await aMarket(database, [])
await client.query(`INSERT INTO enterprise (id, name, uscc, verified_at) VALUES (71, '镀锌公司', '91350211M000100Y46', now())`)
await client.query(
  `INSERT INTO account (id, member_name, phone, password_hash) SELECT n, 'person' || n, '1390000' || n, 'x' FROM generate_series(7001, 7009) n`,
)
await client.query(
  `INSERT INTO member (id, member_type, nick_name, enterprise_id) SELECT n, CASE n WHEN 7001 THEN 3 WHEN 7002 THEN 6 ELSE 2 END, 'person' || n, CASE WHEN n <= 7002 THEN 71 END FROM generate_series(7001, 7009) n`,
)
const clock = aClock()
const app = aHouse(database, clock)
const ask = asker(app, tenderHandlers({ keys: keyWrapper([{ id: 'app', secret: 'a secret for tests, of enough characters' }]) }))
const day = 86_400_000
const soon = new Date(clock.now().getTime() + 10 * day)
const past = new Date(clock.now().getTime() - day)

const person = (memberId: number, storeId?: number): { visitor: Caller } => ({
  visitor: {
    member: {
      memberId,
      memberName: `person${memberId}`,
      memberType: storeId ? 2 : 3,
      enterpriseId: storeId ? null : 71,
      sessionId: 'test',
    },
    stores: storeId ? [{ storeId, storeName: `店铺${storeId}`, capabilities: storeCapabilities }] : [],
    platform: [],
    company: [],
  },
})
const [owner, expert] = [person(7001), person(7002)]
const [firstBidder, secondBidder] = [person(7003, 1001), person(7004, 1002)]

type Row = {
  readonly state: string
  readonly access?: string
  readonly scoring?: string
  readonly experts?: unknown
  readonly publicityUntil?: Date
}
async function tender(title: string, { state, access = 'OPEN', scoring = 'LOWEST', experts = [], publicityUntil }: Row): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO tender (tender_sn, member_id, enterprise_id, buyer_title, mode, access, title, body, lines, state, estimate, scoring, price_weight, deadline_at, published_at, opened_at,
       publicity_until, awarded_at, experts, created_at, updated_at)
     VALUES ($1, 7001, 71, '镀锌公司', 'ENTERPRISE', $3, $1, '按国标供货', '[]', $2, 100, $4, 100, $5, $6, $6, $7, $6, $8, $6, $6) RETURNING tender_id::int AS id`,
    [title, state, access, scoring, state === 'BIDDING' ? soon : past, past, publicityUntil ?? null, JSON.stringify(experts)],
  )
  return rows[0]?.id ?? 0
}
const bid = (tenderId: number, storeId: number, state: string, depositState: string) =>
  client.query(
    `INSERT INTO bid (bid_sn, tender_id, store_id, member_id, bidder_title, state, version, sealed, receipt, submitted_at, deposit_state, refund_due_at)
     VALUES ('TB' || nextval('bid_number'), $1, $2, 7003, '店铺', $3, 1, '', repeat('0', 64), $5, $4, $5)`,
    [tenderId, storeId, state, depositState, past],
  )
const question = (tenderId: number, storeId: number, answeredAt: Date | null) =>
  client.query(
    `INSERT INTO tender_question (tender_id, kind, store_id, question, asked_at, answered_at) VALUES ($1, 'QUESTION', $2, '可否分批？', $3, $4)`,
    [tenderId, storeId, past, answeredAt],
  )

const asked = await tender('有提问', { state: 'BIDDING' })
await question(asked, 1001, null)
const answered = await tender('已答疑', { state: 'BIDDING' })
await question(answered, 1001, past)
await bid(answered, 1001, 'SUBMITTED', 'DUE')
const invited = await tender('邀请', { state: 'BIDDING', access: 'INVITED' })
await client.query(`INSERT INTO tender_invitation (tender_id, store_id, state) VALUES ($1, 1001, 'SENT'), ($1, 1002, 'ACCEPTED')`, [
  invited,
])
await tender('待开', { state: 'OPENABLE' })
await tender('待组评委', { state: 'OPENED' })
await tender('待评分', { state: 'EVALUATING', scoring: 'WEIGHTED', experts: [{ memberId: 7002, name: 'x', doneAt: null }] })
await tender('已评分', { state: 'EVALUATING', scoring: 'WEIGHTED', experts: [{ memberId: 7002, name: 'x', doneAt: past.toISOString() }] })
await tender('公示中', { state: 'PUBLICITY', publicityUntil: soon })
await tender('公示期满', { state: 'PUBLICITY', publicityUntil: past })
const awarded = await tender('已中标', { state: 'AWARDED' })
await bid(awarded, 1001, 'LOST', 'REFUNDING')
await bid(awarded, 1002, 'WON', 'NONE')

test('each filter of a tenderer holds what is to be done, and scores wait for the expert alone', async () => {
  const found = async (who: { visitor: Caller }) => {
    const titles = async (tab: (typeof ownerTabs)[number]) => dataOf(await ask(tenderList, { tab }, who)).list.map(({ title }) => title)
    return Object.fromEntries(await Promise.all(ownerTabs.map(async (tab) => [tab, await titles(tab)] as const)))
  }
  expect(await found(expert)).toMatchObject({
    answer: ['有提问'],
    open: ['待开'],
    evaluate: ['已评分', '待组评委'],
    score: ['待评分'],
    award: ['公示期满'],
    contract: ['已中标'],
    deposit: ['已中标'],
  })
  expect((await found(owner))['score']).toEqual([])
  expect((await found(owner))['all']).toHaveLength(10)
})

test('each filter of a bidder holds what waits for the own stores, in the console and in the member centre', async () => {
  for (const call of [bidderTenderList, myBidList]) {
    const found = async (who: { visitor: Caller }) => {
      const titles = async (tab: BidderTodo) => dataOf(await ask(call, { tab }, who)).list.map(({ title }) => title)
      return Object.fromEntries(await Promise.all(bidderTodos.map(async (tab) => [tab, await titles(tab)] as const)))
    }
    expect(await found(firstBidder)).toEqual({ invitation: ['邀请'], toBid: ['有提问'], giveDeposit: ['已答疑'], answered: ['已答疑'] })
    expect(await found(secondBidder)).toEqual({ invitation: [], toBid: ['邀请', '已答疑', '有提问'], giveDeposit: [], answered: [] })
  }
})

test('an answer waits until somebody of the store that asked has seen it', async () => {
  const waits = async () => dataOf(await ask(bidderTenderDetail, { tenderSn: '已答疑' }, firstBidder)).hasNewAnswers
  dataOf(await ask(bidAnswersSeen, { tenderSn: '已答疑' }, secondBidder))
  expect(await waits()).toBe(true)
  dataOf(await ask(bidAnswersSeen, { tenderSn: '已答疑' }, firstBidder))
  expect(await waits()).toBe(false)
  expect(dataOf(await ask(bidderTenderList, { tab: 'answered' }, firstBidder)).total).toBe(0)
})

test('the platform finds deposits to check and to return apart', async () => {
  await bid(asked, 1002, 'SUBMITTED', 'SUBMITTED')
  const platform = { visitor: aPlatformClerk(7008) }
  const states = async (tab: 'all' | 'check' | 'return') =>
    dataOf(await ask(adminDepositList, { tab }, platform)).list.map(({ state }) => state)
  expect([await states('check'), await states('return'), await states('all')]).toEqual([
    ['SUBMITTED'],
    ['REFUNDING'],
    ['REFUNDING', 'SUBMITTED'],
  ])
})
