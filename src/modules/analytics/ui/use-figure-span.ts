import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { addDays, dayOf } from '../../../kernel/time/clock.ts'
import { statisticsMessages } from '../messages.ts'
import { figureSpan } from '../rules/figure-span.ts'

const presets = ['1', '7', '30'] as const
const choices = [...presets, 'span'] as const

/** The period in the address, beside whatever else stands there, and the switch for it. */
export function useFigureSpan() {
  const t = useMessages(statisticsMessages)
  const [query, setQuery] = useSearchParams()
  const [now] = useState(() => new Date())
  const today = dayOf(now)
  const asked = figureSpan({ from: query.get('from') ?? '', to: query.get('to') ?? '' }, now)
  const [from, to] = asked ? [asked.from, asked.to] : [addDays(today, -6), today]
  const isOpen = query.get('days') === 'span'
  const preset = to === today ? presets.find((days) => addDays(today, 1 - Number(days)) === from) : undefined
  const write = (change: Readonly<Record<string, string>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        next.delete('days')
        for (const [name, value] of Object.entries(change)) next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const choose = (days: string) => write(days === 'span' ? { from, to, days } : { from: addDays(today, 1 - Number(days)), to: today })
  return {
    from,
    to,
    /** For links to rows of the same period. */
    search: `from=${from}&to=${to}`,
    isCustom: isOpen || !preset,
    setRange: (start: string, end: string) => start !== '' && end !== '' && write({ from: start, to: end, days: 'span' }),
    choice: {
      label: t('period'),
      options: choices.map((key) => ({ key, label: t(`days_${key}`) })),
      current: isOpen || !preset ? 'span' : preset,
      onChange: choose,
    },
  }
}
export type FigureSpanChoice = ReturnType<typeof useFigureSpan>
