import type { AnyEndpoint, InputOf, OutputOf } from '../endpoint.ts'

declare const behind: unique symbol

/** A call by its address alone: what a public page ships instead of the schemas behind the call. */
export type CallRef<E extends AnyEndpoint> = {
  readonly method: E['method']
  readonly path: E['path']
  readonly idempotent?: boolean
  readonly [behind]?: E
}

/** What the client can call: a declared endpoint (consoles) or a reference to one (public pages). */
export type Callable = AnyEndpoint | CallRef<AnyEndpoint>

export type EndpointBehind<Ref extends Callable> = Ref extends AnyEndpoint
  ? Ref
  : Ref extends { readonly [behind]?: infer E }
    ? Extract<E, AnyEndpoint>
    : never
export type RefInput<Ref extends Callable> = InputOf<EndpointBehind<Ref>>
export type RefOutput<Ref extends Callable> = OutputOf<EndpointBehind<Ref>>

/**
 * A typed reference to a declared call without its schemas (Zod stays on the server):
 * `const addToCart = callRef<typeof contract.addToCart>('POST', 'v3/business/front/cart/add')` with a type-only import.
 * A path that is not the endpoint's does not compile. `idempotent` makes the client send a key.
 */
export function callRef<E extends AnyEndpoint>(method: E['method'], path: E['path'], idempotent = false): CallRef<E> {
  return { method, path, idempotent }
}
