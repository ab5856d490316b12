import { expect, test } from 'vitest'
import { defineMessages, translate, translateWith } from './translate.ts'

const words = defineMessages('demo', {
  left: { zh: '还剩 {{count}} {{unit}}', en: '{{count}} {{unit}} left' },
  lines_other: { zh: '{{count}} 行', en: '{{count}} lines' },
  lines_one: { zh: '{{count}} 行', en: '{{count}} line' },
})

test('a sentence is filled with its facts in the language asked for', () => {
  expect(translate('zh', words)('left', { count: 3, unit: '吨' })).toBe('还剩 3 吨')
  expect(translate('en', words)('left', { count: 3, unit: 't' })).toBe('3 t left')
})

test('English tells one from many, Chinese does not', () => {
  expect(translate('en', words)('lines', { count: 1 })).toBe('1 line')
  expect(translate('en', words)('lines', { count: 2 })).toBe('2 lines')
  expect(translate('zh', words)('lines', { count: 1 })).toBe('1 行')
})

test('a noun within a line follows its number, whether that came as a number or as a text', () => {
  const shelf = defineMessages('demo', {
    on: { zh: '{{count}} 件，{{days}} 天', en: '{{count}} {{count|item|items}}, {{days}} {{days|day|days}}' },
  })
  expect(translate('en', shelf)('on', { count: 1, days: '1' })).toBe('1 item, 1 day')
  expect(translate('en', shelf)('on', { count: 0, days: '1,000' })).toBe('0 items, 1,000 days')
  expect(translate('en', shelf)('on', { days: 2 })).toBe('{{count}} {{count|item|items}}, 2 days')
})

test('a fact that is missing leaves its placeholder to be seen, and facts are never read as patterns', () => {
  expect(translate('en', words)('left', { count: 3 })).toBe('3 {{unit}} left')
  expect(translate('en', words)('left', { count: 3, unit: '{{count}} $&' })).toBe('3 {{count}} $& left')
})

test('a unit behind a number is the unit of as many', () => {
  const sold = (count: number, unit: string) => translate('en', words)('left', { count, unit })
  expect([sold(3, 'bottle'), sold(1, 'bottle'), sold(3, 't')]).toEqual(['3 bottles left', '1 bottle left', '3 t left'])
  expect(translate('zh', words)('left', { count: 3, unit: '瓶' })).toBe('还剩 3 瓶')
})

test('what somebody typed is no line, though every object has something of that name', () => {
  const typedWords = defineMessages('typed', { own: { zh: '自己的 {{constructor}}', en: 'Own {{constructor}}' } })
  expect(['constructor', 'toString', '__proto__'].map((typed) => translateWith('zh', typedWords.zh)(typed))).toEqual([
    'constructor',
    'toString',
    '__proto__',
  ])
  expect(translate('en', typedWords)('own')).toBe('Own {{constructor}}')
})
