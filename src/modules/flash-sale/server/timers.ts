import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { lockFlashSale } from './flash-sale-repository.ts'
import { followFlashStock, moveFlashSale } from './move-flash-sale.ts'

/** A sale's moment has come. Stopped or voided meanwhile it has nothing to do. */
async function moveInTime(tx: Transaction, id: string, event: 'start' | 'end', now: Date): Promise<void> {
  const sale = await lockFlashSale(tx, Number(id))
  if (!sale) return
  // A start that is late by the whole sale is no start.
  if (event === 'start' && sale.endsAt <= now) return
  await moveFlashSale(tx, sale, { event, who: 'system', act: systemContext(`flashSale/${event}`, now) })
}

/** What the module's timers do when they are due. */
export const flashSaleTimers: TimerHandlers = {
  'flashSale/start': (app, id) => app.inTransaction((tx) => moveInTime(tx, id, 'start', app.clock.now())),
  'flashSale/end': (app, id) => app.inTransaction((tx) => moveInTime(tx, id, 'end', app.clock.now())),
}

const turned = z.object({ flashSaleId: z.number() })

/** What is sold out loses its flash price, and has it again when an order gives it back. */
export const flashSaleStockSubscriber: Subscriber = {
  consumer: 'flashSale.stock',
  events: ['inventory.flashStockTurned'],
  take: async (tx, happened) => {
    const sale = await lockFlashSale(tx, turned.parse(happened.payload).flashSaleId)
    if (sale) await followFlashStock(tx, sale)
  },
}
