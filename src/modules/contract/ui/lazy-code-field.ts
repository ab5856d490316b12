import { lazy } from 'react'

/** The code of the own phone before a signature; it opens on a press. */
export const LazyStepUpCodeField = lazy(async () => ({
  default: (await import('../../identity/ui/public.ts')).StepUpCodeField,
}))
