// What later modules and the composition root may use of shipments.
export { fulfilmentHandlers } from './handlers.ts'
export { fulfilmentTimers } from './receive-shipment.ts'
export { verifyShipment } from './verify-shipment.ts'
export { fulfilmentPersonalData } from './personal-data.ts'
