import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Jieba } from '@node-rs/jieba'
import { expect, test } from 'vitest'
import { tradeVocabulary } from '../rules/text/trade-vocabulary-data.ts'
import { textAnalyser } from './text-analyser.ts'

const lines = readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
const wordOf = (line: string) => line.split(' ')[0] ?? ''
const jieba = Jieba.withDict(Buffer.from(lines.filter((line) => Number(line.split(' ')[1]) >= 20).join('\n')))
jieba.loadDict(Buffer.from(tradeVocabulary.map((word) => `${word} 200000 n`).join('\n')))
const all = lines.map(wordOf)
// Rare and frequent words of the language between words of the trade, always the same ones.
const texts = Array.from({ length: 3_000 }, (_, turn) =>
  [all[(turn * 7_919) % all.length], tradeVocabulary[turn % tradeVocabulary.length], all[(turn * 104_729 + 7) % all.length]]
    .join('')
    .replaceAll(/[^\p{Script=Han}]/gu, ''),
)

test('texts are cut as the library of the dictionary cuts them', () => {
  const { segmenter } = textAnalyser()
  for (const text of [...texts, '𠮷野家锌锭', '']) {
    expect([text, ...segmenter.words(text)]).toEqual([text, ...jieba.cut(text, false)])
    expect([text, ...segmenter.every(text)]).toEqual([text, ...jieba.cutAll(text)])
  }
})
