import { expect, test } from 'vitest'
import { awardSubmit } from '../../../src/modules/rfq/endpoints-award.ts'
import { quotationWithdraw, supplierRfqDetail } from '../../../src/modules/rfq/endpoints-supplier-quotation.ts'
import { rfqHandlers } from '../../../src/modules/rfq/server/handlers.ts'
import { asker, type Ask } from '../../fixtures/server/calls.ts'
import { everyInterleaving, gated } from '../../fixtures/server/interleave.ts'
import { anRfqMarket, sealedKeys } from '../../fixtures/trade/rfq-market.ts'

const { database, ask, client, house, buyer, one, two, published, quoted, close, picks, versionOf, once } = await anRfqMarket()
const gate = gated(house)
const slow = asker(gate.app, rfqHandlers({ keys: sealedKeys }))

/** A closed request with two quotations for one line, and what the award and the withdrawal would send. */
async function aClosedRequest() {
  const inquirySn = await published({ lines: [{ productId: 1, number: '20', wantedPrice: '23000' }] })
  await quoted(one, inquirySn, ['23000'])
  await quoted(two, inquirySn, ['23500'])
  await close(inquirySn)
  const mine = (await ask(supplierRfqDetail, { inquirySn }, one)).data?.current
  const choices = { mine: await picks(inquirySn, [[1, 1001]]), other: await picks(inquirySn, [[1, 1002]]) }
  return { inquirySn, version: await versionOf(inquirySn), choices, quotationSn: mine?.quotationSn ?? '', quoteVersion: mine?.version ?? 0 }
}
type Scene = Awaited<ReturnType<typeof aClosedRequest>>
const acts: Record<'award' | 'awardOther' | 'withdraw', (on: Ask) => (of: Scene) => Promise<{ readonly state: number }>> = {
  award: (on: Ask) => (of: Scene) =>
    on(awardSubmit, { inquirySn: of.inquirySn, expectedVersion: of.version, lines: of.choices.mine }, once(buyer)),
  awardOther: (on: Ask) => (of: Scene) =>
    on(awardSubmit, { inquirySn: of.inquirySn, expectedVersion: of.version, lines: of.choices.other }, once(buyer)),
  withdraw: (on: Ask) => (of: Scene) => on(quotationWithdraw, { quotationSn: of.quotationSn, expectedVersion: of.quoteVersion }, one),
}

test.each([
  ['award', 'withdraw'],
  ['withdraw', 'award'],
  ['award', 'awardOther'],
] as const)('a closed request: %s, with %s before any of its statements, and one of the two is done', async (first, second) => {
  const ends = new Set<number>()
  const played = await everyInterleaving(database, {
    gate,
    scene: aClosedRequest,
    first: acts[first](slow),
    second: acts[second](ask),
    holds: async ({ inquirySn }, answers) => {
      expect(answers.filter((answer) => answer.state === 200)).toHaveLength(1)
      ends.add(answers.findIndex((answer) => answer.state === 200))
      const { rows } = await client.query<{ states: string }>(
        `SELECT string_agg(q.state, ',' ORDER BY q.store_id) AS states FROM quotation q JOIN inquiry i USING (inquiry_id) WHERE inquiry_sn = $1`,
        [inquirySn],
      )
      expect(['ACCEPTED,LOST', 'LOST,ACCEPTED', 'WITHDRAWN,SUBMITTED']).toContain(rows[0]?.states)
    },
  })
  expect(played).toBeGreaterThan(1)
  // Both ends were met.
  expect(ends.size).toBe(2)
})
