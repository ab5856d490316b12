import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { auditValue } from './audit-value.ts'
import { fieldName } from './field-name.ts'
import { auditMessages } from './messages.ts'

type Diff = Readonly<Record<string, unknown>>
type Change = { readonly name: string; readonly old: unknown; readonly now: unknown }

const isDiff = (value: unknown): value is Diff => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Old and new values side by side: pairs; `{ old, new }` of the whole or of a field in rows of older programs; and what is only told. */
function changesOf(diff: Diff): { readonly changes: readonly Change[]; readonly facts: readonly (readonly [string, unknown])[] } {
  const { old, new: now, facts: told, ...rest } = diff
  const [before, after] = [isDiff(old) ? old : {}, isDiff(now) ? now : {}]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const sides = names.filter((name) => !isSame(before[name], after[name])).map((name) => ({ name, old: before[name], now: after[name] }))
  const pairs = Object.entries(rest).filter(
    (entry): entry is [string, [unknown, unknown]] => Array.isArray(entry[1]) && entry[1].length === 2,
  )
  const sided = Object.entries(rest).filter(
    (entry): entry is [string, Diff] => isDiff(entry[1]) && ('old' in entry[1] || 'new' in entry[1]),
  )
  const plain = Object.entries(rest).filter(([name]) => ![...pairs, ...sided].some(([known]) => known === name))
  const bare = old === undefined || isDiff(old) || old === null ? [] : [{ name: '', old, now }]
  return {
    changes: [
      ...sides,
      ...bare,
      ...pairs.map(([name, [from, to]]) => ({ name, old: from, now: to })),
      ...sided.map(([name, both]) => ({ name, old: both['old'], now: both['new'] })),
    ],
    facts: [...plain, ...Object.entries(isDiff(told) ? told : {})],
  }
}

/** What an act changed, field by field. */
export function AuditChange({ diff }: { diff: Diff }) {
  const t = useMessages(auditMessages)
  const lang = useLanguage()
  const { changes, facts } = changesOf(diff)
  return (
    <details className="t12">
      <summary className="cl">{t('details')}</summary>
      <dl className="kv gap-x-3 gap-y-0.5 wrap-anywhere min-w-55">
        {changes.map(({ name, old, now }) => [
          <dt key={name}>{fieldName(lang, name)}</dt>,
          <dd key={`${name}-change`}>
            <del className="c3">{auditValue(lang, name, old)}</del> → <ins className="no-underline">{auditValue(lang, name, now)}</ins>
          </dd>,
        ])}
        {facts.map(([name, value]) => [
          <dt key={name}>{fieldName(lang, name)}</dt>,
          <dd key={`${name}-fact`}>{auditValue(lang, name, value)}</dd>,
        ])}
      </dl>
    </details>
  )
}
