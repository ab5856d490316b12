// What the composition root uses of samples.
export { sampleHandlers } from './handlers.ts'
export { samplePersonalData } from './personal-data.ts'
export { sampleOrders, sampleTimers } from './sample-follow.ts'
