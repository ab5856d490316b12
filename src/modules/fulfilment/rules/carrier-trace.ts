import { carriers, type Carrier } from './carriers-data.ts'

const plain = (name: string) => name.replaceAll(/\s/g, '').toLowerCase()

/** The carrier that a supplier means by a name; null for one that trace services do not know, such as a local haulier. */
export function carrierByName(name: string): Carrier | null {
  const wanted = plain(name)
  return carriers.find((one) => [one.zh, one.en, one.code, ...(one.also ?? [])].some((known) => plain(known) === wanted)) ?? null
}
export const carrierByCode = (code: string): Carrier | null => carriers.find((one) => one.code === code) ?? null

/** States of the trace service; others are shown as on the way. */
export const carrierStates = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '14'] as const
export type CarrierState = (typeof carrierStates)[number]
export const carrierStateOf = (state: string): CarrierState => carrierStates.find((known) => known === state) ?? '0'
export const signedState: CarrierState = '3'

export type CarrierEvent = { readonly at: Date; readonly text: string; readonly place: string }
export type CarrierReport = {
  readonly companyCode: string
  readonly trackingNo: string
  /** As the service says it. */
  readonly state: string
  /** The service reports nothing more. */
  readonly ended: boolean
  /** Why, where it gave up. */
  readonly message: string
  readonly events: readonly CarrierEvent[]
}
export type TrackingState = { readonly state: string; readonly lastEventAt: Date | null }

/**
 * The state after a report. Reports come twice and in any order, each with all events so far: the one whose last event is the latest
 * says the state. At the same moment a signed shipment stays signed.
 */
export function trackingStateAfter(before: TrackingState, report: Pick<CarrierReport, 'state' | 'events'>): TrackingState {
  const last = report.events.reduce<Date | null>((so, { at }) => (so && so >= at ? so : at), null)
  if (last === null) return before
  const isNewer = before.lastEventAt === null || last > before.lastEventAt
  const isSame = before.lastEventAt !== null && last.getTime() === before.lastEventAt.getTime() && before.state !== signedState
  return isNewer || isSame ? { state: carrierStateOf(report.state), lastEventAt: last } : before
}
