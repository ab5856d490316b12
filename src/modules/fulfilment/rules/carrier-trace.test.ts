import { expect, test } from 'vitest'
import { carrierByName, trackingStateAfter, type CarrierEvent, type CarrierState } from './carrier-trace.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute))
const upTo = (minute: number): CarrierEvent[] =>
  Array.from({ length: minute + 1 }, (_, place) => ({ at: at(place), text: `${place}`, place: '' }))
const reports: { state: CarrierState; events: CarrierEvent[] }[] = [
  { state: '1', events: upTo(0) },
  { state: '0', events: upTo(1) },
  { state: '5', events: upTo(2) },
  { state: '3', events: upTo(3) },
]

test('in whatever order and however often reports come, the latest one says the state', () => {
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 1, 3, 0, 3, 2],
    [2, 3, 3, 1, 0],
  ]
  for (const order of orders) {
    const stand = order.reduce((so, place) => trackingStateAfter(so, reports[place] ?? { state: '0', events: [] }), {
      state: '',
      lastEventAt: null as Date | null,
    })
    expect(stand).toEqual({ state: '3', lastEventAt: at(3) })
  }
  expect(trackingStateAfter({ state: '5', lastEventAt: at(2) }, { state: '0', events: upTo(1) }).state).toBe('5')
  expect(trackingStateAfter({ state: '3', lastEventAt: at(3) }, { state: '0', events: upTo(3) }).state).toBe('3')
  // Goods that were signed for and go back afterwards.
  expect(trackingStateAfter({ state: '3', lastEventAt: at(3) }, { state: '6', events: upTo(4) }).state).toBe('6')
  expect(trackingStateAfter({ state: '', lastEventAt: null }, { state: '3', events: [] }).state).toBe('')
})

test('a carrier is known by its names; a haulier of the town is not', () => {
  expect(carrierByName(' 德邦 ')?.code).toBe('debangwuliu')
  expect(carrierByName('sf express')?.code).toBe('shunfeng')
  expect(carrierByName('老王货运')).toBeNull()
})
