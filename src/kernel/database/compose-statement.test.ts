import { expect, test } from 'vitest'
import { composeStatement, when } from './compose-statement.ts'

const compose = (state: string | null, from?: number) =>
  composeStatement('a.list', [...when('state', 'state = ?', state), ...when('from', '(id < ? OR old)', from)], (where, put) => {
    return `SELECT FROM a WHERE ${where} LIMIT ${put(5)}`
  })

test('a statement has the conditions that were asked for, their values in order, and a name of its own', () => {
  expect(compose('open', 7)).toEqual({
    statement: { name: 'a.list.state.from', text: 'SELECT FROM a WHERE state = $1 AND (id < $2 OR old) LIMIT $3' },
    values: ['open', 7, 5],
  })
  expect(compose(null)).toEqual({ statement: { name: 'a.list', text: 'SELECT FROM a WHERE true LIMIT $1' }, values: [5] })
  expect(compose('').statement.name).toBe('a.list')
})
