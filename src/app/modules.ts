import type { JobTasks, Subscriber, TimerHandlers } from '../api/background.ts'
import type { Handler } from '../api/handler.ts'
import { supportHandlers } from '../modules/support/server/public.ts'
import { askThrough } from './ask-through.ts'
import { allWords } from './modules/all-words.ts'
import type { HouseFacts } from './modules/house-facts.ts'
import { mall } from './modules/mall.ts'
import { people } from './modules/people.ts'
import { talk } from './modules/talk.ts'
import { trade } from './modules/trade.ts'

const rooms = [people, mall, trade, talk] as const

/** Every call of the house. Support's view asks through the others. */
export function allHandlers(facts: HouseFacts): readonly Handler[] {
  const handlers = rooms.flatMap((room) => room.handlers(facts))
  return [...handlers, ...supportHandlers(askThrough(handlers, allWords))]
}

/** The background work of every module. */
export function allTasks(facts: HouseFacts): JobTasks {
  return joined(rooms.map((room) => room.tasks(facts)))
}

/** Everybody who listens to events. */
export function allSubscribers(): readonly Subscriber[] {
  return rooms.flatMap((room) => room.subscribers)
}

/** What happens when a timer comes due, by `entity/event`. */
export function allTimers(facts: HouseFacts): TimerHandlers {
  return joined(rooms.map((room) => room.timers(facts)))
}

function joined<Entry>(parts: readonly Readonly<Record<string, Entry>>[]): Readonly<Record<string, Entry>> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}
