import { Suspense, useEffect, useState } from 'react'
import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import type { ShellData } from '../shell-data.ts'

const OpenScreenDialog = lazyReachable(() => import('./open-screen-dialog.tsx').then((module) => ({ default: module.OpenScreenDialog })))

/** What the platform wants seen when the mall opens, and after a login (specification §3). Loaded only while there is something. */
export function OpenScreens({ shell }: { shell: ShellData }) {
  const [isReady, setReady] = useState(false)
  // After the page itself: on the server there is no saying what this browser has seen.
  useEffect(() => setReady(true), [])
  if (!isReady || shell.screens.length === 0) return null
  return (
    <Suspense>
      <OpenScreenDialog screens={shell.screens} memberId={shell.member?.memberId ?? null} />
    </Suspense>
  )
}
