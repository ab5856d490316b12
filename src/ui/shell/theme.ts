import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const changed = 'zb:theme'

/** Runs in the head before anything is painted: a page that is kept for many visitors cannot know the choice of one. */
export const themeScript = `if(/(^|; )zb_theme=dark(;|$)/.test(document.cookie))document.documentElement.dataset.theme='dark'`

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}
const themeNow = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')
const themeServed = (): Theme => 'light'

/** The theme that the page is shown in. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, themeNow, themeServed)
}

/** Shows every page of this browser in a theme, for a year. */
export function chooseTheme(theme: Theme): void {
  document.cookie = `zb_theme=${theme}; path=/; max-age=31536000; samesite=lax`
  if (theme === 'dark') document.documentElement.dataset['theme'] = 'dark'
  else delete document.documentElement.dataset['theme']
  window.dispatchEvent(new Event(changed))
}
