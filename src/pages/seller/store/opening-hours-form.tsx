import { Input } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { hoursDetail, hoursSave } from '../../../modules/store/endpoints-status.ts'
import { formatMinute } from '../../../modules/store/rules/opening-hours.ts'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'

type Hours = RefOutput<typeof hoursDetail>
type Typed = { readonly opensAt: string; readonly closesAt: string }
type Week = readonly (readonly Typed[])[]

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const firstSpan: Typed = { opensAt: '08:00', closesAt: '18:00' }

const typedWeek = ({ week }: Hours): Week =>
  weekdays.map((day) =>
    week
      .filter(({ weekday }) => weekday === day)
      .map(({ opensAt, closesAt }) => ({ opensAt: formatMinute(opensAt), closesAt: formatMinute(closesAt) })),
  )

/** The weekly hours of the own store: several stretches a day. */
export function OpeningHoursPanel() {
  const call = useCall(hoursDetail, {})
  return <CallView call={call}>{(hours) => <HoursForm key={hours.version} hours={hours} onDone={call.reload} />}</CallView>
}

function HoursForm({ hours, onDone }: { hours: Hours; onDone: () => void }) {
  const t = useMessages(sellerStoreMessages)
  const { act, busy } = useAct(hoursSave)
  const [week, setWeek] = useState(() => typedWeek(hours))
  const { settle } = useUnsaved(week)
  const names = t('weekdays').split(',')
  const setDay = (place: number, spans: readonly Typed[]) => setWeek(week.map((day, other) => (other === place ? spans : day)))
  const save = async () => {
    const spans = week.flatMap((day, place) => day.map((span) => ({ weekday: place + 1, ...span })))
    if (!(await act({ week: spans, version: hours.version }, t('saved')))) return
    settle()
    onDone()
  }
  return (
    <Panel title={`${t('hoursTitle')} · ${hours.storeName}`} sub={t('hoursLead')}>
      <div className="bx col g3">
        {hours.version === 0 && <Note>{t('hoursNever')}</Note>}
        {week.map((spans, place) => (
          <DayRow key={names[place]} name={names[place] ?? ''} spans={spans} onChange={(next) => setDay(place, next)} />
        ))}
        <span className="row g2 flex-wrap">
          <Button tone="brand" busy={busy} disabled={week.every((day) => day.length === 0)} onClick={() => void save()}>
            {t('hoursSave')}
          </Button>
          <Button onClick={() => setWeek(week.map((day, place) => (place > 0 && place < 5 ? (week[0] ?? day) : day)))}>
            {t('hoursCopy')}
          </Button>
        </span>
      </div>
    </Panel>
  )
}

function DayRow({ name, spans, onChange }: { name: string; spans: readonly Typed[]; onChange: (spans: readonly Typed[]) => void }) {
  const t = useMessages(sellerStoreMessages)
  const set = (place: number, change: Partial<Typed>) =>
    onChange(spans.map((span, other) => (other === place ? { ...span, ...change } : span)))
  const field = (place: number, key: 'opensAt' | 'closesAt', label: string) => (
    <Input
      style={{ width: 72 }}
      maxLength={5}
      aria-label={`${name} ${place + 1} ${label}`}
      value={spans[place]?.[key] ?? ''}
      onChange={(event) => set(place, { [key]: event.target.value.trim() })}
    />
  )
  return (
    <div className="row g3 flex-wrap" role="group" aria-label={name}>
      <b className="t13 w-12">{name}</b>
      {spans.length === 0 && <span className="c3 t13">{t('hoursRest')}</span>}
      {/* The place is what a stretch is known by while it is typed. */}
      {spans.map((_span, place) => (
        <span key={place} className="row g2">
          {field(place, 'opensAt', t('hoursFrom'))}–{field(place, 'closesAt', t('hoursTo'))}
          <Button
            size="sm"
            onClick={() => onChange(spans.filter((_one, other) => other !== place))}
            aria-label={`${name} ${place + 1} ${t('hoursRemove')}`}
            icon="x"
          />
        </span>
      ))}
      {spans.length < 4 && (
        <Button size="sm" icon="plus" onClick={() => onChange([...spans, firstSpan])}>
          {t('hoursAdd')}
        </Button>
      )}
    </div>
  )
}
