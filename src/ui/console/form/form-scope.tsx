import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Note } from '../../feedback/states.tsx'
import { formMessages } from './messages.ts'

type WrongField = { readonly id: string; readonly label: string; readonly error: string }
type Tell = (id: string, field: WrongField | null) => void

const ScopeContext = createContext<Tell | null>(null)

/** Tells the form around a field what is wrong with it. */
export function useFieldError(id: string, label: string, error: string | undefined): void {
  const tell = use(ScopeContext)
  useEffect(() => {
    if (!tell || !error) return
    tell(id, { id, label, error })
    return () => tell(id, null)
  }, [tell, id, label, error])
}

const focusField = (id: string): void => {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Fields in the order in which they stand on the page. */
const inPlace = (fields: readonly WrongField[]): WrongField[] =>
  fields.toSorted((one, other) => {
    const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)]
    if (!first || !second) return 0
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })

/**
 * The place of a form's fields. What is wrong stands at its field; one wrong field gets the focus, several are listed
 * above with links to each.
 */
export function FormScope({ children }: { children: ReactNode }) {
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const tell = useCallback<Tell>(
    (id, field) => setWrong((before) => [...before.filter((wrongField) => wrongField.id !== id), ...(field ? [field] : [])]),
    [],
  )
  return (
    <ScopeContext value={tell}>
      <WrongFields fields={wrong} />
      {children}
    </ScopeContext>
  )
}

function WrongFields({ fields }: { fields: readonly WrongField[] }) {
  const box = useRef<HTMLDivElement>(null)
  const count = fields.length
  const [only] = fields
  const id = count === 1 ? only?.id : undefined
  useEffect(() => {
    if (id !== undefined) focusField(id)
  }, [id])
  const isMany = count > 1
  useEffect(() => {
    if (isMany) box.current?.focus()
  }, [isMany])
  if (!isMany) return null
  return (
    <div ref={box} tabIndex={-1} className="mb-3">
      <ErrorList fields={inPlace(fields)} />
    </div>
  )
}

/** Wrong fields with links to each. */
export function ErrorList({ fields }: { fields: readonly WrongField[] }) {
  const t = useMessages(formMessages)
  return (
    <Note tone="danger">
      <span className="frm-e">
        <b>{t('errorsTitle', { count: fields.length })}</b>
        <ul>
          {fields.map(({ id, label, error }) => (
            <li key={id}>
              <a
                className="lk"
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(id)
                }}
              >
                {label}
              </a>{' '}
              · {error}
            </li>
          ))}
        </ul>
      </span>
    </Note>
  )
}
