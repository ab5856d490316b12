// What other modules may use of `sample` on the server.
export { sampleHandlers, sampleOrderSubscriber, samplePersonalData, sampleTimers } from './public.ts'
