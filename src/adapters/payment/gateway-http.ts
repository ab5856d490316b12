import { z } from 'zod'

/** What came over the wire; whether to believe it is the caller's business. */
export type WireAnswer = { readonly kind: 'answer'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
export type Unreachable = { readonly kind: 'unknown'; readonly reason: string }

const timeoutMs = 5_000
const largestAnswer = 1_000_000
/** A daily bill of the busiest shop. */
export const largestBill = 64_000_000

/** One HTTP exchange with a gateway: 5 s at most, no redirects, bounded answer. Network trouble is a value. */
export async function exchange(
  url: string,
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  largest = largestAnswer,
): Promise<WireAnswer | Unreachable> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const body = await boundedBody(response, largest)
    if (!body) return { kind: 'unknown', reason: 'answer too large' }
    return { kind: 'answer', status: response.status, headers: response.headers, body }
  } catch (error) {
    return { kind: 'unknown', reason: error instanceof Error ? `${error.name}: ${error.message}` : 'network error' }
  }
}

async function boundedBody(response: Response, largest: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (!response.body) return Buffer.alloc(0)
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Numbers of trades, refunds and notifications: printable letters, so that each can be looked up and written down. */
export const wireNumber = z
  .string()
  .max(128)
  .regex(/^[\x20-\x7e]*$/)

/** JSON of an answer as an unknown value, or null when it is none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
