import { createHash, createHmac, randomBytes } from 'node:crypto'

/** SHA-256 of a token of full entropy: what the database keeps instead of the token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A keyed digest for values that could be guessed, such as codes and phone numbers; `use` keeps purposes apart. */
export function macOf(secret: string, use: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`${use}\n${value}`).digest()
}

/** 256 random bits as 43 characters. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tests the form of a token before anybody asks the database for it. */
export function isTokenShaped(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
