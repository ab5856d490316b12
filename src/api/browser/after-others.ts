import type { CallState } from './use-call.ts'

const isSettled = (call: CallState<unknown>): boolean => call.data !== null || call.refused !== null || call.failed

/** A read as it is drawn below others: still on its way until each of them has been answered and keeps its height. */
export function afterOthers<Data>(call: CallState<Data>, ...others: readonly CallState<unknown>[]): CallState<Data> {
  return others.every(isSettled) ? call : { ...call, data: null, refused: null, failed: false, loading: true }
}
