/** The query string of a GET: nothing for undefined or null, commas for lists. */
export function encodeQuery(input: unknown): string {
  const query = new URLSearchParams(pairs(input)).toString()
  return query === '' ? '' : `?${query}`
}

/** Specification §7: urlencoded is the default; JSON where the input has structure, multipart where it has files. */
export function encodeBody(input: unknown): { readonly body: BodyInit; readonly contentType: string | undefined } {
  if (input instanceof FormData) return { body: input, contentType: undefined }
  const values = typeof input === 'object' && input !== null ? Object.values(input) : []
  if (values.some((value) => typeof value === 'object' && value !== null)) {
    return { body: JSON.stringify(input), contentType: 'application/json' }
  }
  return { body: new URLSearchParams(pairs(input)).toString(), contentType: 'application/x-www-form-urlencoded' }
}

function pairs(input: unknown): [string, string][] {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)])
}
