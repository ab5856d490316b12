import { createContext, data, type RouterContextProvider } from 'react-router'
import type { Language } from '../shared/words.ts'
import type { AnyEndpoint, InputOf, OutputOf } from './endpoint.ts'
import type { Envelope } from './envelope.ts'
import type { PriceClass, Visitor } from './visitor.ts'

/** One page request on the server: who asks, in which language, and the calls in this very process. */
export type Visit = {
  readonly visitor: Visitor
  readonly priceClass: PriceClass
  readonly lang: Language
  readonly cityCode: string
  readonly origin: string
  readonly nonce: string
  /** True where stand-ins serve for the outside world: pages then show demonstration accounts. */
  readonly demonstration: boolean
  /** Passes through the same dispatcher as HTTP, so a page cannot see what its visitor may not. */
  readonly call: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<Envelope<OutputOf<E>>>
}

export const visitContext = createContext<Visit>()

type Context = Readonly<RouterContextProvider>

/** The visit of a loader. */
export function visit(context: Context): Visit {
  return context.get(visitContext)
}

/**
 * The data of a call for a page: the page becomes 404 when the call refuses, since a page's subject that is absent or
 * foreign does not exist for its visitor.
 */
export async function load<E extends AnyEndpoint>(context: Context, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const answer = await visit(context).call(endpoint, input)
  if (answer.state !== 200 || answer.data === undefined) {
    throw data({ code: answer.code ?? 'api.notFound', msg: answer.msg }, { status: answer.state === 266 ? 401 : 404 })
  }
  return answer.data
}
