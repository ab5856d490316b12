import { failure, isFailure } from '../kernel/failure/failure.ts'
import { offerStoreSwitch } from './switch-store.ts'
import { refusal, type Envelope, type Sentences } from './envelope.ts'
import { admit } from './guard.ts'
import type { Call, Handler, RequestFacts } from './handler.ts'
import { runIdempotent } from './idempotent.ts'
import { newRequestKey } from './request-key.ts'
import { serializeResponse } from './serialize-response.ts'
import { parseInput } from './input.ts'
import { refusalOfDatabase } from './database-refusal.ts'

export type Dispatcher = {
  readonly handlers: ReadonlyMap<string, Handler>
  /** Answers one call for one visitor: admit → parse → run → shape → envelope. Never throws for what a client sent. */
  readonly answer: (key: string, raw: unknown, request: RequestFacts) => Promise<Envelope>
}

/** The key of a call: method and path without the leading slash. */
export function callKey(method: string, path: string): string {
  return `${method} ${path.startsWith('/') ? path.slice(1) : path}`
}

/** Builds the one way in. Two owners of one path refuse to boot. */
export function dispatcherOf(
  handlers: readonly Handler[],
  sentences: Sentences,
  onBug: (error: unknown, request: RequestFacts) => void,
): Dispatcher {
  const byKey = new Map<string, Handler>()
  for (const handler of handlers) {
    const key = callKey(handler.endpoint.method, handler.endpoint.path)
    if (byKey.has(key)) throw new Error(`two owners of ${key}`)
    if (!handler.endpoint.guard) throw new Error(`no guard on ${key}`)
    byKey.set(key, handler)
  }
  const answer: Dispatcher['answer'] = async (key, raw, request) => {
    const handler = byKey.get(key)
    if (!handler) return refusal(failure('api.notFound'), request.lang, sentences)
    const refused = admit(handler.endpoint.guard, request.caller)
    if (refused) return refusal(refused, request.lang, sentences)
    if (handler.endpoint.idempotent && !request.idempotencyKey) return refusal(failure('api.keyRequired'), request.lang, sentences)
    const parsed = parseInput(handler.endpoint.input, raw)
    if (isFailure(parsed)) return refusal(parsed, request.lang, sentences)
    try {
      const run = (as: RequestFacts) => handler.run(parsed.input, callOf(as, key, parsed.input))
      const result = await run(request)
      if (isFailure(result)) return refusal(await offerStoreSwitch(handler, request, result, run), request.lang, sentences)
      return {
        state: 200,
        msg: sentences(request.lang, { code: 'api.ok', facts: {} }),
        data: serializeResponse(handler.endpoint.output, result),
      }
    } catch (error) {
      const known = refusalOfDatabase(error)
      if (!known) onBug(error, request)
      return refusal(known ?? failure('api.tryAgain'), request.lang, sentences)
    }
  }
  return { handlers: byKey, answer }
}

function callOf(request: RequestFacts, route: string, content: unknown): Call {
  const member = request.caller.member
  // A call that asks for no key still runs under one, made here, so that a use case is written one way.
  const key = request.idempotencyKey ?? newRequestKey()
  const actor = member ? `m${member.memberId}` : `ip${request.ip}`
  return { ...request, idempotent: (work) => runIdempotent(request.app.inTransaction, { actor, route, key, content }, work) }
}
