import { useCallback, useRef, useState } from 'react'
import type { Suggestions } from '../../../ui/shell/search-model.ts'
import { useLayoutMessages } from '../use-layout-messages.ts'

/** What the search box shows while somebody types; older answers stay until the newer one is there. */
export function useSuggestions() {
  const t = useLayoutMessages()
  const [shown, setShown] = useState<Suggestions | undefined>()
  const asked = useRef(0)
  const ask = useCallback(
    function askFor(query: string): void {
      const turn = (asked.current += 1)
      // Loaded with the first query: most pages are left without one.
      import('./find-suggestions.ts')
        .then(({ findSuggestions }) => findSuggestions(query, t, () => askFor(query)))
        .then(
          (found) => {
            if (turn === asked.current && (found || query === '')) setShown(found)
          },
          () => undefined,
        )
    },
    [t],
  )
  return { ask, shown }
}
