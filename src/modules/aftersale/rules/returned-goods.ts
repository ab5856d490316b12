import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { AftersaleState } from './aftersale-machine.ts'

/** The store keeps what it received unless it refused it. */
export function keepsReturned(state: AftersaleState): boolean {
  return state !== 'RECEIPT_REFUSED' && state !== 'CLOSED' && state !== 'BUYER_CANCELLED'
}

export type Returned = { readonly restocked: bigint; readonly writtenOff: bigint; readonly lossReason: string }

/** Splits what came back: `good` is for sale again, the rest is written off and needs a reason. Refusals: `aftersale.goodWrong`, `lossReasonNeeded`. */
export function splitReturned(received: bigint, good: bigint | undefined, reason: string): Returned | Failure {
  if (good === undefined || good < 0n || good > received) return failure('aftersale.goodWrong', {}, { field: 'lines' })
  const writtenOff = received - good
  if (writtenOff > 0n && reason === '') return failure('aftersale.lossReasonNeeded', {}, { field: 'lines' })
  return { restocked: good, writtenOff, lossReason: writtenOff > 0n ? reason : '' }
}
