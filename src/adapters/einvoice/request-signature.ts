import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const hexOf = (secret: string, lines: readonly string[]) => createHmac('sha256', secret).update(lines.join('\n')).digest('hex')
const digestOf = (body: string) => createHash('sha256').update(body).digest('hex')

export type Signed = {
  readonly method: string
  readonly path: string
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
}

/** HMAC-SHA256 over method, path, time, nonce and the digest of the body. */
export function signRequest(secret: string, { method, path, timestamp, nonce, body }: Signed): string {
  return hexOf(secret, [method, path, timestamp, nonce, digestOf(body)])
}

/** The service signs its answer with the nonce of the question, so that no other answer can stand in for it. */
export function signAnswer(secret: string, answer: { readonly nonce: string; readonly body: string }): string {
  return hexOf(secret, ['answer', answer.nonce, digestOf(answer.body)])
}

/** Compares without telling by its time how much was right. */
export function sameSignature(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
