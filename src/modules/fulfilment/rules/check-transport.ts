export type TransportFields = {
  readonly kind: 'CARRIER' | 'TRUCK' | 'PICKUP'
  readonly carrierName: string
  readonly trackingNo: string
  readonly plateNo: string
  readonly driverName: string
  readonly driverPhone: string
}

// Province character, letter, then five signs, or six for new-energy vehicles; trailers and learners end with a character.
const plate = /^\p{Script=Han}[A-Z][A-Z0-9]{4,5}[A-Z0-9\p{Script=Han}]$/u
const phone = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/

/** The word of `fulfilmentMessages` that says what is wrong with a field. */
export type TransportFault = {
  readonly field: Exclude<keyof TransportFields, 'kind'>
  readonly word: 'carrierNeeded' | 'trackingNeeded' | 'plateNeeded' | 'plateInvalid' | 'driverNeeded' | 'driverPhoneInvalid'
}

/** All that is missing of a transport: carrier and number, or plate, driver and phone (specification §5, logistics). */
export function transportFaults(by: TransportFields): TransportFault[] {
  const faults: TransportFault[] = []
  if (by.kind === 'CARRIER') {
    if (by.carrierName === '') faults.push({ field: 'carrierName', word: 'carrierNeeded' })
    if (by.trackingNo === '') faults.push({ field: 'trackingNo', word: 'trackingNeeded' })
  }
  if (by.kind === 'TRUCK') {
    const isPlate = plate.test(by.plateNo.replaceAll(/[\s·]/g, '').toUpperCase())
    if (!isPlate) faults.push({ field: 'plateNo', word: by.plateNo === '' ? 'plateNeeded' : 'plateInvalid' })
    if (by.driverName === '') faults.push({ field: 'driverName', word: 'driverNeeded' })
    if (!phone.test(by.driverPhone)) faults.push({ field: 'driverPhone', word: 'driverPhoneInvalid' })
  }
  return faults
}
