import type { AnyEndpoint, InputOf, OutputOf } from '../../../api/endpoint.ts'
import type { Envelope } from '../../../api/envelope.ts'
import type { Call } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'

/** Asks a reading call as somebody would; its house refuses every transaction, so nothing can be written. */
export type AskAs = <E extends AnyEndpoint>(call: Call, as: Caller, endpoint: E, input: InputOf<E>) => Promise<Envelope<OutputOf<E>>>
