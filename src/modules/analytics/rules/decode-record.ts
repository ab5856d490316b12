/** The longest encoded record that is looked at, in characters. */
export const longestRecord = 2048

/**
 * Opens the encoded record of the statistics calls: base64 of URI-encoded JSON, base64 of JSON, URI-encoded JSON or JSON.
 * Undefined for anything else. Whoever sent it is a stranger: the result must go through a schema.
 */
export function decodeRecord(encoded: string): unknown {
  if (encoded.length === 0 || encoded.length > longestRecord) return undefined
  // A plus sign of base64 arrives as a space when it was sent in a form without escaping.
  const fromBase64 = attempt(() => utf8(atob(encoded.replaceAll(' ', '+'))))
  for (const text of [fromBase64, encoded]) {
    if (text === undefined) continue
    const record = attempt(() => JSON.parse(decodeURIComponent(text))) ?? attempt(() => JSON.parse(text))
    if (typeof record === 'object' && record !== null) return record
  }
  return undefined
}

function utf8(binary: string): string {
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
