import { expect, test } from 'vitest'
import { appendTo, beginList, emptyPostingLists, readList } from './posting-lists.ts'

test('lists that grow beside each other over many blocks give back what was put in', () => {
  const lists = emptyPostingLists()
  const wanted: number[][] = [[], [], [], []]
  for (const list of wanted.keys()) beginList(lists, list)
  for (let value = 0; value < 200_000; value += 1) {
    for (const [list, every] of [1_000, 77, 3, 1].entries()) {
      if (value % every !== 0) continue
      appendTo(lists, list, value)
      wanted[list]?.push(value)
    }
  }
  for (const [list, values] of wanted.entries()) expect([...readList(lists, list)]).toEqual(values)
})

test('a list without anything is empty', () => {
  const lists = emptyPostingLists()
  beginList(lists, 0)
  expect(readList(lists, 0)).toHaveLength(0)
})
