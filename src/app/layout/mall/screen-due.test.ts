import { expect, test } from 'vitest'
import { screenDue, screenKey, type OpenScreen } from './screen-due.ts'

const screen = (bannerId: number, changed: Partial<OpenScreen> = {}): OpenScreen => ({
  bannerId,
  place: 'openScreen',
  device: 'all',
  title: '',
  subtitle: '',
  picture: '',
  address: '',
  ...changed,
})
const visit = { memberId: null, isPhone: false, day: '2026-11-21', seen: [] }
const [opening, afterLogin] = [screen(1), screen(2, { place: 'loginScreen' })]

test('a visitor meets the opening, whoever is logged in first what follows a login', () => {
  expect(screenDue([opening, afterLogin], visit)).toBe(opening)
  expect(screenDue([afterLogin], visit)).toBe(null)
  expect(screenDue([opening, afterLogin], { ...visit, memberId: 7 })).toBe(afterLogin)
})

test('each is seen once a day; what follows a login once a day for each member', () => {
  const seen = [screenKey(opening, visit), screenKey(afterLogin, { ...visit, memberId: 7 })]
  expect(screenDue([opening, afterLogin], { ...visit, memberId: 7, seen })).toBe(null)
  expect(screenDue([opening, afterLogin], { ...visit, memberId: 8, seen })).toBe(afterLogin)
  expect(screenDue([opening], { ...visit, day: '2026-11-22', seen })).toBe(opening)
})

test('one for the other kind of device is left out', () => {
  const phone = screen(3, { device: 'phone' })
  expect(screenDue([phone, opening], visit)).toBe(opening)
  expect(screenDue([phone], { ...visit, isPhone: true })).toBe(phone)
})
