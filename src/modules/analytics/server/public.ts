// What other modules may use of `analytics` on the server.
export { type BehaviourLoss, type BehaviourQueue, type BehaviourRow, behaviourQueue } from './behaviour-queue.ts'
export { deleteOldRecords, deleteOldRecordsJob, scheduleDeleteOldRecords } from './delete-old-records.ts'
export { missCounter } from './search-misses.ts'
export { analyticsPersonalData } from './personal-data.ts'
export { figureSubscriber, figureTasks, scheduleFirstFigures } from './figures/count-figures.ts'
export { statisticsHandlers } from './handlers.ts'
export { scoresOfStores } from './scorecard/store-scorecards.ts'
export { customerKey } from './statistics/customer-key.ts'
