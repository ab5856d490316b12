import { expect, test } from 'vitest'
import { historyFile } from './history-file.ts'

const quotes = [{ date: '2026-11-20', low: 23_560, high: 23_660, price: 23_610, premium: null }]

test('a CSV opens in a spreadsheet as text and numbers, never as a formula', () => {
  const { content, fileName } = historyFile([{ seriesCode: 'ZN0-SH', seriesName: '=HYPERLINK("x","y")', quotes }], 'csv')
  expect(fileName).toBe('zinc-zn0-sh.csv')
  expect(content).toBe(
    '\uFEFFseries_code,series_name,date,low,high,price,premium\r\nZN0-SH,"\'=HYPERLINK(""x"",""y"")",2026-11-20,23560,23660,23610,\r\n',
  )
})

test('JSON holds the same', () => {
  expect(JSON.parse(historyFile([{ seriesCode: 'A', seriesName: 'a', quotes }], 'json').content)).toEqual([
    { seriesCode: 'A', seriesName: 'a', quotes },
  ])
})
