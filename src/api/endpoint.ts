import type { z } from 'zod'
import type { Guard } from './guard.ts'

export type Method = 'GET' | 'POST'
/** How often somebody may ask; the transport turns the class into limits. */
export type RateClass = 'read' | 'search' | 'write' | 'money' | 'login' | 'sms'

/** How many files a call takes, and how large each may be. */
export type FileLimits = { readonly most: number; readonly mostBytes: number }

const fourMegabytes = 4 * 1024 * 1024
/** Specification, uploads: 4 MB for a picture and for a spreadsheet. */
export const onePicture: FileLimits = { most: 1, mostBytes: fourMegabytes }
export const oneSheet: FileLimits = { most: 1, mostBytes: fourMegabytes }

/** The declaration of one call: from it come the route, the client, the reference and the sweeps. */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Path extends `v3/${string}` = `v3/${string}`,
> = {
  readonly method: Method
  /** As the specification prints it, e.g. `v3/business/front/cart/add`. */
  readonly path: Path
  readonly summary: string
  readonly guard: Guard
  readonly input: Input
  readonly output: Output
  /** True where a command moves money or stock: it then asks for an Idempotency-Key. */
  readonly idempotent?: boolean
  readonly rate?: RateClass
  /** Set where a call takes files; any other call refuses them. */
  readonly files?: FileLimits
  /** Words shown in the reference beside a legacy spelling or a ruling. */
  readonly note?: string
}

export type AnyEndpoint = Endpoint
export type InputOf<E extends AnyEndpoint> = z.input<E['input']>
export type ParsedInputOf<E extends AnyEndpoint> = z.output<E['input']>
/** What a handler returns and a client receives: the output schema's input side is the same by house rule (no transforms). */
export type OutputOf<E extends AnyEndpoint> = z.output<E['output']>

/** Declares a call. Give the result to `handle` on the server and to `callApi` or `useCall` in the browser. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, const Path extends `v3/${string}`>(
  declared: Endpoint<Input, Output, Path>,
): Endpoint<Input, Output, Path> {
  return declared
}
