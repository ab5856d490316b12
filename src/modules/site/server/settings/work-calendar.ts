import type { Queryable } from '../../../../kernel/database/transaction.ts'
import type { Calendar } from '../../../../kernel/time/clock.ts'
import { settingOr } from './setting-repository.ts'

const daysIn = (text: string): ReadonlySet<string> => new Set(text.split(',').filter((day) => day !== ''))

/** The platform's calendar for times in working days: Saturday and Sunday are free, and what the settings say besides (flows.md F0). */
export async function workCalendar(db: Queryable): Promise<Calendar> {
  const [holidays, workedWeekends] = [await settingOr(db, 'work_holidays', ''), await settingOr(db, 'work_weekends', '')]
  return { holidays: daysIn(holidays), workedWeekends: daysIn(workedWeekends) }
}
