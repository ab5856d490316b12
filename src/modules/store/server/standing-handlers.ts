import { actorOf, handle, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../shared/audit.ts'
import { dayOf } from '../../../shared/clock.ts'
import { emit } from '../../../shared/events.ts'
import { failure, isFailure } from '../../../shared/failure.ts'
import type { Language } from '../../../shared/words.ts'
import { hoursDetailCall, hoursSaveCall, ownSuspensionCall, storeStandingCall } from '../contract-standing.ts'
import { minuteOf, orderedWeek, standardWeek } from '../rules/opening-hours.ts'
import type { Closure } from './closure-store.ts'
import { hoursOf, putHours } from './hours-store.ts'
import { ownSeat } from './own-seat.ts'
import { standingsOf } from './standing-store.ts'
import { suspensionsOf } from './suspension-store.ts'

/** A closure in the language of who reads it. */
export function shownClosure({ closedFrom, closedTo, noticeZh, noticeEn }: Closure, lang: Language) {
  return { closedFrom, closedTo, notice: lang === 'en' && noticeEn !== '' ? noticeEn : noticeZh }
}

async function standings(call: Call, storeIds: readonly number[]) {
  const { visitorRead, clock } = call.house
  return (await standingsOf(visitorRead, storeIds, dayOf(clock.now()))).map(({ storeId, state, spans, closure }) => ({
    storeId,
    state,
    closure: closure ? shownClosure(closure, call.lang) : null,
    week: [...(spans ?? [])],
  }))
}

type Typed = { readonly weekday: number; readonly opensAt: string; readonly closesAt: string }

/** The week that was typed. Refusals: `store.hoursInvalid`, `store.hoursNone`, `store.hoursOrder`, `store.hoursOverlap`. */
function weekTyped(typed: readonly Typed[]) {
  const spans = []
  for (const [place, { weekday, ...one }] of typed.entries()) {
    const [opensAt, closesAt] = [minuteOf(one.opensAt), minuteOf(one.closesAt)]
    if (opensAt === null) return failure('store.hoursInvalid', {}, { field: `week.${place}.opensAt` })
    if (closesAt === null) return failure('store.hoursInvalid', {}, { field: `week.${place}.closesAt` })
    spans.push({ weekday, opensAt, closesAt })
  }
  const week = orderedWeek(spans)
  return typeof week === 'string' ? failure(`store.${week}`, {}, { field: 'week' }) : week
}

async function saveHours(call: Call, typed: readonly Typed[], version: number) {
  const seat = ownSeat(call)
  if (isFailure(seat)) return seat
  const week = weekTyped(typed)
  if (isFailure(week)) return week
  const { storeId, storeName } = seat
  return call.house.inUnit(async (unit) => {
    const before = await hoursOf(unit, storeId)
    if (!(await putHours(unit, storeId, { spans: week, version }, call.house.clock.now()))) return failure('store.changed')
    await audit(unit, {
      actor: actorOf(call, 'store'),
      action: 'store.hours',
      entity: 'store',
      entityId: storeId,
      diff: { week: [before?.spans ?? null, week] },
      channel: 'seller',
      requestId: call.requestId,
    })
    await emit(unit, { event: 'store.changed', payload: { storeId } })
    return { storeName, week: [...week], version: (await hoursOf(unit, storeId))?.version ?? 0 }
  })
}

/** Whether stores are at work: their hours, their days of closure, their suspension. */
export function standingHandlers(): Handler[] {
  return [
    handle(storeStandingCall, ({ storeIds }, call) => standings(call, storeIds)),
    handle(hoursDetailCall, async (_input, call) => {
      const seat = ownSeat(call)
      if (isFailure(seat)) return seat
      const hours = await hoursOf(call.house.read, seat.storeId)
      return { storeName: seat.storeName, week: [...(hours?.spans ?? standardWeek)], version: hours?.version ?? 0 }
    }),
    handle(hoursSaveCall, ({ week, version }, call) => saveHours(call, week, version)),
    handle(ownSuspensionCall, async (_input, call) => {
      const { stores } = call.visitor
      const found = await suspensionsOf(
        call.house.read,
        stores.map((seat) => seat.storeId),
      )
      return found.map(({ storeId, reason, since }) => ({
        storeId,
        storeName: stores.find((seat) => seat.storeId === storeId)?.storeName ?? '',
        reason,
        sinceTime: since.toISOString(),
      }))
    }),
  ]
}
