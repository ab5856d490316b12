import { readSheetApart } from '../../integrations/sheets/read-sheet.ts'
import { writeSheet } from '../../integrations/sheets/write-sheet.ts'
import { approvalHandlers, approvalTimers, purchaseGate, requestsOfLeavers } from '../../modules/approval/server/public.ts'
import { basketHandlers } from '../../modules/basket/server/public.ts'
import { fulfilmentHandlers, fulfilmentTimers } from '../../modules/fulfilment/server/public.ts'
import { countPairs, orderHandlers, orderTimers } from '../../modules/order/server/public.ts'
import { paymentHandlers, paymentSubscribers, paymentTasks } from '../../modules/payment/server/public.ts'
import { projectHandlers } from '../../modules/project/server/public.ts'
import { promotionHandlers, promotionTimers } from '../../modules/promotion/server/public.ts'
import { toolsHandlers } from '../../modules/sourcing-tools/server/public.ts'
import { rfqHandlers, rfqTimers } from '../../modules/rfq/server/public.ts'
import { sampleHandlers, sampleOrders, sampleTimers } from '../../modules/sample/server/public.ts'
import { salesHandlers, salesSubscriber, salesTimers } from '../../modules/sales/server/public.ts'
import type { Room } from './room.ts'

/** How zinc is bought: baskets, kept lists and enquiries, orders and who approves them, payment, shipment, and the salespeople's share. */
export const trade: Room = {
  handlers: ({ payment, board }) => [
    ...basketHandlers(),
    ...promotionHandlers(),
    ...orderHandlers({ gate: purchaseGate, writeSheet }),
    ...approvalHandlers(),
    ...paymentHandlers(payment, writeSheet),
    ...fulfilmentHandlers(),
    ...salesHandlers(),
    ...projectHandlers({ writeSheet, readSheet: readSheetApart }),
    ...sampleHandlers(),
    ...rfqHandlers({ gate: purchaseGate }),
    ...toolsHandlers({ board, writeSheet, readSheet: readSheetApart }),
  ],
  tasks: ({ payment }) => paymentTasks(payment),
  subscribers: [sampleOrders, requestsOfLeavers, salesSubscriber, countPairs, ...paymentSubscribers],
  timers: () => ({
    ...promotionTimers,
    ...orderTimers,
    ...approvalTimers,
    ...fulfilmentTimers,
    ...sampleTimers,
    ...salesTimers,
    ...rfqTimers,
  }),
}
