import { createContext, data, type RouterContextProvider } from 'react-router'
import type { Language } from '../../kernel/i18n/translate.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '../../api/endpoint.ts'
import type { Envelope } from '../../api/envelope.ts'
import type { PriceClass, Caller } from '../../api/caller.ts'

/** One page request on the server: who asks, in which language, and the calls in this very process. */
export type PageContext = {
  readonly caller: Caller
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

export const pageContext = createContext<PageContext>()

type Context = Readonly<RouterContextProvider>

/** The visit of a loader. */
export function pageContextOf(context: Context): PageContext {
  return context.get(pageContext)
}

/**
 * The data of a call for a page: the page becomes 404 when the call refuses, since a page's subject that is absent or
 * foreign does not exist for its visitor.
 */
export async function load<E extends AnyEndpoint>(context: Context, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  const answer = await pageContextOf(context).call(endpoint, input)
  if (answer.state !== 200 || answer.data === undefined) {
    throw data({ code: answer.code ?? 'api.notFound', msg: answer.msg }, { status: answer.state === 266 ? 401 : 404 })
  }
  return answer.data
}
