import { decodePageData, type EncodedPageData } from '../page/page-data-encoding.ts'

/** The packed part of a page's data; the same object until other data comes. */
export function useUnpacked<Value>(packed: EncodedPageData<Value>): Value {
  return decodePageData(packed)
}
