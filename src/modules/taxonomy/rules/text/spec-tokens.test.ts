import { expect, test } from 'vitest'
import { normaliseText } from './normalise-text.ts'
import { specTokens } from './spec-tokens.ts'

const tokens = (text: string) => specTokens(normaliseText(text)).map((spec) => spec.token)

test('every way to write a size is one token', () => {
  for (const typed of ['50*5', '50×5', 'L50x5', '∠50×5', '50 X 5', 'Ｌ５０×５', 'l50*5']) expect(tokens(typed)).toEqual(['50x5'])
})

test('the long form of an equal angle also means the short one', () => {
  expect(specTokens(normaliseText('50*50*5'))[0]).toMatchObject({ token: '50x50x5', also: ['50x5', '50x50'] })
})

test('nominal diameters', () => {
  for (const typed of ['DN100', 'dn 100', 'Dn100']) expect(tokens(typed)).toEqual(['dn100'])
  expect(tokens('DN100×4.0')).toEqual(['dn100x4'])
})

test('gauge numbers of zinc, sections and wire', () => {
  for (const typed of ['0#', '#0', '0 #', '0号锌锭', '0＃']) expect(tokens(typed)).toEqual(['0#'])
  expect(tokens('10#槽钢')).toEqual(['10#'])
})

test('standards with and without T, space and edition', () => {
  expect(tokens('GB/T 3091')).toEqual(['gb3091'])
  expect(tokens('gbt3091')).toEqual(['gb3091'])
  expect(tokens('GB/T 3091-2015')).toEqual(['gb3091-2015'])
  expect(specTokens(normaliseText('YB/T 4001.1-2019'))[0]).toMatchObject({ token: 'yb4001.1-2019', also: ['yb4001.1', 'yb4001', '4001.1'] })
  expect(tokens('BS EN 1179:2003')).toEqual(['en1179-2003'])
  expect(tokens('ISO 1461')).toEqual(['iso1461'])
})

test('grades stay whole and lend their stem', () => {
  expect(tokens('Zn99.995')).toEqual(['zn99.995'])
  expect(specTokens('q235b')[0]).toMatchObject({ token: 'q235b', also: ['q235'] })
  expect(specTokens('dx51d+z275')[0]?.also).toEqual(expect.arrayContaining(['dx51d', 'z275', 'dx51']))
  expect(tokens('G325/30/100')).toEqual(['g325/30/100'])
  expect(tokens('304 不锈钢')).toEqual(['304'])
})

test('threads with their length', () => {
  expect(specTokens(normaliseText('M16×60'))[0]).toMatchObject({ token: 'm16x60', also: ['m16'] })
})
