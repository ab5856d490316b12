import { expect, test } from 'vitest'
import { contractDraft } from '../../../../tests/fixtures/trade/contract-draft.ts'
import type { ContractContent } from './contract-content.ts'
import { inForceAfter, supplementDifferences, supplementProblem } from './supplement-content.ts'

// The draft of a test leaves optional fields away.
const content = { extra: '', ...contractDraft.content } as ContractContent
const signed = { content, endsOn: '2027-12-31' }
const [line] = content.lines
if (!line) throw new Error('a line')
const more = { lines: [{ ...line, quantity: '40' }], endsOn: '2028-03-31', text: '' }

test('the newest supplement in force says lines and end; the signed text stays', () => {
  const after = inForceAfter(signed, [{ ...more, endsOn: '2028-01-31' }, more])
  expect([after.content.lines[0]?.quantity, after.endsOn, after.content.terms]).toEqual(['40', '2028-03-31', content.terms])
  expect(signed.content.lines[0]?.quantity).toBe('25.5')
})

test('it names each thing that it changes', () => {
  expect(supplementDifferences(signed, more)).toEqual([
    { part: 'line', place: 1, field: 'quantity', before: '25.5', after: '40' },
    { part: 'term', place: 0, field: 'endsOn', before: '2027-12-31', after: '2028-03-31' },
  ])
})

test('a supplement that changes nothing, or agrees less than was called off, is refused', () => {
  expect(supplementProblem(signed, { lines: content.lines, endsOn: signed.endsOn, text: '' }, [])).toMatchObject({
    code: 'contract.supplementEmpty',
  })
  expect(supplementProblem(signed, more, [{ ...line, quantity: '40.5' }])).toMatchObject({ code: 'contract.belowCalled' })
  expect(supplementProblem(signed, more, [{ ...line, quantity: '40' }])).toBeNull()
})

test('a line keeps its number when an earlier one is taken out, and only what was taken out differs', () => {
  const two = { ...signed, content: { ...content, lines: [line, { ...line, name: '锌合金', price: '24000' }] } }
  const second = inForceAfter(two, []).content.lines[1]
  if (!second) throw new Error('a second line')
  const without = { lines: [second], endsOn: signed.endsOn, text: '' }
  expect(supplementDifferences(two, without).every(({ place, after }) => place === 1 && after === '')).toBe(true)
  const after = inForceAfter(two, [without])
  expect(after.content.lines.map(({ no, name }) => [no, name])).toEqual([[2, '锌合金']])
  expect(inForceAfter(two, [without, { ...without, lines: [{ ...line, no: 3 }] }]).lastLineNo).toBe(3)
})
