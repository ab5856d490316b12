import type { Handler } from '../api/handler.ts'
import { apiWords } from '../api/words.ts'
import { chinaRegions } from '../integrations/regions/china-regions.ts'
import { identityHandlers, passwordHasher } from '../modules/identity/server/public.ts'
import { identityWords } from '../modules/identity/words.ts'
import { memberHandlers } from '../modules/member/server/public.ts'
import { memberWords } from '../modules/member/words.ts'
import { kernelWords } from '../shared/kernel-words.ts'
import type { ModuleWords } from '../shared/words.ts'

/** The words of every module: a refusal's code finds its sentence here. */
export const allWords: readonly ModuleWords[] = [kernelWords, apiWords, identityWords, memberWords]

/** What the modules must know of this installation. */
export type HouseFacts = {
  readonly secret: string
  readonly passwordPepper: string | null
  /** Without a trailing slash. */
  readonly siteUrl: string
}

/** Every call of the house. Adapters of the outside world are handed in here and nowhere else. */
export function allHandlers({ secret, passwordPepper, siteUrl }: HouseFacts): readonly Handler[] {
  return [
    ...identityHandlers({ secret, siteUrl, passwords: passwordHasher({ pepper: passwordPepper }) }),
    ...memberHandlers({ regions: chinaRegions }),
  ]
}
