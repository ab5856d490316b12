// What other modules may use of `fulfilment` on the server.
export { fulfilmentHandlers, fulfilmentPersonalData, fulfilmentTimers, verifyShipment } from './public.ts'
