// What other modules may use of `reviews` on the server.
export { listEvaluations, questionHandlers, reviewsPersonalData } from './public.ts'
