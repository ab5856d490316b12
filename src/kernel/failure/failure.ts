/** Values that a sentence needs, such as the largest quantity still in stock. */
export type MessageParams = Readonly<Record<string, string | number>>

/** One refused field: which sentence, with which values. */
export type FieldFailure = { readonly code: string; readonly facts: MessageParams }

/** States of the envelope that a refusal may carry (flows.md F11; 200 is not a refusal). */
export type RefusalState = 255 | 257 | 258 | 259 | 260 | 266 | 267 | 268 | 269

/**
 * A refusal as a value. `code` is `<module>.<key>` of that module's words; exceptions are for bugs only.
 */
export type Failure = {
  readonly failed: true
  readonly code: string
  readonly facts: MessageParams
  readonly field?: string
  readonly state?: RefusalState
  readonly errors?: Readonly<Record<string, FieldFailure>>
  /** What the caller needs to go on, in wire form, such as the new preview of a checkout whose total has changed. */
  readonly data?: unknown
}

type FailureExtras = Pick<Failure, 'field' | 'state' | 'errors' | 'data'>

/** Makes a refusal. `field` names the input it belongs to; `state` defaults to 255 in the envelope. */
export function failure(code: string, facts: MessageParams = {}, extras: FailureExtras = {}): Failure {
  return { failed: true, code, facts, ...extras }
}

/** True when a result is a refusal. Tests the shape, since bundle and server each hold a copy of this module. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failed' in value && value.failed === true && 'code' in value
}
