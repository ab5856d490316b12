import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { LeaveGuard } from '../../../ui/console/form/leave-guard.tsx'
import { PersonProvider } from '../../../ui/console/person.tsx'
import { consoleThemes } from '../../../ui/console-theme.ts'
import { useTheme } from '../../../ui/shell/theme.ts'
import { useShell } from '../use-shell.ts'

// The kit would write 查 询 beside our own 重置: one way of writing on one page.
const plain = { autoInsertSpace: false }

/** The console kit with the product's theme and the page's language. Loaded in the browser alone. */
export function ConsoleKit({ children }: { children: ReactNode }) {
  const person = String(useShell()?.member?.memberId ?? '')
  const theme = consoleThemes[useTheme()]
  // Who asked the system for less motion gets none of the kit's either.
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <ConfigProvider theme={{ ...theme, token: { ...theme.token, motion } }} locale={useLanguage() === 'zh' ? zhCN : enUS} button={plain}>
      <App message={{ top: 72, maxCount: 1, duration: 2.4 }}>
        <PersonProvider id={person}>
          <LeaveGuard>{children}</LeaveGuard>
        </PersonProvider>
      </App>
    </ConfigProvider>
  )
}
