import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-name.generated.ts'
import '../styles/dialog.css'

export type DialogProps = {
  open: boolean
  /** Asked for by Esc, the backdrop or the cross; the page sets `open`. */
  onClose: () => void
  /** Spoken name, and the heading unless `titleHidden`. */
  title: string
  titleHidden?: boolean
  /** Before the heading, in the warning colour. */
  icon?: IconName
  closeLabel: string
  /** dialog 440 notice · login 532 · wide 760; drawers slide in from their side; sheet comes from below on phones. */
  kind?: 'notice' | 'login' | 'wide' | 'drawer-left' | 'drawer-right' | 'sheet'
  /** Buttons at the lower right. */
  footer?: ReactNode
  /** Esc and backdrop do nothing: the person has to choose. */
  insistent?: boolean
  className?: string
  children: ReactNode
}

const kindClass = {
  notice: 'dlg',
  login: 'lgm',
  wide: 'dlg wide',
  'drawer-left': 'drw left',
  'drawer-right': 'drw right',
  sheet: 'sht',
} as const

/** The native modal dialog: the browser traps focus, makes the page inert and gives focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden, icon, closeLabel, kind = 'notice', footer, insistent, className, children } = props
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = box.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  return (
    // The backdrop belongs to the dialog element: a press on it, not on the contents, closes. Esc does the same for the keyboard.
    <dialog
      ref={box}
      className={classNames('mdl', kindClass[kind], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (!insistent) onClose()
      }}
      onClose={() => open && onClose()}
      onClick={(event) => event.target === box.current && !insistent && onClose()}
    >
      {open && (
        <div className="mdl-in">
          <header className={titleHidden ? 'sr' : 'mdl-h'}>
            {icon && <Icon name={icon} size={24} className="cw" />}
            <h2 id={titleId}>{title}</h2>
          </header>
          <div className="mdl-b">{children}</div>
          {footer && <footer className="mdl-f">{footer}</footer>}
          {/* Last in order, so that the browser's first focus goes to the contents. */}
          {!insistent && (
            <button type="button" className="mdl-x" aria-label={closeLabel} onClick={onClose}>
              <Icon name="x" size={18} />
            </button>
          )}
        </div>
      )}
    </dialog>
  )
}
