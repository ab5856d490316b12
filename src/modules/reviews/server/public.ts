// What other modules may use of `reviews` on the server.
export { listEvaluations } from './list-evaluations.ts'
export { reviewsPersonalData } from './personal-data.ts'
export { questionHandlers } from './question-handlers.ts'
