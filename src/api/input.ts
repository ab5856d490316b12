import type { z } from 'zod'
import { failure, type Failure, type FieldFailure } from '../kernel/failure/failure.ts'

const deepest = 12

/** The path of the first text that PostgreSQL could not store: U+0000 or a lone surrogate. Null when clean. */
export function unstorableText(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null
  if (typeof value !== 'object' || value === null) return null
  if (depth > deepest) return path
  for (const [key, inner] of Object.entries(value)) {
    const inside = unstorableText(key, path, depth) ?? unstorableText(inner, path ? `${path}.${key}` : key, depth + 1)
    if (inside !== null) return inside
  }
  return null
}

function failureOfIssue(issue: z.core.$ZodIssue): FieldFailure {
  if (issue.code === 'custom' && issue.params && typeof issue.params.code === 'string') {
    return { code: issue.params.code, facts: (issue.params.facts as FieldFailure['facts'] | undefined) ?? {} }
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return { code: 'api.fieldTooLong', facts: { max: Number(issue.maximum) } }
  if (issue.code === 'too_small' && issue.origin === 'string') return { code: 'api.fieldRequired', facts: {} }
  if (issue.code === 'invalid_type' && issue.input === undefined) return { code: 'api.fieldRequired', facts: {} }
  return { code: 'api.fieldInvalid', facts: {} }
}

/** Parses what came in by the call's schema; every refused field is named. Never throws on input. */
export function parseInput(schema: z.ZodType, raw: unknown): { readonly input: unknown } | Failure {
  const unstorable = unstorableText(raw)
  if (unstorable !== null) {
    return failure('api.textForbidden', {}, { errors: { [unstorable || 'body']: { code: 'api.textForbidden', facts: {} } } })
  }
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (parsed.success) return { input: parsed.data }
  const errors: Record<string, FieldFailure> = {}
  for (const issue of parsed.error.issues) errors[issue.path.join('.') || 'body'] ??= failureOfIssue(issue)
  const single = Object.values(errors)
  // A lone field's own sentence says more than the general one.
  const first = single.length === 1 ? single[0] : undefined
  return first && first.code !== 'api.fieldInvalid' && first.code !== 'api.fieldRequired'
    ? failure(first.code, first.facts, { errors })
    : failure('api.invalid', {}, { errors })
}
