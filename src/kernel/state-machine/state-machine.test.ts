import { expect, test } from 'vitest'
import { isFailure } from '../failure/failure.ts'
import { defineMachine } from './state-machine.ts'

const door = defineMachine({
  name: 'door',
  states: ['OPEN', 'SHUT', 'LOCKED', 'WALLED'],
  initial: 'OPEN',
  moves: {
    shut: { from: ['OPEN'], to: 'SHUT', who: ['B', 'SYS'] },
    open: [
      { from: ['SHUT'], to: 'OPEN', who: ['B'], unless: ['frozen'] },
      { from: ['LOCKED'], to: 'OPEN', who: ['P'] },
    ],
    lock: { from: ['SHUT', 'OPEN'], to: 'LOCKED', who: ['S'] },
  },
})

// Written out by hand: every state × event × person that is not here is refused.
const grid: Record<string, string> = {
  'OPEN shut B': 'SHUT',
  'OPEN shut SYS': 'SHUT',
  'SHUT open B': 'OPEN',
  'LOCKED open P': 'OPEN',
  'SHUT lock S': 'LOCKED',
  'OPEN lock S': 'LOCKED',
}

test('the machine allows exactly the written-out grid, and offers exactly what it allows', () => {
  for (const state of door.states) {
    for (const who of ['B', 'S', 'P', 'SYS'] as const) {
      const answers = door.events.map((event) => [event, door.next(state, event, who)] as const)
      for (const [event, answer] of answers) {
        expect(isFailure(answer) ? undefined : answer).toBe(grid[`${state} ${event} ${who}`])
      }
      expect(door.allowedActions(state, who)).toEqual(answers.filter(([, answer]) => !isFailure(answer)).map(([event]) => event))
    }
  }
})

test('a refusal says whether it is the moment, the person or a side-state', () => {
  expect(door.next('LOCKED', 'shut', 'B')).toMatchObject({
    code: 'kernel.moveNotNow',
    facts: { machine: 'door', state: 'LOCKED', event: 'shut' },
  })
  expect(door.next('OPEN', 'shut', 'S')).toMatchObject({ code: 'kernel.moveNotYours' })
  expect(door.next('SHUT', 'open', 'B', ['frozen'])).toMatchObject({ code: 'kernel.moveBlocked', facts: { block: 'frozen' } })
  expect(door.next('SHUT', 'open', 'B', ['hold'])).toBe('OPEN')
  expect(door.allowedActions('SHUT', 'B', ['frozen'])).toEqual([])
})

test('sources are what a conditional update may leave', () => {
  expect(door.sources('open')).toEqual(['SHUT', 'LOCKED'])
  expect(door.sources('open', 'P')).toEqual(['LOCKED'])
})

test('a text from a row is checked before it is believed', () => {
  expect(door.isState('OPEN')).toBe(true)
  expect(door.isState('AJAR')).toBe(false)
})

test('a state without a way in is found', () => {
  expect(door.unreachable()).toEqual(['WALLED'])
})

test('the table prints on one screen', () => {
  expect(door.printTable()).toBe(
    [
      'door (starts as OPEN)',
      'from    event  to      who    unless',
      'OPEN    shut   SHUT    B SYS',
      'SHUT    open   OPEN    B      frozen',
      'LOCKED  open   OPEN    P',
      'SHUT    lock   LOCKED  S',
      'OPEN    lock   LOCKED  S',
    ].join('\n'),
  )
})

test('a table that contradicts itself does not load', () => {
  const move = { from: ['A'], to: 'B', who: ['P'] } as const
  expect(() => defineMachine({ name: 'two', states: ['A', 'B'], initial: 'A', moves: { go: [move, { ...move, to: 'A' }] } })).toThrow(
    'two rows answer A + go by P',
  )
})

test('a misspelt state does not compile', () => {
  const make = () =>
    // @ts-expect-error SHUTT is no state
    defineMachine({ name: 'typo', states: ['OPEN', 'SHUT'], initial: 'OPEN', moves: { shut: { from: ['OPEN'], to: 'SHUTT', who: ['P'] } } })
  expect(make).toThrow('unknown state SHUTT')
})
