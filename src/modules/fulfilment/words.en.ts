import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  PREPARING: 'Preparing',
  SHIPPED: 'Shipped',
  ARRIVED: 'Arrived',
  WEIGHED: 'Weighed',
  RECEIVED: 'Received',
  REJECTED_AT_DOOR: 'Refused at the door',
  VOID: 'Void',

  shipmentGone: 'The shipment does not exist',
  carrierNeeded: 'Enter the carrier',
  trackingNeeded: 'Enter the tracking number',
  plateNeeded: 'Enter the number plate',
  plateInvalid: 'The number plate is not valid',
  driverNeeded: "Enter the driver's name",
  driverPhoneInvalid: 'Enter a valid phone number of the driver',
  nothingToShip: 'There is nothing left to ship',
  aboveOrdered: 'At most {{max}} {{unit}} of "{{goods}}" can still be shipped',
  badNumber: 'The quantity of "{{goods}}" is not valid',
  twiceSameLine: 'Name each product once',
  cannotShip: 'The order cannot be shipped in its present state',
  nothingToReceive: 'Nothing is waiting to be received',
  alreadyExtended: 'The receipt has been postponed once already',

  tracePrepared: 'Made ready by the store',
  traceShippedBy: 'Shipped with {{carrier}}, number {{number}}',
  traceTruck: 'Loaded and on the road, plate {{plate}}, driver {{driver}}',
  tracePickup: 'Ready for pickup at the warehouse',
  traceArrived: 'Arrived',
  traceReceived: 'Received by the buyer',
  traceAutoReceived: 'Counted as received after the time limit',
  traceVoid: 'Shipment void',
} satisfies Words<typeof zh>
