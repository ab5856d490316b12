import type { OpeningSpan } from '../../store/rules/opening-hours.ts'

/** When the platform's desk answers. Minutes of the day in China; ISO weekdays, Monday is 1. Stores' desks have their store's week. */
export type AgentHours = { readonly weekdays: readonly number[]; readonly opensAt: number; readonly closesAt: number }

export const standardHours: AgentHours = { weekdays: [1, 2, 3, 4, 5], opensAt: 8 * 60, closesAt: 18 * 60 }

/** The same as a week of spans. Hours over midnight (22:00–06:00) belong to the day on which they begin; both alike: the whole day. */
export function spansOf({ weekdays, opensAt, closesAt }: AgentHours): readonly OpeningSpan[] {
  return weekdays.flatMap((weekday) => {
    if (opensAt < closesAt) return [{ weekday, opensAt, closesAt }]
    if (opensAt === closesAt) return [{ weekday, opensAt: 0, closesAt: 1440 }]
    const rest = closesAt > 0 ? [{ weekday: (weekday % 7) + 1, opensAt: 0, closesAt }] : []
    return [{ weekday, opensAt, closesAt: 1440 }, ...rest]
  })
}
