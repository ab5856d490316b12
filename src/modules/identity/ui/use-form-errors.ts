import { useCallback, useState } from 'react'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import type { FormProblems } from '../rules/register-form.ts'
import type * as FormRules from './form-problems.ts'

/**
 * Errors by field, from the rules in the browser (as keys) or from the server (as sentences). The rules and their words
 * load with the first press: a page of entry shows its fields without them.
 */
export function useFormErrors() {
  const lang = useLanguage()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  /** Shows the problems of the rules; true when there are none, or when the rules did not load: the server judges in any case. */
  const passes = useCallback(
    async (judge: (rules: typeof FormRules) => FormProblems): Promise<boolean> => {
      const rules = await import('./form-problems.ts').catch(() => null)
      if (!rules) return true
      const problems = Object.entries(judge(rules))
      setErrors(Object.fromEntries(problems.map(([field, key]) => [field, rules.problemText(lang, key)])))
      return problems.length === 0
    },
    [lang],
  )
  return { errors, setErrors, passes }
}
