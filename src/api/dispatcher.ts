import { failure, isFailure, type Failure } from '../kernel/failure/failure.ts'
import { offerStoreSwitch } from './switch-store.ts'
import { isConnectionLost } from '../kernel/failure/connection-lost.ts'
import { refusal, type Envelope, type Sentences } from './envelope.ts'
import { admit } from './guard.ts'
import type { Call, Handler, RequestContext } from './handler.ts'
import { runIdempotent } from './idempotent.ts'
import { newRequestKey } from './request-key.ts'
import { parseInput } from './input.ts'
import { refusalOfDatabase } from './database-refusal.ts'

export type Dispatcher = {
  readonly handlers: ReadonlyMap<string, Handler>
  /** What is refused without looking at the input: by the guard, or for want of a key. Null lets in. */
  readonly refuse: (key: string, request: RequestContext) => Envelope | null
  /** Answers one call for one visitor: admit → parse → run → shape → envelope. Never throws for what a client sent. */
  readonly answer: (key: string, raw: unknown, request: RequestContext) => Promise<Envelope>
}

/** The key of a call: method and path without the leading slash. */
export function callKey(method: string, path: string): string {
  return `${method} ${path.startsWith('/') ? path.slice(1) : path}`
}

/** Builds the one way in. Two owners of one path refuse to boot. */
export function dispatcherOf(
  handlers: readonly Handler[],
  sentences: Sentences,
  onBug: (error: unknown, request: RequestContext) => void,
): Dispatcher {
  const byKey = new Map<string, Handler>()
  for (const handler of handlers) {
    const key = callKey(handler.endpoint.method, handler.endpoint.path)
    if (byKey.has(key)) throw new Error(`two owners of ${key}`)
    if (!handler.endpoint.guard) throw new Error(`no guard on ${key}`)
    byKey.set(key, handler)
  }
  const refuse: Dispatcher['refuse'] = (key, request) => {
    const handler = byKey.get(key)
    const refused = handler ? refusedAtTheDoor(handler, request) : failure('api.notFound')
    return refused && refusal(refused, request.lang, sentences)
  }
  const answer: Dispatcher['answer'] = async (key, raw, request) => {
    const handler = byKey.get(key)
    if (!handler) return refusal(failure('api.notFound'), request.lang, sentences)
    const refused = refusedAtTheDoor(handler, request)
    if (refused) return refusal(refused, request.lang, sentences)
    const parsed = parseInput(handler.endpoint.input, raw)
    if (isFailure(parsed)) return refusal(parsed, request.lang, sentences)
    try {
      const run = (as: RequestContext) => handler.run(parsed.input, callOf(as, key, parsed.input))
      const result = await run(request)
      if (isFailure(result)) return refusal(await offerStoreSwitch(handler, request, result, run), request.lang, sentences)
      return { state: 200, msg: sentences(request.lang, { code: 'api.ok', facts: {} }), data: handler.endpoint.output.parse(result) }
    } catch (error) {
      const known = refusalOfDatabase(error)
      // Told as well: a database that is away is no bug, but somebody must see it.
      if (!known || isConnectionLost(error)) onBug(error, request)
      return refusal(known ?? failure('api.tryAgain'), request.lang, sentences)
    }
  }
  return { handlers: byKey, refuse, answer }
}

function refusedAtTheDoor({ endpoint }: Handler, request: RequestContext): Failure | null {
  const refused = admit(endpoint.guard, request.caller)
  if (refused) return refused
  return endpoint.idempotent && !request.idempotencyKey ? failure('api.keyRequired') : null
}

function callOf(request: RequestContext, route: string, content: unknown): Call {
  const member = request.caller.member
  // A call that asks for no key still runs under one, made here, so that a use case is written one way.
  const key = request.idempotencyKey ?? newRequestKey()
  const actor = member ? `m${member.memberId}` : `ip${request.ip}`
  return { ...request, idempotent: (work) => runIdempotent(request.app.inTransaction, { actor, route, key, content }, work) }
}
