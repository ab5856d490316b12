import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { shipmentMachine } from './shipment-machine.ts'

// flows.md F1, Shipment, written out: what is not here is refused.
const grid: Record<string, string> = {
  'PREPARING ship store': 'SHIPPED',
  'PREPARING void store': 'VOID',
  'PREPARING void system': 'VOID',
  'SHIPPED arrive store': 'ARRIVED',
  'SHIPPED arrive system': 'ARRIVED',
  'SHIPPED receive buyer': 'RECEIVED',
  'SHIPPED receive system': 'RECEIVED',
  'SHIPPED rejectAtDoor buyer': 'REJECTED_AT_DOOR',
  'ARRIVED weigh store': 'WEIGHED',
  'ARRIVED receive buyer': 'RECEIVED',
  'ARRIVED receive system': 'RECEIVED',
  'ARRIVED rejectAtDoor buyer': 'REJECTED_AT_DOOR',
  'WEIGHED receive buyer': 'RECEIVED',
  'WEIGHED receive system': 'RECEIVED',
}

test('a shipment moves exactly as the grid says, and every state can be reached', () => {
  for (const state of shipmentMachine.states) {
    for (const event of shipmentMachine.events) {
      for (const who of ['buyer', 'store', 'system'] as const) {
        const answer = shipmentMachine.next(state, event, who)
        expect([`${state} ${event} ${who}`, isFailure(answer) ? undefined : answer]).toEqual([
          `${state} ${event} ${who}`,
          grid[`${state} ${event} ${who}`],
        ])
      }
    }
  }
  expect(shipmentMachine.unreachable()).toEqual([])
})
