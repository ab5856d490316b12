// What other modules may use of `analytics` on the server.
export { type BehaviourQueue, type BehaviourRow, behaviourQueue } from './behaviour-queue.ts'
export { insightPersonalData } from './personal-data.ts'
