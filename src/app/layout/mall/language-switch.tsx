import { useRevalidator } from 'react-router'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { chooseTheme, useTheme } from '../../../ui/shell/theme.ts'
import { useLayoutMessages } from '../use-layout-messages.ts'

/** Changes language and theme of every page, and ends the session where there is one. */
export function LanguageSwitch({ onLogout }: { onLogout: (() => void) | null }) {
  const t = useLayoutMessages()
  const lang = useLanguage()
  const theme = useTheme()
  const { revalidate } = useRevalidator()
  const change = () => {
    document.cookie = `zb_lang=${lang === 'zh' ? 'en' : 'zh'}; path=/; max-age=31536000; samesite=lax`
    const here = new URL(location.href)
    // An address that names its language would keep it.
    if (!here.searchParams.has('lang')) return void revalidate()
    here.searchParams.delete('lang')
    location.assign(here)
  }
  return (
    <>
      {onLogout && (
        <button type="button" onClick={onLogout}>
          {t('logout')}
        </button>
      )}
      <button type="button" onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}>
        {t(theme === 'dark' ? 'lightTheme' : 'darkTheme')}
      </button>
      <button type="button" onClick={change} lang={lang === 'zh' ? 'en' : 'zh-CN'}>
        {t('otherLanguage')}
      </button>
    </>
  )
}
