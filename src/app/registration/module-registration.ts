import type { JobTasks, Subscriber, TimerHandlers } from '../../api/background.ts'
import type { Handler } from '../../api/handler.ts'
import type { InstallationSettings } from './installation-settings.ts'

/** What the modules of one area bring to the house. Adapters of the outside world are handed to them here and nowhere else. */
export type ModuleRegistration = {
  /** The calls that somebody makes for themselves. */
  readonly handlers: (facts: InstallationSettings) => readonly Handler[]
  /** The background work. */
  readonly tasks: (facts: InstallationSettings) => JobTasks
  /** Who listens to events. */
  readonly subscribers: readonly Subscriber[]
  /** What happens when a timer comes due, by `entity/event`. */
  readonly timers: (facts: InstallationSettings) => TimerHandlers
}
