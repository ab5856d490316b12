import { dayOf, isBusinessDay, shanghaiParts, type Calendar } from '../../../kernel/time/clock.ts'

/** When prices may be fixed: whole hours of a clock in Shanghai, from `open` until before `close`. */
export type TradingHours = { readonly open: number; readonly close: number; readonly everyDay: boolean }

/** The session of the futures market that the prices follow. */
export const usualTradingHours: TradingHours = { open: 9, close: 15, everyDay: false }

/** Whether prices may be fixed at a moment. */
export function isTradingTime(at: Date, { open, close, everyDay }: TradingHours, calendar: Calendar): boolean {
  const hour = Number(shanghaiParts(at).hour)
  return hour >= open && hour < close && (everyDay || isBusinessDay(dayOf(at), calendar))
}
