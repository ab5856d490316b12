import type { Envelope } from '../envelope.ts'
import type { Callable, RefInput, RefOutput } from './call-ref.ts'
import { translate } from '../../kernel/i18n/translate.ts'
import { offlineMessages } from '../messages.ts'
import { newRequestKey } from '../request-key.ts'
import { isNetworkLost } from './network.ts'
import { encodeBody, encodeQuery } from './encode.ts'
import { refreshIfOld } from './refresh.ts'
import { clearStored, storedSession } from './stored-session.ts'
import { clientCredential, tokenPath } from './token-endpoint.ts'

/** Specification §9: a call that takes longer has failed. */
export const timeoutMs = 10_000

export type CallOptions = { readonly signal?: AbortSignal; readonly idempotencyKey?: string }

/** Told when a POST met state 266, so that the page can open the login prompt. */
export const loginNeeded = 'zb:login-needed'
/** Told when the session was cleared or begun, so that the page reads its data anew. */
export const sessionChanged = 'zb:session-changed'

/**
 * Calls the server. Always resolves with an envelope when the server answered, and with a refusal for a write that was not
 * sent because there is no network; rejects on network failure or timeout (`TimeoutError`). Retrying a command must pass the same `idempotencyKey`, so that nothing happens twice.
 */
export async function callApi<Ref extends Callable>(
  endpoint: Ref,
  input: RefInput<Ref>,
  options: CallOptions = {},
): Promise<Envelope<RefOutput<Ref>>> {
  const isGet = endpoint.method === 'GET'
  if (!isGet && isNetworkLost()) return notSent()
  await refreshIfOld(Date.now())
  const { body, contentType } = isGet ? { body: undefined, contentType: undefined } : encodeBody(input)
  const session = storedSession()
  const headers: Record<string, string> = {
    'x-client': 'web',
    'x-language': document.documentElement.lang.startsWith('en') ? 'en' : 'zh',
    citycode: document.documentElement.dataset.city ?? '',
  }
  if (session) headers.authorization = `Bearer ${session.accessToken}`
  // The token endpoint is asked with the client's own credential (specification §7).
  if (endpoint.path === tokenPath) headers.authorization = clientCredential
  if (contentType) headers['content-type'] = contentType
  if (endpoint.idempotent) headers['idempotency-key'] = options.idempotencyKey ?? newRequestKey()
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const response = await fetch(`/${endpoint.path}${isGet ? encodeQuery(input) : ''}`, { method: endpoint.method, headers, body, signal })
  const answer = (await response.json()) as Envelope<RefOutput<Ref>>
  if (answer.state === 266) endSession(endpoint.method)
  return answer
}

/** The answer to what was not sent for want of a network: a refusal like any other, after which everything stands as it was. */
const notSent = (): Envelope<never> => ({
  state: 255,
  msg: translate(document.documentElement.lang.startsWith('en') ? 'en' : 'zh', offlineMessages)('notSent'),
})

function endSession(method: string): void {
  const had = storedSession() !== null
  clearStored()
  if (method === 'POST') window.dispatchEvent(new Event(loginNeeded))
  if (had) window.dispatchEvent(new Event(sessionChanged))
}
