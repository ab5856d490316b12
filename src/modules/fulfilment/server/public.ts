// What other modules may use of `fulfilment` on the server.
export { verifyQualityCertificate } from './certificates/verify-quality-certificate.ts'
export { preparedByLine } from './create-shipment.ts'
export { verifyWeighNote } from './weighing/verify-weigh-note.ts'
export { fulfilmentHandlers } from './handlers.ts'
export { fulfilmentPersonalData } from './personal-data.ts'
export { fulfilmentTimers } from './receive-shipment.ts'
export { voidPreparedShipments } from './shipment-commands.ts'
export { verifyShipment } from './verify-shipment.ts'
