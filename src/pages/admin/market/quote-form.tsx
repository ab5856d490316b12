import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { adminQuoteSave, type adminQuoteList } from '../../../modules/market/endpoints-quote.ts'
import { marketPageMessages } from '../../../modules/market/messages.ts'
import { DayInput } from '../../../ui/console/form/value-inputs.tsx'

type Day = OutputOf<typeof adminQuoteList>['days'][number]
const numbers = ['low', 'high', 'price', 'premium'] as const

/** Entry of a day's quote, or the correction of one that was chosen. */
export function QuoteForm({ seriesCode, from, onDone }: { seriesCode: string; from: Day | null; onDone: () => void }) {
  const t = useMessages(marketPageMessages)
  const { act, busy } = useAct(adminQuoteSave)
  const now = from?.revisions[0]
  const [typed, setTyped] = useState({
    date: from?.date ?? '',
    low: text(now?.low),
    high: text(now?.high),
    price: text(now?.price),
    premium: text(now?.premium),
    reason: '',
  })
  const set = (name: keyof typeof typed, value: string) => setTyped({ ...typed, [name]: value })
  const save = async () => {
    const done = await act({ seriesCode, ...typed }, t(from ? 'revised' : 'published'))
    if (done) onDone()
  }
  return (
    <form
      className="flt"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <span className="w-37.5">
        <DayInput id="quote-date" label={t('date')} value={typed.date} onChange={(date) => set('date', date)} />
      </span>
      {numbers.map((name) => (
        <Input
          key={name}
          aria-label={t(name)}
          placeholder={t(name)}
          style={{ width: 110 }}
          inputMode="decimal"
          maxLength={14}
          value={typed[name]}
          onChange={(event) => set(name, event.target.value.trim())}
        />
      ))}
      <Input
        aria-label={t('reason')}
        placeholder={`${t('reason')} · ${t('reasonHint')}`}
        style={{ width: 260 }}
        maxLength={200}
        value={typed.reason}
        onChange={(event) => set('reason', event.target.value)}
      />
      <Button type="submit" tone="brand" busy={busy} disabled={typed.date === '' || typed.price === ''}>
        {t('publish')}
      </Button>
    </form>
  )
}

function text(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
