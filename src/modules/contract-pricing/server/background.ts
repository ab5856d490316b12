import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { dayOf, endOfDay } from '../../../kernel/time/clock.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import { everybodys, lockContract } from '../../contract/server/public.ts'
import { windowState } from '../rules/window-price.ts'
import { invoiceDifference } from './invoice-difference.ts'
import { watchMargin } from './margin-calls.ts'
import { marketOf, pricedLines } from './priced-lines.ts'
import { isSettleable, calculateLine } from './calculate-line.ts'
import { contractsFollowing, fixingsOf, settlementsOf } from './settlement-repository.ts'

const entity = 'contractPrice'

/** Looks at the lines of a contract: what is complete is calculated once, what is open is looked at again after its last day. */
async function followLines(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const contract = await lockContract(tx, contractId, everybodys)
  if (!contract || !isSettleable(contract)) return
  const settled = new Set((await settlementsOf(tx, contractId)).map(({ lineNo }) => lineNo))
  const act = systemContext('contractPricing.follow', now)
  const fixings = await fixingsOf(tx, contractId)
  const ends: string[] = []
  for (const line of (await pricedLines(tx, contract)).filter(({ lineNo }) => !settled.has(lineNo))) {
    const market = await marketOf(tx, line)
    const state = windowState(line.terms, market, dayOf(now))
    const fixations = fixings.filter(({ lineNo }) => lineNo === line.lineNo)
    // A price that is nothing stays for the two sides, who see why.
    if (state === 'READY') await calculateLine(tx, contract, { lineNo: line.lineNo, quantity: null, by: 'system', act })
    if (state === 'OPEN') await watchMargin(tx, { contract, line, market, fixations, act })
    if (state === 'OPEN' || state === 'BEFORE') ends.push(line.terms.to)
  }
  const [first] = ends.toSorted()
  if (first !== undefined) await schedule(tx, { entity, entityId: contractId, event: 'settle', dueAt: endOfDay(first) })
}

const quoted = z.object({ seriesCode: z.string() })
const linked = z.object({ contractId: z.number() })
const moved = z.object({ contractId: z.number(), state: z.string() })

/** New quotes, and contracts and supplements that take effect, reach the lines that follow an index. */
export const contractPricingSubscribers: readonly Subscriber[] = [
  {
    consumer: 'contractPricing.quotes',
    events: ['market.quoted'],
    take: async (tx, { payload }, app) => {
      for (const contractId of await contractsFollowing(tx, quoted.parse(payload).seriesCode))
        await followLines(tx, contractId, app.clock.now())
    },
  },
  {
    consumer: 'contractPricing.linkedOrders',
    events: ['contract.orderLinked'],
    take: async (tx, { payload }, app) => {
      const contract = await lockContract(tx, linked.parse(payload).contractId, everybodys)
      if (!contract) return
      const act = systemContext('contractPricing.linkedOrders', app.clock.now())
      for (const settlement of await settlementsOf(tx, contract.contractId)) await invoiceDifference(tx, contract, settlement, act)
    },
  },
  {
    consumer: 'contractPricing.contracts',
    events: ['contract.moved'],
    take: async (tx, { payload }, app) => {
      const { contractId, state } = moved.parse(payload)
      if (state === 'EFFECTIVE') await followLines(tx, contractId, app.clock.now())
    },
  },
]

export const contractPricingTimers: TimerHandlers = {
  [`${entity}/settle`]: (app, contractId) => app.inTransaction((tx) => followLines(tx, Number(contractId), app.clock.now())),
}
