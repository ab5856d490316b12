import { unpack, type Packed } from '../packed.ts'

/** The packed part of a page's data; the same object until other data comes. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return unpack(packed)
}
