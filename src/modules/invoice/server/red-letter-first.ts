import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber } from '../../../api/background.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { releaseRefund, waitingRefunds } from '../../aftersale/server/public.ts'
import { overInvoiced } from '../rules/invoiceable-amount.ts'
import { confirmedRedStates } from '../rules/red-letter-machine.ts'
import { balancesOf } from './balances-repository.ts'
import { invoiceOf, invoicesOfCheckout } from './invoice-repository.ts'
import { checkoutOfOrder, checkoutsOfInvoice, reddenExcess } from './redden-excess.ts'
import { redLettersOf } from './red-repository.ts'

/**
 * Refunds of a checkout that wait for their red letter (flows.md F2): it is asked for, and they go as soon as what
 * invoices claim too much is covered by confirmed red letters. One that was denied or expired is asked for again by the store.
 */
async function redLetterFirst(tx: Transaction, payOrderId: number, { isNew, act }: { isNew: boolean; act: ActorContext }): Promise<void> {
  const waiting = await waitingRefunds(tx, payOrderId)
  if (waiting.length === 0) return
  if (isNew) await reddenExcess(tx, payOrderId, act)
  const { claims } = await balancesOf(tx, payOrderId)
  const invoiceIds = (await invoicesOfCheckout(tx, payOrderId)).map(({ invoiceId }) => invoiceId)
  const confirmed = (await redLettersOf(tx, invoiceIds)).filter((red) => confirmedRedStates.includes(red.state))
  const taken = confirmed.reduce((sum, red) => sum + red.amount, 0n)
  if (overInvoiced(claims) <= taken) for (const caseSn of waiting) await releaseRefund(tx, caseSn, act)
}

const caseMoved = z.object({ orderSn: z.string(), state: z.string() })
const invoiceMoved = z.object({ invoiceId: z.number() })

/** Red letters come before the money where the platform wants it so (setting `aftersale_red_letter_first`). */
export const redLetterFirstSubscribers: readonly Subscriber[] = [
  {
    consumer: 'invoice.caseWaits',
    events: ['aftersale.moved'],
    take: async (tx, { payload }, app) => {
      const { orderSn, state } = caseMoved.parse(payload)
      const payOrderId = state === 'REFUND_PENDING' ? await checkoutOfOrder(tx, orderSn) : null
      const act = systemContext('invoice.redLetterFirst', app.clock.now())
      if (payOrderId !== null) await redLetterFirst(tx, payOrderId, { isNew: true, act })
    },
  },
  {
    consumer: 'invoice.redConfirmed',
    events: ['invoice.redMoved', 'invoice.moved'],
    take: async (tx, { payload }, app) => {
      const invoice = await invoiceOf(tx, invoiceMoved.parse(payload).invoiceId, null)
      const act = systemContext('invoice.redLetterFirst', app.clock.now())
      if (invoice)
        for (const payOrderId of await checkoutsOfInvoice(tx, invoice)) await redLetterFirst(tx, payOrderId, { isNew: false, act })
    },
  },
]
