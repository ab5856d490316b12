import type { JobTasks, Subscriber, TimerHandlers } from '../../api/background.ts'
import type { Handler } from '../../api/handler.ts'
import { supportHandlers } from '../../modules/support/server/public.ts'
import { impersonation } from './impersonation.ts'
import { allMessages } from './all-messages.ts'
import type { InstallationSettings } from './installation-settings.ts'
import { mallModules } from './mall-modules.ts'
import { peopleModules } from './people-modules.ts'
import { communicationModules } from './communication-modules.ts'
import { moneyModules } from './money-modules.ts'
import { tradeModules } from './trade-modules.ts'

const rooms = [peopleModules, mallModules, tradeModules, moneyModules, communicationModules] as const

/** Every call of the house. Support's view asks through the others. */
export function allHandlers(facts: InstallationSettings): readonly Handler[] {
  const handlers = rooms.flatMap((room) => room.handlers(facts))
  return [...handlers, ...supportHandlers(impersonation(handlers, allMessages))]
}

/** The background work of every module. */
export function allTasks(facts: InstallationSettings): JobTasks {
  return joined(rooms.map((room) => room.tasks(facts)))
}

/** Everybody who listens to events. */
export function allSubscribers(): readonly Subscriber[] {
  return rooms.flatMap((room) => room.subscribers)
}

/** What happens when a timer comes due, by `entity/event`. */
export function allTimers(facts: InstallationSettings): TimerHandlers {
  return joined(rooms.map((room) => room.timers(facts)))
}

function joined<Entry>(parts: readonly Readonly<Record<string, Entry>>[]): Readonly<Record<string, Entry>> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}
