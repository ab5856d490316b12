import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { closureDetail, closureSave } from '../../../modules/store/endpoints-closure.ts'
import { OpeningHoursPanel } from './opening-hours-form.tsx'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'

type Closure = RefOutput<typeof closureDetail>
const noDays = { closedFrom: '', closedTo: '', noticeZh: '', noticeEn: '' }

/** When the own store works: its week, and the days on which it is closed. */
export default function ClosurePage() {
  const call = useCall(closureDetail, {})
  return (
    <CallView call={call}>
      {(closure) => (
        <div className="col g3">
          <OpeningHoursPanel />
          <ClosureForm key={JSON.stringify(closure)} closure={closure} onDone={call.reload} />
        </div>
      )}
    </CallView>
  )
}

function ClosureForm({ closure, onDone }: { closure: Closure; onDone: () => void }) {
  const t = useMessages(sellerStoreMessages)
  const { act, busy } = useAct(closureSave)
  const [form, setForm] = useState(closure)
  const isPlanned = closure.closedFrom !== ''
  const save = async (wish: typeof noDays) => {
    if (await act(wish, t('saved'))) onDone()
  }
  return (
    <Panel
      title={`${t('closureTitle')} · ${closure.storeName}`}
      sub={t('closureLead')}
      more={
        <StateDot tone={isPlanned ? 'warn' : 'ok'}>
          {isPlanned ? t('closurePlanned', { from: closure.closedFrom, to: closure.closedTo }) : t('closureNone')}
        </StateDot>
      }
    >
      <div className="bx col g3 max-w-160">
        <div className="col g1">
          <span className="fld-l">{t('closureDays')}</span>
          <DayRange
            start={form.closedFrom}
            end={form.closedTo}
            labels={{ start: t('closureFrom'), end: t('closureTo') }}
            onChange={(closedFrom, closedTo) => setForm({ ...form, closedFrom, closedTo })}
          />
        </div>
        <Notice label={t('noticeZh')} most={200} value={form.noticeZh} onChange={(noticeZh) => setForm({ ...form, noticeZh })} />
        <Notice label={t('noticeEn')} most={400} value={form.noticeEn} onChange={(noticeEn) => setForm({ ...form, noticeEn })} />
        <span className="row g2">
          <Button tone="brand" busy={busy} disabled={form.closedFrom === '' || form.closedTo === ''} onClick={() => void save(form)}>
            {t('closureSave')}
          </Button>
          {isPlanned && (
            <Button busy={busy} onClick={() => void save(noDays)}>
              {t('closureEnd')}
            </Button>
          )}
        </span>
      </div>
    </Panel>
  )
}

function Notice({ label, most, value, onChange }: { label: string; most: number; value: string; onChange: (text: string) => void }) {
  return (
    <label className="col g1 mb-5">
      <span className="fld-l">{label}</span>
      <Input.TextArea rows={2} maxLength={most} showCount value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
