import { z } from 'zod'
import type { JobTasks, Subscriber } from '../../../../api/background.ts'
import { systemContext } from '../../../../api/actor-context.ts'
import type { AppContext } from '../../../../api/handler.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { carrierByName, signedState, trackingStateAfter, type CarrierReport } from '../../rules/carrier-trace.ts'
import type { CarrierTraceDeps } from '../ports.ts'
import { lockShipment, markShipmentArrived } from '../shipment-commands.ts'
import {
  addTracking,
  addTrackingEvents,
  lockTracking,
  shipmentsOfNumber,
  trackingOf,
  updateTrackingAttempt,
  updateTrackingState,
} from './tracking-repository.ts'

const subscribeTask = 'fulfilment.subscribeTrace'
const mostAttempts = 6
const minute = 60_000
const shipped = z.object({ shipmentSn: z.string() })

/** A shipment of a carrier left: its trace is asked for. One of a haulier that no service knows is noted and not asked for. */
export const followShipments: Subscriber = {
  consumer: 'fulfilment.tracking',
  events: ['order.shipped'],
  take: async (tx, { payload }, app) => {
    const { shipmentSn } = shipped.parse(payload)
    const now = app.clock.now()
    const locked = await lockShipment(tx, { shipmentSn, scope: { anyone: true } })
    if (isFailure(locked) || locked.shipment.kind !== 'CARRIER') return
    const { shipmentId, carrierName, trackingNo } = locked.shipment
    const companyCode = carrierByName(carrierName)?.code ?? ''
    await addTracking(tx, { shipmentId, companyCode, trackingNo, at: now })
    if (companyCode !== '') await requestSubscription(tx, shipmentSn, now)
  },
}

const requestSubscription = (tx: Transaction, shipmentSn: string, runAt: Date) =>
  requestJob(tx, subscribeTask, { shipmentSn }, { runAt, key: `${subscribeTask}.${shipmentSn}` })

/** Background work: subscribing to the traces of carriers. */
export function traceTasks(deps: CarrierTraceDeps): JobTasks {
  return { [subscribeTask]: (app, payload) => subscribeTrace(app, deps, shipped.parse(payload).shipmentSn) }
}

/** Subscribes outside of any transaction; a service that cannot be reached is asked again, later each time. */
export async function subscribeTrace(app: AppContext, { carrierTrace }: CarrierTraceDeps, shipmentSn: string): Promise<void> {
  const tracking = await trackingOf(app.read, shipmentSn)
  if (!carrierTrace || !tracking || tracking.companyCode === '' || tracking.subscribedAt || tracking.attempts >= mostAttempts) return
  const answer = await carrierTrace.subscribe(tracking)
  const now = app.clock.now()
  await app.inTransaction(async (tx) => {
    const refused = answer.kind === 'refused' ? answer.message || 'refused' : ''
    await updateTrackingAttempt(tx, tracking.shipmentId, answer.kind === 'subscribed' ? now : null, refused)
    if (answer.kind === 'unreachable')
      await requestSubscription(tx, shipmentSn, new Date(now.getTime() + 2 ** tracking.attempts * 5 * minute))
  })
}

/** Puts a report of the service on every shipment with its number. Answers how many there are. */
export async function applyReport(tx: Transaction, report: CarrierReport, now: Date): Promise<number> {
  const shipments = await shipmentsOfNumber(tx, report.trackingNo, report.companyCode)
  for (const shipmentSn of shipments) await applyToShipment(tx, shipmentSn, report, now)
  return shipments.length
}

async function applyToShipment(tx: Transaction, shipmentSn: string, report: CarrierReport, now: Date): Promise<void> {
  const locked = await lockShipment(tx, { shipmentSn, scope: { anyone: true } })
  const tracking = isFailure(locked) ? null : await lockTracking(tx, shipmentSn)
  if (isFailure(locked) || !tracking) return
  await addTrackingEvents(tx, tracking.shipmentId, report.events)
  const state = trackingStateAfter(tracking, report)
  await updateTrackingState(tx, tracking.shipmentId, { ...state, at: now, ended: report.ended })
  if (state.state !== signedState || locked.shipment.state !== 'SHIPPED') return
  // The carrier had it signed for: from now on the days count after which it is received by itself (flows.md F1).
  const arrived = await markShipmentArrived(tx, { shipmentSn, scope: { anyone: true }, act: systemContext('carrierTrace', now) }, 'system')
  if (isFailure(arrived)) throw new Error(`${shipmentSn} did not arrive: ${arrived.code}`)
}

const pause = 5 * minute

/** Asks the service about a shipment, at most once in five minutes; what it says is applied like a report. */
export async function refreshTrace(app: AppContext, { carrierTrace }: CarrierTraceDeps, shipmentSn: string): Promise<void> {
  const tracking = await trackingOf(app.read, shipmentSn)
  const now = app.clock.now()
  if (!carrierTrace || !tracking || tracking.companyCode === '') return
  if (tracking.checkedAt && now.getTime() - tracking.checkedAt.getTime() < pause) return
  const answer = await carrierTrace.query(tracking)
  if (answer.kind === 'report') await app.inTransaction((tx) => applyReport(tx, answer.report, app.clock.now()))
}
