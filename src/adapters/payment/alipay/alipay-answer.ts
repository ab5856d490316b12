import type { KeyObject } from 'node:crypto'
import { rsaVerify } from '../rsa-signature.ts'

/** The raw text of a top-level value of a JSON object, exactly as it was signed; null when the key is not there. */
export function rawTopLevelValue(json: string, key: string): string | null {
  let at = json.indexOf('{') + 1
  if (at === 0) return null
  for (;;) {
    const name = /\s*"((?:[^"\\]|\\.)*)"\s*:\s*/y
    name.lastIndex = at
    const match = name.exec(json)
    if (!match) return null
    const end = endOfValue(json, name.lastIndex)
    if (match[1] === key) return json.slice(name.lastIndex, end)
    if (json[end] !== ',') return null
    at = end + 1
  }
}

/** Index just behind the JSON value that begins at `from`: brackets are counted, text in quotes is skipped. */
function endOfValue(json: string, from: number): number {
  let depth = 0
  let quoted = false
  for (let at = from; at < json.length; at++) {
    const character = json[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') {
      if (depth === 0) return at
      depth--
    } else if (character === ',' && depth === 0) return at
  }
  return json.length
}

/** The verified content of an answer of `alipay.trade.query` and its like; null when the signature does not fit. */
export function verifiedAnswer(text: string, method: string, key: KeyObject): unknown {
  const raw = rawTopLevelValue(text, `${method.replaceAll('.', '_')}_response`) ?? rawTopLevelValue(text, 'error_response')
  const sign = rawTopLevelValue(text, 'sign')
  if (raw === null || sign === null) return null
  try {
    const signature: unknown = JSON.parse(sign)
    return typeof signature === 'string' && rsaVerify(raw, signature, key) ? JSON.parse(raw) : null
  } catch {
    return null
  }
}
