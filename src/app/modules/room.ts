import type { JobTasks, Subscriber, TimerHandlers } from '../../api/background.ts'
import type { Handler } from '../../api/handler.ts'
import type { HouseFacts } from './house-facts.ts'

/** What the modules of one area bring to the house. Adapters of the outside world are handed to them here and nowhere else. */
export type Room = {
  /** The calls that somebody makes for themselves. */
  readonly handlers: (facts: HouseFacts) => readonly Handler[]
  /** The background work. */
  readonly tasks: (facts: HouseFacts) => JobTasks
  /** Who listens to events. */
  readonly subscribers: readonly Subscriber[]
  /** What happens when a timer comes due, by `entity/event`. */
  readonly timers: (facts: HouseFacts) => TimerHandlers
}
