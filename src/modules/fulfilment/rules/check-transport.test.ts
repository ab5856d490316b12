import { expect, test } from 'vitest'
import { transportFaults, type TransportFields } from './check-transport.ts'

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
  [{}, []],
  [{ plateNo: '津AD12345' }, []],
  [{ plateNo: '津A·1234挂' }, []],
  [{ plateNo: '' }, ['plateNeeded']],
  [{ plateNo: 'A12345' }, ['plateInvalid']],
  [{ driverName: '' }, ['driverNeeded']],
  [{ driverPhone: '123' }, ['driverPhoneInvalid']],
  [{ driverPhone: '022-28391234' }, []],
  [{ plateNo: '', driverName: '', driverPhone: '' }, ['plateNeeded', 'driverNeeded', 'driverPhoneInvalid']],
  [{ kind: 'CARRIER', carrierName: '德邦', trackingNo: 'DPK1' }, []],
  [{ kind: 'CARRIER', trackingNo: 'DPK1' }, ['carrierNeeded']],
  [{ kind: 'CARRIER', carrierName: '德邦' }, ['trackingNeeded']],
  [{ kind: 'CARRIER', plateNo: '' }, ['carrierNeeded', 'trackingNeeded']],
  [{ kind: 'PICKUP', plateNo: '' }, []],
] as const)('a transport of %o has the faults %j', (over, faults) => {
  expect(transportFaults(by(over)).map(({ word }) => word)).toEqual(faults)
})
