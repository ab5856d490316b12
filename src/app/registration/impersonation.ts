import { callKey, dispatcherOf } from '../../api/dispatcher.ts'
import { sentencesOf } from '../../api/envelope.ts'
import type { Handler, RequestContext } from '../../api/handler.ts'
import { priceClassOf } from '../../api/caller.ts'
import { type AskAs } from '../../modules/support/server/public.ts'
import type { MessageSet } from '../../kernel/i18n/translate.ts'

const refuseToWrite = () => Promise.reject(new Error('a look at what somebody sees writes nothing'))

/**
 * Asks the reading calls as somebody else would: the same guards, prices and refusals. There is no session of theirs; what
 * could write is not there, and a reading call that tries to write fails.
 */
export function impersonation(handlers: readonly Handler[], words: readonly MessageSet[]): AskAs {
  const reading = handlers.filter(({ endpoint }) => endpoint.method === 'GET')
  const dispatcher = dispatcherOf(reading, sentencesOf(words), (error) => {
    throw error
  })
  return async (call, caller, endpoint, input) => {
    const request: RequestContext = {
      ...call,
      caller,
      priceClass: priceClassOf(caller),
      app: { ...call.app, inTransaction: refuseToWrite },
      cookies: {},
      files: [],
      idempotencyKey: null,
      setCookie: () => undefined,
    }
    // The dispatcher checks the answer with the call's own declaration, so it has the declared shape.
    return (await dispatcher.answer(callKey(endpoint.method, endpoint.path), input, request)) as never
  }
}
