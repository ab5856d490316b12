import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'

export type Toast = {
  text: string
  tone?: 'ok' | 'warn' | 'info'
  /** A way on: 去结算. */
  link?: { label: string; to: string }
}

const stay = 2400
const toneIcon: Record<NonNullable<Toast['tone']>, IconName> = { ok: 'circle-check', warn: 'circle-alert', info: 'info' }
const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Shows one message for 2.4 s (longer while pointed at); a new one replaces the old. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext)
}

/** Holds the live region, top centre; once per shell. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { id: number }) | null>(null)
  const [held, setHeld] = useState(false)
  const show = useCallback((toast: Toast) => setShown((last) => ({ ...toast, id: (last?.id ?? 0) + 1 })), [])
  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(() => setShown(null), stay)
    return () => clearTimeout(timer)
  }, [shown, held])
  const region = useMemo(
    () =>
      shown && (
        <span key={shown.id} className="toast" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
          <Icon name={toneIcon[shown.tone ?? 'ok']} size={18} />
          {shown.text}
          {shown.link && (
            <Anchor to={shown.link.to} onClick={() => setShown(null)}>
              {shown.link.label}
            </Anchor>
          )}
        </span>
      ),
    [shown],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {region}
      </div>
    </ToastContext>
  )
}
