import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import {
  deskSampleList,
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
} from '../contract.ts'
import type { SampleEvent } from '../rules/sample-machine.ts'
import { applySamples } from './apply-sample.ts'
import { allowAgain, byCall, moveSample, type Facts } from './move-sample.ts'
import { conversionOf, sampleById, samplesOfMember, samplesOfStores, type Sample } from './sample-store.ts'
import { viewsOf } from './sample-views.ts'

type Who = 'buyer' | 'store'
const storesOf = (call: Call): number[] =>
  call.visitor.stores.filter((seat) => seat.capabilities.includes('store.orders')).map((seat) => seat.storeId)

function isTheirs(call: Call, of: Sample, who: Who): boolean {
  return who === 'buyer' ? of.memberId === memberOf(call).memberId : storesOf(call).includes(of.storeId)
}

/** Does something with an application in one side's room; anybody else's does not exist. */
function within(
  call: Call,
  wish: { readonly sampleId: number; readonly who: Who },
  work: (unit: Unit, of: Sample) => Promise<Sample | Failure>,
): Promise<SampleView | Failure> {
  return call.house.inUnit<SampleView | Failure>(async (unit) => {
    const of = await sampleById(unit, wish.sampleId)
    if (!of || !isTheirs(call, of, wish.who)) return failure('api.notFound')
    const done = await work(unit, of)
    if (isFailure(done)) return done
    return (await viewsOf(call, unit, [done], wish.who))[0] ?? failure('api.notFound')
  })
}

function moved(call: Call, wish: { sampleId: number; who: Who }, event: SampleEvent, facts: Facts = {}): Promise<SampleView | Failure> {
  return within(call, wish, (unit, of) => moveSample(unit, of, { ...byCall(call, wish.who), event, facts }))
}

const buyerHandlers = (): Handler[] => [
  handle(sampleApply, (input, call) =>
    call.once<{ list: SampleView[] }>(async (unit) => {
      const made = await applySamples(call, unit, input)
      return isFailure(made) ? made : { list: await viewsOf(call, unit, made, 'buyer') }
    }),
  ),
  handle(sampleList, async (page, call) => {
    const found = await samplesOfMember(call.house.read, memberOf(call).memberId, page)
    return { list: await viewsOf(call, call.house.read, found, 'buyer'), total: found[0]?.total ?? 0 }
  }),
  handle(sampleDetail, async ({ sampleId }, call) => {
    const of = await sampleById(call.house.read, sampleId)
    if (!of || !isTheirs(call, of, 'buyer')) return failure('api.notFound')
    return (await viewsOf(call, call.house.read, [of], 'buyer'))[0] ?? failure('api.notFound')
  }),
  handle(sampleCancel, ({ sampleId }, call) => moved(call, { sampleId, who: 'buyer' }, 'cancel')),
  handle(sampleReceive, ({ sampleId }, call) => moved(call, { sampleId, who: 'buyer' }, 'receive')),
  handle(sampleFeedback, ({ sampleId, fits, note, target }, call) =>
    moved(call, { sampleId, who: 'buyer' }, 'feedback', { fits: fits === 1, note, target }),
  ),
]

const deskHandlers = (): Handler[] => [
  handle(deskSampleList, async (page, call) => {
    const storeIds = storesOf(call)
    const found = await samplesOfStores(call.house.read, storeIds, page)
    const list = await viewsOf(call, call.house.read, found, 'store')
    return { list, total: found[0]?.total ?? 0, conversionPercent: await conversionOf(call.house.read, storeIds) }
  }),
  handle(sampleApprove, ({ sampleId }, call) => moved(call, { sampleId, who: 'store' }, 'approve')),
  handle(sampleReject, ({ sampleId, reason }, call) => moved(call, { sampleId, who: 'store' }, 'reject', { reason })),
  handle(sampleShip, ({ sampleId, carrier, trackingNo }, call) => moved(call, { sampleId, who: 'store' }, 'ship', { carrier, trackingNo })),
  handle(sampleAllow, ({ sampleId }, call) => within(call, { sampleId, who: 'store' }, (unit, of) => allowAgain(call, unit, of))),
]

/** Samples: buyers apply and say how they were, stores answer and send. */
export function sampleHandlers(): Handler[] {
  return [...buyerHandlers(), ...deskHandlers()]
}
