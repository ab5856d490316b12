import { storeIdsWith } from '../../../api/caller.ts'
import type { Call } from '../../../api/handler.ts'

/** The stores whose stock the caller manages. */
export const stockStores = (call: Call): number[] => storeIdsWith(call.caller, 'store.stock')
