import { expect, test } from 'vitest'
import type { Transaction } from '../database/transaction.ts'
import { failure } from '../failure/failure.ts'
import { defineMachine } from './state-machine.ts'
import { transition } from './transition.ts'

const door = defineMachine({
  name: 'door',
  states: ['OPEN', 'SHUT', 'LOCKED'],
  initial: 'OPEN',
  moves: {
    shut: { from: ['OPEN'], to: 'SHUT', who: ['B'] },
    lock: { from: ['SHUT', 'OPEN'], to: 'LOCKED', who: ['S'], unless: ['frozen'] },
    turn: [
      { from: ['OPEN'], to: 'SHUT', who: ['B'] },
      { from: ['SHUT'], to: 'OPEN', who: ['B'] },
    ],
  },
})

const act = { actor: { kind: 'member', id: 7, name: 'b' }, channel: 'mall', requestId: 'r', now: new Date(0) } as const
const audit = { act, action: 'door.shut', entity: 'door', entityId: 1 }

function recording() {
  const statements: { name: string; values: readonly unknown[] }[] = []
  const query = (statement: { name: string; values: readonly unknown[] }) => {
    statements.push(statement)
    return Promise.resolve({ rows: [], rowCount: 1 })
  }
  // A handle is whatever has these parts; here they only note what was asked of the database.
  return { tx: { query } as unknown as Transaction, statements }
}

test('a move is judged, written, and leaves its audit row, timers and events in one statement', async () => {
  const { tx, statements } = recording()
  const asked: unknown[] = []
  const done = await transition(tx, {
    machine: door,
    event: 'shut',
    who: 'B',
    from: 'OPEN',
    update: (to, sources) => Promise.resolve(asked.push(to, sources)),
    audit,
    timers: () => ({
      cancel: [{ entity: 'door', entityId: 1 }],
      set: [{ entity: 'door', entityId: 1, event: 'open', dueAt: new Date(0) }],
    }),
    events: (to) => [{ event: 'door.moved', payload: { state: to } }],
  })
  expect(done).toEqual({ to: 'SHUT', moved: 2 })
  expect(asked).toEqual(['SHUT', ['OPEN']])
  expect(statements.map(({ name }) => name)).toEqual(['kernel.timerClear', 'kernel.record'])
  const [audits, timers, events] = (statements[1]?.values ?? []).map((value) => JSON.parse(String(value)))
  expect(audits).toMatchObject([{ action: 'door.shut', from: 'OPEN', to: 'SHUT', name: 'b', entityId: '1', requestId: 'r' }])
  expect(timers).toMatchObject([{ event: 'open' }])
  expect(events).toEqual([{ event: 'door.moved', payload: { state: 'SHUT' } }])
})

test('a refused or lost move writes nothing and says so', async () => {
  const { tx, statements } = recording()
  const shut = { machine: door, event: 'shut', who: 'B', audit } as const
  const never = () => Promise.reject(new Error('must not be written'))
  expect(await transition(tx, { ...shut, from: 'LOCKED', update: never })).toMatchObject({ code: 'kernel.moveNotNow' })
  expect(await transition(tx, { ...shut, from: 'LOCKED', update: never, refusal: failure('door.no') })).toMatchObject({ code: 'door.no' })
  const frozen = { machine: door, event: 'lock', who: 'S', from: 'OPEN', sideStates: ['frozen'], audit } as const
  expect(await transition(tx, { ...frozen, update: never })).toMatchObject({ code: 'kernel.moveBlocked' })
  expect(await transition(tx, { ...shut, from: 'OPEN', update: () => Promise.resolve(false) })).toMatchObject({ code: 'api.stale' })
  const lost = { ...shut, from: 'OPEN', lost: failure('door.late'), update: () => Promise.resolve(null) } as const
  expect(await transition(tx, lost)).toMatchObject({ code: 'door.late' })
  expect(statements).toEqual([])
})

test('a row that was not read moves where its event leads from everywhere, without an audit row', async () => {
  const { tx, statements } = recording()
  const unread = { machine: door, from: null, audit: null, update: (to: string) => Promise.resolve(to) } as const
  expect(await transition(tx, { ...unread, event: 'lock', who: 'S' })).toEqual({ to: 'LOCKED', moved: 'LOCKED' })
  await expect(transition(tx, { ...unread, event: 'turn', who: 'B' })).rejects.toThrow('not one target')
  expect(statements).toEqual([])
})
