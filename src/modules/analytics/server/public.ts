// What other modules may use of `analytics` on the server.
export { type BehaviourQueue, type BehaviourRow, behaviourQueue, insightPersonalData } from './public.ts'
