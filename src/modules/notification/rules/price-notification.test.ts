import { expect, test } from 'vitest'
import { notificationMessages } from '../messages.ts'
import { paramsFor, filled } from './notification-text.ts'
import { priceNotification } from './price-notification.ts'

const crossed = { direction: 'above', seriesCode: 'ZN-LME-3M', date: '2026-11-20', price: '2950.00', threshold: '2900.00' } as const

test('a price notice names series and unit in the reader’s language; London is in dollars', () => {
  const { facts } = priceNotification({
    ...crossed,
    nameZh: 'LME 锌三月',
    nameEn: 'LME zinc, three months',
    unitZh: '美元/吨',
    unitEn: 'USD/t',
  })
  expect(filled(notificationMessages.zh.priceAboveText, paramsFor('zh', facts))).toBe(
    'LME 锌三月 2026-11-20 均价 2950.00 美元/吨，已达到您设置的 2900.00 美元/吨。',
  )
  expect(filled(notificationMessages.en.priceAboveText, paramsFor('en', facts))).toBe(
    'LME zinc, three months on 2026-11-20: average 2950.00 USD/t, has reached your level of 2900.00 USD/t.',
  )
})

test('an event of before the names were known still makes a whole sentence', () => {
  const { facts } = priceNotification({ ...crossed, direction: 'below', unitZh: 'CNY/t', unitEn: 'CNY/t' })
  expect(filled(notificationMessages.en.priceBelowText, paramsFor('en', facts))).toBe(
    'ZN-LME-3M on 2026-11-20: average 2950.00 CNY/t, has fallen to your level of 2900.00 CNY/t.',
  )
})
