import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { audit, changesBetween } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { AgentCalls } from '../endpoints-agent.ts'
import { formatMinute, parseMinute } from '../../store/rules/opening-hours.ts'
import type { AgentHours } from '../rules/agent-hours.ts'
import { inboxesOf, platformInbox } from './inbox-agents.ts'
import {
  addQuickAnswer,
  changeQuickAnswer,
  inboxOf,
  dropQuickAnswer,
  quickAnswersOf,
  ratingOf,
  saveInbox,
  type Inbox,
} from './inbox-repository.ts'

const mostAnswers = 100
const ratedWithin = 90 * 86_400_000

type TypedHours = { readonly weekdays: readonly number[]; readonly opensAt: string; readonly closesAt: string }
type SettingsInput = Omit<Inbox, 'deskId' | keyof AgentHours | 'version'> & {
  readonly vid: number
  readonly hours: TypedHours | null
  readonly expectedVersion: number
}

/** The hours that were typed for a desk; those of before when none were. Refusal: `chat.hoursInvalid`, also for a store's desk. */
function hoursTyped(typed: TypedHours | null, vid: number, before: AgentHours): AgentHours | Failure {
  if (typed === null) return { weekdays: before.weekdays, opensAt: before.opensAt, closesAt: before.closesAt }
  const [from, to] = [parseMinute(typed.opensAt), parseMinute(typed.closesAt)]
  if (from === null || vid !== platformInbox) return failure('chat.hoursInvalid', {}, { field: 'hours.opensAt' })
  if (to === null) return failure('chat.hoursInvalid', {}, { field: 'hours.closesAt' })
  return { weekdays: [...new Set(typed.weekdays)].toSorted((one, other) => one - other), opensAt: from, closesAt: to }
}

async function showSettings(call: Call, vid: number) {
  const since = new Date(call.app.clock.now().getTime() - ratedWithin)
  const [desk, quickAnswers, rating] = await Promise.all([
    inboxOf(call.app.read, vid),
    quickAnswersOf(call.app.read, vid),
    ratingOf(call.app.read, vid, since),
  ])
  const { greetingZh, greetingEn, awayZh, awayEn, weekdays, opensAt, closesAt, version } = desk
  return {
    vid,
    greetingZh,
    greetingEn,
    awayZh,
    awayEn,
    hours: vid === platformInbox ? { weekdays: [...weekdays], opensAt: formatMinute(opensAt), closesAt: formatMinute(closesAt) } : null,
    version,
    quickAnswers,
    rating: { count: rating.count, average: Math.round(rating.average * 10) / 10 },
  }
}

/** What the settings change of a desk. */
const settingsIn = ({ deskId: _desk, version: _version, ...settings }: Awaited<ReturnType<typeof inboxOf>>) => settings

async function saveSettings(call: Call, input: SettingsInput, face: 'seller' | 'admin'): Promise<{ version: number } | Failure> {
  const { vid, expectedVersion, hours: typed, ...texts } = input
  return call.idempotent(async (tx) => {
    const before = await inboxOf(tx, vid)
    const hours = hoursTyped(typed, vid, before)
    if (isFailure(hours)) return hours
    const after = { ...texts, ...hours }
    if (!(await saveInbox(tx, { deskId: vid, ...after, version: expectedVersion }))) return failure('chat.moved')
    await audit(tx, {
      ...actorContext(call, face === 'admin' ? 'platform' : 'store'),
      action: 'chat.deskSettings',
      entity: 'chatDesk',
      entityId: vid,
      diff: changesBetween(settingsIn(before), after),
    })
    return { version: (await inboxOf(tx, vid)).version }
  })
}

/** Greeting, hours and quick answers of a face's desks. A desk that is not the caller's does not exist for them. */
export function agentSettingsHandlers(face: 'seller' | 'admin', calls: AgentCalls): Handler[] {
  const absent = (call: Call, vid: number): Failure | null =>
    inboxesOf(call, face).includes(vid) ? null : failure('chat.absent', {}, { field: 'vid' })
  return [
    handle(calls.settings, ({ vid }, call) => absent(call, vid) ?? showSettings(call, vid)),
    handle(calls.saveSettings, async (input, call) => absent(call, input.vid) ?? saveSettings(call, input, face)),
    handle(calls.saveAnswer, async ({ vid, answerId, ...answer }, call) => {
      const refused = absent(call, vid)
      if (refused) return refused
      return call.idempotent(async (tx) => {
        if (answerId !== undefined)
          return (await changeQuickAnswer(tx, vid, { answerId, ...answer })) ? { answerId } : failure('chat.answerAbsent')
        const added = await addQuickAnswer(tx, vid, answer, mostAnswers)
        return added === null ? failure('chat.answersFull') : { answerId: added }
      })
    }),
    handle(calls.deleteAnswer, ({ answerId }, call) =>
      call.app.inTransaction(async (tx) =>
        (await dropQuickAnswer(tx, answerId, inboxesOf(call, face))) ? {} : failure('chat.answerAbsent'),
      ),
    ),
  ]
}
