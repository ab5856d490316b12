import { failure, type Failure } from '../../../kernel/failure/failure.ts'

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

/** What is missing of a transport: carrier and number, or plate, driver and phone (specification §5, logistics). */
export function transportRefusal(by: TransportFields): Failure | null {
  const refuse = (word: string, field: string) => failure(`fulfilment.${word}`, {}, { field })
  if (by.kind === 'CARRIER') {
    if (by.carrierName === '') return refuse('carrierNeeded', 'carrierName')
    return by.trackingNo === '' ? refuse('trackingNeeded', 'trackingNo') : null
  }
  if (by.kind === 'PICKUP') return null
  if (by.plateNo === '') return refuse('plateNeeded', 'plateNo')
  if (!plate.test(by.plateNo.replaceAll(/[\s·]/g, '').toUpperCase())) return refuse('plateInvalid', 'plateNo')
  if (by.driverName === '') return refuse('driverNeeded', 'driverName')
  return phone.test(by.driverPhone) ? null : refuse('driverPhoneInvalid', 'driverPhone')
}
