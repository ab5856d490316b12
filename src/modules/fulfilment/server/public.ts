// What other modules may use of `fulfilment` on the server.
export { preparedByLine } from './create-shipment.ts'
export { fulfilmentHandlers } from './handlers.ts'
export { fulfilmentPersonalData } from './personal-data.ts'
export { fulfilmentTimers } from './receive-shipment.ts'
export { voidPreparedShipments } from './shipment-commands.ts'
export { verifyShipment } from './verify-shipment.ts'
