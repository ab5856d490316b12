import { actorContext } from '../../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure } from '../../../../kernel/failure/failure.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { hoursDetail, hoursSave, ownSuspension, storeStatusList } from '../../endpoints-status.ts'
import { parseMinute, checkWeek, standardWeek } from '../../rules/opening-hours.ts'
import type { Closure } from './closure-repository.ts'
import { hoursOf, saveHours } from './opening-hours-repository.ts'
import { ownStoreMembership } from '../own-store-membership.ts'
import { storeStatusesOf } from './store-status-repository.ts'
import { suspensionsOf } from './suspension-repository.ts'

/** A closure in the language of who reads it. */
export function closureView({ closedFrom, closedTo, noticeZh, noticeEn }: Closure, lang: Language) {
  return { closedFrom, closedTo, notice: lang === 'en' && noticeEn !== '' ? noticeEn : noticeZh }
}

async function standings(call: Call, storeIds: readonly number[]) {
  const { visitorRead, clock } = call.app
  return (await storeStatusesOf(visitorRead, storeIds, dayOf(clock.now()))).map(({ storeId, state, spans, closure }) => ({
    storeId,
    state,
    closure: closure ? closureView(closure, call.lang) : null,
    week: [...(spans ?? [])],
  }))
}

type Typed = { readonly weekday: number; readonly opensAt: string; readonly closesAt: string }

/** The week that was typed. Refusals: `store.hoursInvalid`, `store.hoursNone`, `store.hoursOrder`, `store.hoursOverlap`. */
function weekTyped(typed: readonly Typed[]) {
  const spans = []
  for (const [place, { weekday, ...one }] of typed.entries()) {
    const [opensAt, closesAt] = [parseMinute(one.opensAt), parseMinute(one.closesAt)]
    if (opensAt === null) return failure('store.hoursInvalid', {}, { field: `week.${place}.opensAt` })
    if (closesAt === null) return failure('store.hoursInvalid', {}, { field: `week.${place}.closesAt` })
    spans.push({ weekday, opensAt, closesAt })
  }
  const week = checkWeek(spans)
  return typeof week === 'string' ? failure(`store.${week}`, {}, { field: 'week' }) : week
}

async function setHours(call: Call, typed: readonly Typed[], version: number) {
  const seat = ownStoreMembership(call)
  if (isFailure(seat)) return seat
  const week = weekTyped(typed)
  if (isFailure(week)) return week
  const { storeId, storeName } = seat
  return call.app.inTransaction(async (tx) => {
    const before = await hoursOf(tx, storeId)
    if (!(await saveHours(tx, storeId, { spans: week, version }, call.app.clock.now()))) return failure('store.changed')
    await audit(tx, {
      ...actorContext(call, 'store'),
      action: 'store.hours',
      entity: 'store',
      entityId: storeId,
      diff: { week: [before?.spans ?? null, week] },
    })
    await emit(tx, { event: 'store.changed', payload: { storeId } })
    return { storeName, week: [...week], version: (await hoursOf(tx, storeId))?.version ?? 0 }
  })
}

/** Whether stores are at work: their hours, their days of closure, their suspension. */
export function storeStatusHandlers(): Handler[] {
  return [
    handle(storeStatusList, ({ storeIds }, call) => standings(call, storeIds)),
    handle(hoursDetail, async (_input, call) => {
      const seat = ownStoreMembership(call)
      if (isFailure(seat)) return seat
      const hours = await hoursOf(call.app.read, seat.storeId)
      return { storeName: seat.storeName, week: [...(hours?.spans ?? standardWeek)], version: hours?.version ?? 0 }
    }),
    handle(hoursSave, ({ week, version }, call) => setHours(call, week, version)),
    handle(ownSuspension, async (_input, call) => {
      const { stores } = call.caller
      const found = await suspensionsOf(
        call.app.read,
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
