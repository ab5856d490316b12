// What other modules may use of `sample` on the server.
export { sampleHandlers } from './handlers.ts'
export { samplePersonalData } from './personal-data.ts'
export { sampleOrderSubscriber, sampleTimers } from './sample-subscribers.ts'
