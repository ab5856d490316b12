import { Input, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { consoleKitMessages } from './messages.ts'

type KeywordProps = {
  readonly label: string
  /** What the list is filtered by now. */
  readonly value: string
  readonly onSearch: (keyword: string) => void
  readonly maxLength?: number
}

/** The word that a list is searched by; heard on Enter, on the button and when it is cleared, without surrounding spaces. */
export function KeywordFilter({ label, value, onSearch, maxLength = 60 }: KeywordProps) {
  const t = useMessages(consoleKitMessages)
  const [typed, setTyped] = useState({ text: value, from: value })
  // The address may change without this field: by going back, by a reset. What was typed since stays otherwise.
  const text = typed.from === value ? typed.text : value
  return (
    <Input.Search
      allowClear
      value={text}
      onChange={(event) => setTyped({ text: event.target.value, from: value })}
      placeholder={label}
      aria-label={label}
      enterButton={t('search')}
      maxLength={maxLength}
      style={{ maxWidth: 360 }}
      onSearch={(keyword) => onSearch(keyword.trim())}
    />
  )
}

type WordProps = Omit<KeywordProps, 'onSearch'> & {
  readonly onChange: (word: string) => void
  /** Only digits are typed. */
  readonly isNumber?: boolean
  readonly width?: number
}

/** One more word that a list is filtered by; heard on Enter and when the field is left. */
export function WordFilter({ label, value, onChange, maxLength = 60, isNumber = false, width = 180 }: WordProps) {
  const [typed, setTyped] = useState({ text: value, from: value })
  const text = typed.from === value ? typed.text : value
  const tell = (word: string) => word !== value && onChange(word)
  return (
    <Input
      allowClear
      value={text}
      placeholder={label}
      aria-label={label}
      inputMode={isNumber ? 'numeric' : undefined}
      maxLength={maxLength}
      style={{ width }}
      onChange={({ target }) => {
        const next = isNumber
          ? target.value
              .normalize('NFKC')
              .replace(/\D/g, '')
              .replace(/^0+(?=\d)/, '')
          : target.value
        setTyped({ text: next, from: value })
        if (next === '') tell('')
      }}
      onPressEnter={() => tell(text.trim())}
      onBlur={() => tell(text.trim())}
    />
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value | ''
  /** The line that filters nothing. */
  readonly all: string
  readonly values: readonly Value[]
  readonly word: (value: Value) => string
  readonly onChange: (value: Value | '') => void
}

/** One of several values that a list is filtered by, or all of them. */
export function ChoiceFilter<Value extends string>({ label, value, all, values, word, onChange }: ChoiceProps<Value>) {
  return (
    <Select<Value | ''>
      aria-label={label}
      value={value}
      style={{ minWidth: 140 }}
      options={[{ value: '', label: all }, ...values.map((one) => ({ value: one, label: word(one) }))]}
      onChange={onChange}
    />
  )
}
