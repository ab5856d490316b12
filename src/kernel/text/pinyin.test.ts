import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { codeToText } from 'element-china-area-data'
import { pinyin } from 'pinyin-pro'
import { expect, test } from 'vitest'
import { pinyinOf } from './pinyin.ts'

const byLibrary = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true })
const dictionary = readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split(' ')[0] ?? '')

test('words are read as the library reads them', () => {
  // Every seventh of 349,000.
  const words = dictionary.filter((word, place) => place % 7 === 0 && /^\p{Script=Han}+$/u.test(word))
  const other = words.filter((word) => pinyinOf(word).join(' ') !== byLibrary(word).join(' '))
  expect(other).toEqual([])
  expect(words.length).toBeGreaterThan(40_000)
})

test('places are read as the library reads them', () => {
  const other = Object.values(codeToText).filter((name) => pinyinOf(name).join(' ') !== byLibrary(name).join(' '))
  expect(other).toEqual([])
})

test('what is no Chinese sign stands for itself', () => {
  expect(pinyinOf('锌锭 Zn99.995')).toEqual(['xin', 'ding', ' ', 'Z', 'n', '9', '9', '.', '9', '9', '5'])
  expect(pinyinOf('')).toEqual([])
})

test('a word decides how its signs are read', () => {
  expect(pinyinOf('重庆').join('')).toBe('chongqing')
  expect(pinyinOf('重量').join('')).toBe('zhongliang')
  expect(pinyinOf('铝材').join('')).toBe('lvcai')
})
