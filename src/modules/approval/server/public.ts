// What other modules may use of `approval` on the server.
export {
  approvalClosingCheck,
  approvalHandlers,
  approvalPersonalData,
  approvalTimers,
  cancelRequestsOfLeavers,
  purchaseGate,
} from './public.ts'
