import { failure, isFailure, type Failure } from '../kernel/failure/failure.ts'
import { admit } from './guard.ts'
import type { Handler, RequestContext } from './handler.ts'
import type { StoreMembership } from './caller.ts'

/** Asks the same again for somebody at work for another of their stores. */
type Again = (request: RequestContext) => Promise<unknown>

/**
 * What somebody asked to read and the store that they work for does not have may belong to another of their stores: then it is
 * named, so that they can change over (docs/decisions/065). `refused` itself when it belongs to none. Only reads are asked again.
 */
export async function offerStoreSwitch(handler: Handler, request: RequestContext, refused: Failure, again: Again): Promise<Failure> {
  const { guard, method } = handler.endpoint
  const { caller: visitor } = request
  if (method !== 'GET' || typeof guard === 'string' || !('store' in guard)) return refused
  for (const seat of visitor.otherStores ?? []) {
    const there = { ...visitor, stores: [seat], otherStores: [] }
    if (admit(guard, there) || isFailure(await again({ ...request, caller: there }))) continue
    return otherStore(seat)
  }
  return refused
}

function otherStore({ storeId, storeName }: StoreMembership): Failure {
  return failure('api.otherStore', { store: storeName }, { data: { otherStore: { storeId, storeName } } })
}
