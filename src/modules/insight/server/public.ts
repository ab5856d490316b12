// What later modules and the composition root may use of this module's server side.
export { behaviourQueue, type BehaviourQueue } from './behaviour-queue.ts'
export { insightHandlers } from './handlers.ts'
export { insightPersonalData } from './personal-data.ts'
