import { z } from 'zod'
import type { JobTasks, Subscriber, TimerHandlers } from '../../../api/background.ts'
import { systemContext } from '../../../api/actor-context.ts'
import { emit } from '../../../kernel/events/events.ts'
import { contractIn, everybodys, lockContract } from './contract-repository.ts'
import { remindOfUse } from './call-off-limits.ts'
import { beginPerformance, moveContract } from './move-contract.ts'
import type { EsignSettings } from './ports.ts'
import { contractBeingSigned } from './sign-contract.ts'
import { signFile, signTask } from './sign-file.ts'
import { supplementTimers } from './supplements/move-supplement.ts'
import { supplementBeingSigned } from './supplements/sign-supplement.ts'
import { contractsOfOrders } from './trade-repository.ts'

// Jobs that were asked for before there were supplements name none.
const wish = z.object({ contractId: z.number(), supplementNo: z.number().default(0), side: z.enum(['buyer', 'store']) })

/** Background work of contracts: the e-sign service is asked outside any transaction. */
export function contractTasks(deps: EsignSettings): JobTasks {
  return {
    [signTask]: async (app, payload) => {
      const { contractId, supplementNo, side } = wish.parse(payload)
      const paper =
        supplementNo > 0 ? await supplementBeingSigned(app, contractId, supplementNo) : await contractBeingSigned(app, contractId)
      if (paper) await signFile(app, deps, paper, side)
    },
  }
}

export const contractTimers: TimerHandlers = {
  ...supplementTimers,
  'contract/expire': (app, entityId) =>
    app.inTransaction(async (tx) => {
      const contract = await lockContract(tx, Number(entityId), everybodys)
      const now = app.clock.now()
      // An extension moved the timer; an old one finds that there is time.
      if (contract?.state !== 'SIGNING' || (contract.signUntil && contract.signUntil > now)) return
      await moveContract(tx, contract, { event: 'expire', who: 'system', act: systemContext('contract.expire', now) })
    }),
  // Thirty days before the end both sides are told.
  'contract/remind': (app, entityId) =>
    app.inTransaction(async (tx) => {
      const contract = await lockContract(tx, Number(entityId), everybodys)
      if (contract?.state !== 'EFFECTIVE' && contract?.state !== 'PERFORMING') return
      const { contractId, contractSn, memberId, storeId, initiator } = contract
      const payload = { contractId, contractSn, memberId, storeId, initiator, state: 'ENDING', by: 'system' }
      await emit(tx, { event: 'contract.moved', key: contractSn, payload })
    }),
}

const paid = z.object({ orderSnList: z.array(z.string()) })

/** The first payment of an order under a contract begins its performance. */
export const contractOrderSubscriber: Subscriber = {
  consumer: 'contract.orders',
  events: ['payOrder.paid'],
  take: async (tx, { payload }, app) => {
    const now = app.clock.now()
    for (const contractId of await contractsOfOrders(tx, paid.parse(payload).orderSnList)) {
      const contract = await lockContract(tx, contractId, everybodys)
      if (contract?.state === 'EFFECTIVE') await beginPerformance(tx, contract, systemContext('contract.orders', now))
    }
  },
}

const effective = z.object({ contractId: z.number(), state: z.string() })

/** A call-off that takes effect may use up most of its framework contract. */
export const contractUseSubscriber: Subscriber = {
  consumer: 'contract.use',
  events: ['contract.moved'],
  take: async (tx, { payload }, app) => {
    const { contractId, state } = effective.parse(payload)
    const callOff = state === 'EFFECTIVE' ? await contractIn(tx, contractId, everybodys) : null
    const framework = callOff?.frameworkId ? await lockContract(tx, callOff.frameworkId, everybodys) : null
    if (framework) await remindOfUse(tx, framework, app.clock.now())
  },
}
