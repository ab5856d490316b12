import { useCallback, useState } from 'react'
import { useWords } from '../../../api/browser/use-words.tsx'
import { identityWords } from '../words.ts'
import { guardedLength } from '../rules/new-password.ts'
import type { FormProblems } from '../rules/register-form.ts'

/** Errors by field, from the rules in the browser (as keys) or from the server (as sentences). */
export function useFormErrors() {
  const say = useWords<Record<string, string>>(identityWords)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  /** Shows the problems of the rules; true when there are none. */
  const passes = useCallback(
    (problems: FormProblems): boolean => {
      setErrors(Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, say(key, { min: guardedLength })])))
      return Object.keys(problems).length === 0
    },
    [say],
  )
  return { errors, setErrors, passes }
}
