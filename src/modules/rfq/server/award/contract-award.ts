import { z } from 'zod'
import { systemContext } from '../../../../api/actor-context.ts'
import type { Subscriber } from '../../../../api/background.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import { liveOrdersOf } from '../../../order/server/public.ts'
import { linesOfQuotations, quotationsOf } from '../quotations/quotation-repository.ts'
import { linesOfRfq, lockRfqById, rfqIdBySn } from '../requests/rfq-repository.ts'
import { addContractOfAward, moveRfq } from '../requests/write-rfq.ts'
import { awardedLines, openLines } from './awarded-lines.ts'

const effective = z.object({ inquirySn: z.string(), contractSn: z.string(), storeId: z.number() })

/** A contract of an award is in force: its store's lines are bought; with the last of them the request is over. */
async function noteContract(tx: Transaction, told: z.output<typeof effective>, now: Date): Promise<void> {
  const id = await rfqIdBySn(tx, told.inquirySn)
  const before = id === null ? null : await lockRfqById(tx, id)
  if (!before || !['AWARDED', 'PARTIALLY_AWARDED'].includes(before.state)) return
  const of = await addContractOfAward(tx, before, told, now)
  if (!of) return
  const [asked, quotations] = [await linesOfRfq(tx, of.id), await quotationsOf(tx, of.id)]
  const lines = await linesOfQuotations(
    tx,
    quotations.map((quotation) => quotation.id),
  )
  const bought = { contractedStores: of.contractedStores, live: await liveOrdersOf(tx, of.orderSns) }
  if (openLines(awardedLines(asked, quotations, lines), bought).length > 0) return
  const act = systemContext('contract.quotationEffective', now)
  const moved = await moveRfq(tx, of, { event: 'convert', who: 'system', at: now, isContracted: true }, act)
  if (isFailure(moved)) throw new Error(`${of.inquirySn} was not converted by its contract: ${moved.code}`)
  await cancelTimers(tx, { entity: 'inquiry', entityId: of.id })
}

/** Awards hear of contracts that were drafted from them and took effect. */
export const contractedAwards: Subscriber = {
  consumer: 'rfq.contracts',
  events: ['contract.quotationEffective'],
  take: (tx, { payload }, app) => noteContract(tx, effective.parse(payload), app.clock.now()),
}
