import { storeIdsWith } from '../../../api/caller.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import {
  sellerSampleList,
  sampleAllow,
  sampleApply,
  sampleApprove,
  sampleCancel,
  sampleDetail,
  sampleFeedback,
  sampleList,
  sampleReceive,
  sampleReject,
  sampleShip,
  type SampleView,
} from '../endpoints.ts'
import type { SampleEvent } from '../rules/sample-machine.ts'
import { applySamples } from './apply-sample.ts'
import { allowRepeat, moveSample, type SampleMoveDetails } from './move-sample.ts'
import { orderConversionOf, sampleById, samplesOfMember, samplesOfStores, type Sample } from './sample-repository.ts'
import { sampleViewsOf } from './sample-view.ts'

type Who = 'buyer' | 'store'
const storesOf = (call: Call): number[] => storeIdsWith(call.caller, 'store.orders')

function isTheirs(call: Call, sample: Sample, who: Who): boolean {
  return who === 'buyer' ? sample.memberId === memberOf(call).memberId : storesOf(call).includes(sample.storeId)
}

/** Does something with an application in one side's room; anybody else's does not exist. */
function within(
  call: Call,
  wish: { readonly sampleId: number; readonly who: Who },
  work: (tx: Transaction, sample: Sample) => Promise<Sample | Failure>,
): Promise<SampleView | Failure> {
  return call.app.inTransaction<SampleView | Failure>(async (tx) => {
    const of = await sampleById(tx, wish.sampleId)
    if (!of || !isTheirs(call, of, wish.who)) return failure('api.notFound')
    const done = await work(tx, of)
    if (isFailure(done)) return done
    return (await sampleViewsOf(call, tx, [done], wish.who))[0] ?? failure('api.notFound')
  })
}

function moved(
  call: Call,
  wish: { sampleId: number; who: Who },
  event: SampleEvent,
  facts: SampleMoveDetails = {},
): Promise<SampleView | Failure> {
  return within(call, wish, (tx, of) =>
    moveSample(tx, of, { event, who: wish.who, act: actorContext(call, wish.who === 'store' ? 'store' : 'member'), facts }),
  )
}

const buyerHandlers = (): Handler[] => [
  handle(sampleApply, (input, call) =>
    call.idempotent<{ list: SampleView[] }>(async (tx) => {
      const made = await applySamples(call, tx, input)
      return isFailure(made) ? made : { list: await sampleViewsOf(call, tx, made, 'buyer') }
    }),
  ),
  handle(sampleList, async (page, call) => {
    const found = await samplesOfMember(call.app.read, memberOf(call).memberId, page)
    return { list: await sampleViewsOf(call, call.app.read, found, 'buyer'), total: totalOf(found) }
  }),
  handle(sampleDetail, async ({ sampleId }, call) => {
    const of = await sampleById(call.app.read, sampleId)
    if (!of || !isTheirs(call, of, 'buyer')) return failure('api.notFound')
    return (await sampleViewsOf(call, call.app.read, [of], 'buyer'))[0] ?? failure('api.notFound')
  }),
  handle(sampleCancel, ({ sampleId }, call) => moved(call, { sampleId, who: 'buyer' }, 'cancel')),
  handle(sampleReceive, ({ sampleId }, call) => moved(call, { sampleId, who: 'buyer' }, 'receive')),
  handle(sampleFeedback, ({ sampleId, fits, note, target }, call) =>
    moved(call, { sampleId, who: 'buyer' }, 'feedback', { fits: fits === 1, note, target }),
  ),
]

const deskHandlers = (): Handler[] => [
  handle(sellerSampleList, async (page, call) => {
    const storeIds = storesOf(call)
    const found = await samplesOfStores(call.app.read, storeIds, page)
    const list = await sampleViewsOf(call, call.app.read, found, 'store')
    return { list, total: totalOf(found), conversionPercent: await orderConversionOf(call.app.read, storeIds) }
  }),
  handle(sampleApprove, ({ sampleId }, call) => moved(call, { sampleId, who: 'store' }, 'approve')),
  handle(sampleReject, ({ sampleId, reason }, call) => moved(call, { sampleId, who: 'store' }, 'reject', { reason })),
  handle(sampleShip, ({ sampleId, carrier, trackingNo }, call) => moved(call, { sampleId, who: 'store' }, 'ship', { carrier, trackingNo })),
  handle(sampleAllow, ({ sampleId }, call) => within(call, { sampleId, who: 'store' }, (tx, of) => allowRepeat(call, tx, of))),
]

/** Samples: buyers apply and say how they were, stores answer and send. */
export function sampleHandlers(): Handler[] {
  return [...buyerHandlers(), ...deskHandlers()]
}
