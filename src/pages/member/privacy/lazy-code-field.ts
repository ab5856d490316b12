import { lazy } from 'react'

/** The code of the own phone before a delicate act; it opens on a press. */
export const LazyStepUpCodeField = lazy(async () => ({
  default: (await import('../../../modules/identity/ui/public.ts')).StepUpCodeField,
}))
