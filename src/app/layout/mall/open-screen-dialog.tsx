import { useEffect, useState } from 'react'
import { dayOf } from '../../../kernel/time/clock.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { isAdvertisement } from '../../../modules/page-builder/ui/sections/section-model.ts'
import { screenDue, screenKey, type OpenScreen } from './screen-due.ts'
import { screenMessages } from './messages.ts'

const storeKey = 'zb.screens'
const mostKept = 40

function seenScreens(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storeKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

function noteScreen(key: string): void {
  try {
    localStorage.setItem(storeKey, JSON.stringify([key, ...seenScreens()].slice(0, mostKept)))
  } catch {
    // A browser that keeps nothing shows it again.
  }
}

/** One screen that is due, over the page; opening it counts as having seen it. */
export function OpenScreenDialog({ screens, memberId }: { screens: readonly OpenScreen[]; memberId: number | null }) {
  const t = useMessages(screenMessages)
  const [shown, setShown] = useState<OpenScreen | null>(null)
  useEffect(() => {
    const visit = { memberId, isPhone: matchMedia('(max-width: 767px)').matches, day: dayOf(new Date()), seen: seenScreens() }
    const due = screenDue(screens, visit)
    if (!due) return
    noteScreen(screenKey(due, visit))
    setShown(due)
  }, [screens, memberId])
  if (!shown) return null
  const close = () => setShown(null)
  return (
    <Dialog
      open
      onClose={close}
      title={shown.title}
      closeLabel={t('close')}
      footer={
        shown.address !== '' && (
          <ButtonLink to={shown.address} tone="brand" onClick={close}>
            {t('see')}
          </ButtonLink>
        )
      }
    >
      {shown.picture !== '' && <img src={shown.picture} alt="" className="w-full h-auto rounded-2" />}
      {isAdvertisement(shown) && <p className="t12 c3">{t('advertisement')}</p>}
      {shown.subtitle !== '' && <p className="t14 c2">{shown.subtitle}</p>}
    </Dialog>
  )
}
