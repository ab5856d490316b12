import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState, Suspense } from 'react'
import { Form } from 'react-router'
import { lazyReachable } from '../../api/browser/lazy-reachable.ts'
import { Icon } from '../icons/icon.tsx'
import type { SearchLabels, Suggestions } from './search-model.ts'

// Loaded with the first keystroke: no page needs it to be seen.
const SuggestPanel = lazyReachable(() => import('./suggest-panel.tsx').then((module) => ({ default: module.SuggestPanel })))

export type SearchBoxProps = {
  /** The result page; the form is sent to it by GET, with or without script. */
  action: string
  /** Query parameter of the words, and of the scope if there are scopes. */
  name: string
  scopeName?: string
  scopes?: readonly { value: string; label: string }[]
  defaultValue?: string
  defaultScope?: string
  /** Called 120 ms after typing stops, and with '' on first focus. */
  onQuery?: (query: string) => void
  /** Answers for the last query; keep the old ones while new ones load. */
  suggestions?: Suggestions
  labels: SearchLabels
  /** Icon buttons inside the box: list upload, picture search. */
  tools?: ReactNode
}

/** The header's search: GET form, arrow keys walk into the suggestions, "/" puts the cursor in it. */
export function SearchBox(props: SearchBoxProps) {
  const { action, name, scopes, scopeName = 'type', defaultValue = '', labels, onQuery, suggestions, tools } = props
  const [text, setText] = useState(defaultValue)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const panelId = useId()
  useSlashKey(input)
  const fresh = useRef(true)
  useEffect(() => {
    // What somebody typed while the page was still waking up stays; later another page brings its own words.
    setText(fresh.current ? (input.current?.value ?? defaultValue) : defaultValue)
    fresh.current = false
  }, [defaultValue])
  useQueryAfterTyping(text, open, onQuery)

  // The keys go on to what was found.
  const leave = () => {
    setOpen(false)
    input.current?.blur()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      input.current?.focus()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (event.target instanceof HTMLSelectElement) return
      event.preventDefault()
      setOpen(true)
      moveFocus(event.currentTarget, input.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  const shown = open && suggestions !== undefined
  return (
    <div className="sb-w" onKeyDown={onKeyDown} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
      <Form className="sb-f" role="search" action={action} onSubmit={leave}>
        {scopes && <ScopeSelect scopes={scopes} name={scopeName} label={labels.scope} defaultValue={props.defaultScope} />}
        <input
          ref={input}
          name={name}
          value={text}
          maxLength={100}
          placeholder={labels.placeholder}
          autoComplete="off"
          role="combobox"
          aria-label={labels.input}
          aria-expanded={shown}
          aria-haspopup="dialog"
          aria-controls={shown ? panelId : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
        />
        {tools}
        <button className="go" aria-label={labels.search}>
          <Icon name="search" size={17} />
          {labels.search}
        </button>
      </Form>
      {shown && (
        <Suspense>
          <SuggestPanel id={panelId} query={text.trim()} suggestions={suggestions} labels={labels} onPick={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Arrow keys walk from the input through the panel's links and round again. */
function moveFocus(box: Element, input: HTMLInputElement | null, step: 1 | -1) {
  const stops = [input, ...box.querySelectorAll<HTMLAnchorElement>('.sug a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[(at + step + stops.length) % stops.length]?.focus()
}

type ScopeSelectProps = {
  scopes: NonNullable<SearchBoxProps['scopes']>
  name: string
  label: string | undefined
  defaultValue: string | undefined
}

function ScopeSelect({ scopes, name, label, defaultValue }: ScopeSelectProps) {
  return (
    <select className="scope" name={name} aria-label={label} defaultValue={defaultValue}>
      {scopes.map((scope) => (
        <option key={scope.value} value={scope.value}>
          {scope.label}
        </option>
      ))}
    </select>
  )
}

/** Waits for typing to stop before it asks: 120 ms, or not at all for an empty box. */
function useQueryAfterTyping(text: string, open: boolean, onQuery: SearchBoxProps['onQuery']) {
  useEffect(() => {
    if (!open || !onQuery) return
    const timer = setTimeout(() => onQuery(text.trim()), text ? 120 : 0)
    return () => clearTimeout(timer)
  }, [text, open, onQuery])
}

function useSlashKey(input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}
