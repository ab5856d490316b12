import { expect, test } from 'vitest'
import { weighNoteSellerMove } from '../../../src/modules/weighing/endpoints.ts'
import { supplementBalance, supplementVoucher } from '../../../src/modules/weighing/endpoints-supplement.ts'
import { supplementHandlers } from '../../../src/modules/weighing/server/public.ts'
import { aStoredVoucher } from '../../fixtures/database/stored-picture.ts'
import { asker, type Ask } from '../../fixtures/server/calls.ts'
import { everyInterleaving, gated } from '../../fixtures/server/interleave.ts'
import { aSupplementHouse } from '../../fixtures/trade/supplement-house.ts'

const house = await aSupplementHouse()
const { askTwin, askWeigh, client, clerk, database, dearer, deps, entries, once, recharge, relay } = house
const gate = gated(house.app)
const slow = asker(gate.app, supplementHandlers({ payment: deps, payPassword: () => Promise.resolve(null) }))
let serial = 70_000

/** A buyer who owes ¥421.20 and has twice as much in the balance. */
async function aDebt() {
  const of = await dearer()
  await recharge(of, 2n * BigInt(of.fen))
  return { ...of, picture: await aStoredVoucher(client, of.buyer.memberId) }
}
type Scene = Awaited<ReturnType<typeof aDebt>>
type Act = (of: Scene) => Promise<{ readonly state: number }>

const byBalance =
  (on: Ask): Act =>
  ({ weighNoteSn, buyer }) =>
    on(supplementBalance, { weighNoteSn, payPassword: 'x' }, once(buyer))
const rivals: Record<string, Act> = {
  'another payment with balance': byBalance(askWeigh),
  'a transfer': ({ weighNoteSn, buyer, picture }) =>
    askWeigh(supplementVoucher, { weighNoteSn, bankName: '中国工商银行', documentNo: String((serial += 1)), picture }, once(buyer)),
  'the waiver of the store': ({ weighNoteSn, version }) =>
    askTwin(weighNoteSellerMove, { weighNoteSn, expectedVersion: version, event: 'waive', note: '样品差异，免收' }, once(clerk)),
}

test.each(Object.keys(rivals))(
  'a supplement is paid with balance, with %s before any of its statements, and it is settled once',
  async (rival) => {
    const played = await everyInterleaving(database, {
      gate,
      scene: aDebt,
      first: byBalance(slow),
      second: rivals[rival] ?? byBalance(askWeigh),
      holds: async (of, answers) => {
        expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
        await relay()
        const { rows } = await client.query<{ fen: string }>(
          `SELECT balance AS fen FROM ledger_account WHERE kind = 'member' AND owner_id = $1`,
          [of.buyer.memberId],
        )
        const isPaid = answers[0].state === 200 || rival === 'another payment with balance'
        expect(rows.map(({ fen }) => Number(fen))).toEqual([isPaid ? of.fen : 2 * of.fen])
        expect((await entries(of.orderSn)).length).toBe(isPaid ? 1 : 0)
      },
    })
    expect(played).toBeGreaterThan(0)
  },
)
