import type { Clock } from '../kernel/time/clock.ts'
import type { Failure } from '../kernel/failure/failure.ts'
import type { Actor } from '../kernel/audit/audit.ts'
import type { Reader, Transaction, InTransaction, VisitorReader } from '../kernel/database/transaction.ts'
import type { Language } from '../kernel/i18n/translate.ts'
import type { AnyEndpoint, Endpoint, OutputOf, ParsedInputOf } from './endpoint.ts'
import type { PriceClass, Caller } from './caller.ts'
import type { z } from 'zod'

/** The house's services that every use case may use. */
export type AppContext = {
  readonly read: Reader
  /** The handle of the visitor role: prices for visitors and retail members are read here. */
  readonly visitorRead: VisitorReader
  readonly inTransaction: InTransaction
  readonly clock: Clock
}

/** A cookie that an answer sets; `value: null` clears it. */
export type CookieChange = { readonly name: string; readonly value: string | null; readonly path: string; readonly maxAgeSeconds: number }

/** A file of a multipart request, already limited in size by the transport. */
export type UploadedFile = { readonly field: string; readonly fileName: string; readonly mimeType: string; readonly bytes: Buffer }

/** What the transport knows of one request beside its input. */
export type RequestContext = {
  readonly caller: Caller
  readonly priceClass: PriceClass
  readonly lang: Language
  readonly cityCode: string
  readonly app: AppContext
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly files: readonly UploadedFile[]
  readonly idempotencyKey: string | null
  /** Collects cookies to set with the answer. */
  readonly setCookie: (change: CookieChange) => void
}

/** What a handler gets beside its parsed input. */
export type Call = RequestContext & {
  /** Runs a command's transaction at most once per Idempotency-Key; a repetition gets the first answer. */
  readonly idempotent: <Result>(work: (tx: Transaction) => Promise<Result | Failure>) => Promise<Result | Failure>
}

export type Handler = {
  readonly endpoint: AnyEndpoint
  readonly run: (input: unknown, call: Call) => Promise<unknown>
}

/** Binds a use case to its declared call. Input arrives parsed; the result is checked against the declared output. */
export function handle<Input extends z.ZodType, Output extends z.ZodType>(
  declared: Endpoint<Input, Output>,
  run: (
    input: ParsedInputOf<Endpoint<Input, Output>>,
    call: Call,
  ) => Promise<OutputOf<Endpoint<Input, Output>> | Failure> | OutputOf<Endpoint<Input, Output>> | Failure,
): Handler {
  // The dispatcher parses with this very declaration before it calls, so the input has the declared shape.
  return { endpoint: declared, run: async (input, call) => run(input as never, call) }
}

/** The member behind a call that its guard let in only with a login. */
export function memberOf(call: Call) {
  const member = call.caller.member
  if (!member) throw new Error('a guarded call ran without a member')
  return member
}

/** The actor for the audit log: the member as such, or as store or platform staff. */
export function actorOf(call: Call, kind: 'member' | 'store' | 'platform' = 'member'): Actor {
  const member = call.caller.member
  return member ? { kind, id: member.memberId, name: member.memberName } : { kind: 'system', id: null, name: 'visitor' }
}
