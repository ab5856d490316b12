import { parse } from 'node:querystring'

/** The specification's three ways to send an input. */
export type Encoding = 'json' | 'urlencoded' | 'multipart'
export const encodings: readonly Encoding[] = ['json', 'urlencoded', 'multipart']

/** JSON with every number as it is: a bigint is written with all its digits. */
export const json = (value: unknown): string =>
  (JSON.stringify(value, (_name, one: unknown) => (typeof one === 'bigint' ? `#${one}#` : one)) ?? '').replaceAll(/"#(\d+)#"/g, '$1')
export const asText = (value: unknown): string => (typeof value === 'string' ? value : json(value))

function pairsOf(input: unknown): readonly (readonly [string, string])[] {
  return Object.entries(input ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => [name, asText(one)] as const) : [[name, asText(value)] as const],
  )
}

const formText = (input: unknown): string =>
  pairsOf(input)
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`)
    .join('&')

/** What stands behind the question mark of a GET; the longest address that a server of ours takes is not much longer. */
export const queryText = (input: unknown): string => formText(input).slice(0, 13_900)

/** The body of a POST in an encoding. */
export function bodyOf(input: unknown, encoding: Encoding): { readonly body: string | FormData; readonly type?: string } {
  if (encoding === 'json') return { body: json(input), type: 'application/json' }
  if (encoding === 'urlencoded') return { body: formText(input), type: 'application/x-www-form-urlencoded' }
  const form = new FormData()
  for (const [name, text] of pairsOf(input)) form.append(name, text)
  return { body: form }
}

/** What a call's schema is given when the server has read an input that came in an encoding. */
export function asReceived(method: string, input: unknown, encoding: Encoding): unknown {
  if (method === 'GET') return parse(queryText(input))
  if (encoding === 'json') return JSON.parse(json(input))
  if (encoding === 'urlencoded') return parse(formText(input))
  return Object.fromEntries(pairsOf(input).map(([name, text]) => [name, text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n')]))
}
