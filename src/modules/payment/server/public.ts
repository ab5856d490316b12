// What other modules may use of `payment` on the server.
export {
  type PaymentDeps,
  paymentClosingCheck,
  paymentHandlers,
  paymentNotifyRoutes,
  paymentPersonalData,
  paymentSubscribers,
  paymentTasks,
} from './public.ts'
