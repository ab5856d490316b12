import { expect, test } from 'vitest'
import { emptyRow, takeFullMatch, type QuickRow } from './quick-order-rows.ts'

const line = { productId: 2, problem: null } as QuickRow['line']
const answer = { level: 'full', refusal: '', number: '30', line } as QuickRow['answer']
const typed: QuickRow = { ...emptyRow(1, 'DN50 镀锌管 30支'), answer }

test('a full match is taken once the field was left', () => {
  expect(takeFullMatch(typed)).toMatchObject({ line, number: '30' })
  expect(takeFullMatch({ ...typed, isOpen: true }).line).toBeNull()
})

test('a full match never takes the place of what somebody chose from the list, even before its price has come', () => {
  expect(takeFullMatch({ ...typed, isChosen: true }).line).toBeNull()
})

test('a quantity that was typed is not replaced by the one of the words', () => {
  expect(takeFullMatch({ ...typed, number: '12' }).line).toBeNull()
})
