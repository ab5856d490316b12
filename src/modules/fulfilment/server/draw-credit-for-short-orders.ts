import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber } from '../../../api/background.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { drawRest } from '../../credit/server/public.ts'
import { lockShippableOrder, remainingToShip } from '../../order/server/public.ts'

const cancelled = z.object({ orderSnList: z.array(z.string()) })
const givenBackOf = {
  name: 'fulfilment.givenBackOf',
  text: `SELECT given_back AS "givenBack" FROM orders WHERE order_sn = $1`,
}

/** The rest of an order on credit was cancelled, and something is kept: what no shipment will draw any more, such as freight or an agreed part, is owed. */
export const drawCreditForShortOrders: Subscriber = {
  consumer: 'fulfilment.creditRest',
  events: ['order.linesCancelled'],
  take: async (tx, { payload }, app) => {
    for (const orderSn of cancelled.parse(payload).orderSnList) {
      const shippable = await lockShippableOrder(tx, orderSn, { anyone: true })
      if (!shippable || !['SHIPPED', 'COMPLETED', 'CLOSED'].includes(shippable.order.state)) continue
      if (shippable.lines.some((line) => remainingToShip(line) > 0n)) continue
      const [row] = await rows<{ givenBack: number | bigint }>(tx, givenBackOf, [orderSn])
      const act = systemContext('fulfilment.creditRest', app.clock.now())
      await drawRest(tx, { orderSn, givenBack: BigInt(row?.givenBack ?? 0), act })
    }
  },
}
