import { expect, test } from 'vitest'
import { threadMachine } from './thread-machine.ts'

test('the whole machine', () => {
  expect(threadMachine.printTable()).toMatchInlineSnapshot(`
    "chatThread (starts as WAITING)
    from      event     to        who       unless
    WAITING   ask       WAITING   customer
    CLOSED    ask       WAITING   customer
    ASSIGNED  ask       ASSIGNED  customer
    WAITING   answer    ASSIGNED  desk
    ASSIGNED  answer    ASSIGNED  desk
    CLOSED    answer    ASSIGNED  desk
    WAITING   transfer  ASSIGNED  desk
    ASSIGNED  transfer  ASSIGNED  desk
    WAITING   close     CLOSED    desk
    ASSIGNED  close     CLOSED    desk
    CLOSED    rate      CLOSED    customer"
  `)
  expect(threadMachine.unreachable()).toEqual([])
})
