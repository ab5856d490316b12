import { expect, test } from 'vitest'
import { channels } from './channels.ts'
import { deliveryMachine } from './delivery-machine.ts'
import { goesBy, notificationPolicies } from './notification-policy.ts'
import { paramsIn, filled, unknownParam } from './notification-text.ts'

test('what guards an account goes by site and text message, whatever a member or the platform chose', () => {
  const off = { site: false, sms: false, mail: false, wechat: false }
  for (const template of ['sessionReplayed', 'passwordChanged', 'guardChanged'] as const)
    expect(channels.filter((channel) => goesBy(template, channel, off, channels))).toEqual(['site', 'sms'])
})

test('a choice beats what is usual, and a way that the platform closed is closed', () => {
  expect(goesBy('shipped', 'sms', {}, [])).toBe(true)
  expect(goesBy('shipped', 'sms', { sms: false }, [])).toBe(false)
  expect(goesBy('shipped', 'mail', {}, [])).toBe(false)
  expect(goesBy('shipped', 'mail', { mail: true }, [])).toBe(true)
  expect(goesBy('shipped', 'mail', { mail: true }, ['mail'])).toBe(false)
})

test('every event reaches somebody unless it is switched off', () => {
  for (const [template, { fixed, usual }] of Object.entries(notificationPolicies))
    expect([template, [...fixed, ...usual]]).not.toEqual([template, []])
})

test('facts of a text are named in their order; names that no notice has are found', () => {
  expect(paramsIn('{{b}} and {{ a }} and {{b}}')).toEqual(['b', 'a'])
  expect(filled('{{a}}{{toString}}{{b}}', { a: 1 })).toBe('1{{toString}}{{b}}')
  expect(unknownParam('{{a}} {{c}}', ['a'])).toBe('c')
  expect(unknownParam('{{a} }', ['a'])).toBe('{{ }}')
  expect(unknownParam('{{a}}', ['a'])).toBe(null)
})

test('a delivery ends sent or failed, and only the platform sends a failed one again', () => {
  expect(deliveryMachine.printTable()).toBe(
    [
      'noticeDelivery (starts as WAITING)',
      'from     event      to       who       unless',
      'WAITING  sent       SENT     system',
      'WAITING  giveUp     FAILED   system',
      'FAILED   sendAgain  WAITING  platform',
    ].join('\n'),
  )
  expect(deliveryMachine.unreachable()).toEqual([])
})
