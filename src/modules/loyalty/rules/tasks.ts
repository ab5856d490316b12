/** What brings scores. A sign-in is none of them: it brings them at once. */
export const tasks = ['profile', 'verification', 'firstOrder', 'evaluation', 'streak'] as const
export type Task = (typeof tasks)[number]

/** Days of a streak that bring the bonus, again and again. */
export const streakDays = 7

/** Length of a streak with today, by yesterday's. */
export function nextStreak(yesterday: number | null): number {
  return (yesterday ?? 0) + 1
}

export function isStreakComplete(streak: number): boolean {
  return streak > 0 && streak % streakDays === 0
}
