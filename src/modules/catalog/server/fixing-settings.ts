import type { AnyHandle } from '../../../shared/unit.ts'
import { usualTradingHours, type TradingHours } from '../../market/rules/trading-hours.ts'
import { settingOr } from '../../site/server/public.ts'

/** Seconds that a shown price may be asked for, and that a store has to answer. */
const usualSeconds = 60

const numberOf = (text: string, usual: number) => (/^(0|[1-9][0-9]{0,3})$/.test(text) ? Number(text) : usual)

/** When prices may be fixed and how fast, as it is set now. */
export async function fixingTerms(handle: AnyHandle): Promise<{ readonly hours: TradingHours; readonly seconds: number }> {
  const [open, close, everyDay, seconds] = await Promise.all([
    settingOr(handle, 'pricing_open_hour', ''),
    settingOr(handle, 'pricing_close_hour', ''),
    settingOr(handle, 'pricing_every_day', '0'),
    settingOr(handle, 'pricing_answer_seconds', ''),
  ])
  return {
    hours: {
      open: numberOf(open, usualTradingHours.open),
      close: numberOf(close, usualTradingHours.close),
      everyDay: everyDay === '1',
    },
    seconds: numberOf(seconds, usualSeconds),
  }
}
