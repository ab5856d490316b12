import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { passwordLength } from '../../rules/password-length.ts'
import type { FormProblems } from '../../rules/register-form.ts'

/** One refusal for all refused fields of a form, each with its sentence; null when there is none. The first field's sentence is the message. */
export function failureOfFields(problems: FormProblems): Failure | null {
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, key]) => [field, { code: `identity.${key}`, facts: passwordLength }]),
  )
  const first = Object.values(errors)[0]
  return first ? failure(first.code, first.facts, { errors }) : null
}
