import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { usualDays } from '../../src/modules/aftersale/rules/aftersale-times.ts'
import { loyaltySettings } from '../../src/modules/loyalty/rules/loyalty-settings.ts'
import { defaultOrderTimes } from '../../src/modules/order/rules/order-times.ts'
import { usualTradingHours } from '../../src/modules/pricing/rules/trading-hours.ts'
import { settings } from '../../src/modules/site/rules/setting-kinds.ts'

// The console says of a setting that is not set what holds instead. Each module has that number; here they are held against each other.
const told = new Map(settings.flatMap((setting) => ('usual' in setting ? [[setting.name, setting.usual] as const] : [])))

test('what the console says to hold without a setting is what the modules take', () => {
  const taken: Readonly<Record<string, number>> = {
    ...loyaltySettings,
    order_pay_timeout_hours: defaultOrderTimes.payHours,
    order_transfer_timeout_days: defaultOrderTimes.transferDays,
    order_transit_days: defaultOrderTimes.transitDays,
    order_auto_receive_days: defaultOrderTimes.receiveDays,
    order_weigh_days: defaultOrderTimes.weighDays,
    order_receive_extend_days: defaultOrderTimes.extendDays,
    order_evaluate_days: defaultOrderTimes.evaluateDays,
    order_append_days: defaultOrderTimes.appendDays,
    aftersale_window_days: usualDays.windowDays,
    aftersale_company_window_days: usualDays.companyWindowDays,
    aftersale_answer_days: usualDays.answerDays,
    aftersale_company_answer_days: usualDays.companyAnswerDays,
    aftersale_cancel_hours: usualDays.cancelHours,
    aftersale_offer_days: usualDays.offerDays,
    aftersale_complain_days: usualDays.complainDays,
    aftersale_return_days: usualDays.returnDays,
    aftersale_receive_days: usualDays.receiveDays,
    aftersale_part_days: usualDays.partDays,
    aftersale_replace_days: usualDays.replaceDays,
    aftersale_admit_days: usualDays.admitDays,
    aftersale_appeal_days: usualDays.appealDays,
    pricing_open_hour: usualTradingHours.open,
    pricing_close_hour: usualTradingHours.close,
  }
  for (const [name, value] of Object.entries(taken)) expect([name, told.get(name)]).toEqual([name, value])
})

test('so is every number that a module writes beside the name of a setting', () => {
  const root = join(import.meta.dirname, '../../src/modules')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  const written = sources.flatMap((text) => [
    ...text.matchAll(/settingOr\(\s*\w+,\s*'(?<name>\w+)',\s*'(?<value>[\d.]+)'/g),
    ...text.matchAll(/name: '(?<name>\w+)', usual: (?<value>\d+)/g),
    ...text.matchAll(/(?<name>scorecard_\w+): (?<value>\d+)/g),
  ])
  const numbers = written.flatMap(({ groups }) =>
    told.has(groups?.['name'] ?? '') ? [[groups?.['name'], Number(groups?.['value'])] as const] : [],
  )
  expect(numbers.length).toBeGreaterThanOrEqual(12)
  for (const [name, value] of numbers) expect([name, told.get(name ?? '')]).toEqual([name, value])
})
