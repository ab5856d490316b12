import { expect, test } from 'vitest'
import { transportRefusal, type TransportFields } from './check-transport.ts'

const by = (over: Partial<TransportFields>): TransportFields => ({
  kind: 'TRUCK',
  carrierName: '',
  trackingNo: '',
  plateNo: '津A12345',
  driverName: '王师傅',
  driverPhone: '13800000000',
  ...over,
})

test.each([
  [{}, null],
  [{ plateNo: '津AD12345' }, null],
  [{ plateNo: '津A·1234挂' }, null],
  [{ plateNo: '' }, 'plateNeeded'],
  [{ plateNo: 'A12345' }, 'plateInvalid'],
  [{ driverName: '' }, 'driverNeeded'],
  [{ driverPhone: '123' }, 'driverPhoneInvalid'],
  [{ driverPhone: '022-28391234' }, null],
  [{ kind: 'CARRIER', carrierName: '德邦', trackingNo: 'DPK1' }, null],
  [{ kind: 'CARRIER', trackingNo: 'DPK1' }, 'carrierNeeded'],
  [{ kind: 'CARRIER', carrierName: '德邦' }, 'trackingNeeded'],
  [{ kind: 'PICKUP', plateNo: '' }, null],
] as const)('a transport of %o gives %s', (over, refused) => {
  expect(transportRefusal(by(over))?.code ?? null).toBe(refused && `fulfilment.${refused}`)
})
