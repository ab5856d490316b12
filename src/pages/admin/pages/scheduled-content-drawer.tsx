import { DatePicker, Drawer, Form, Switch } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useMayLeave } from '../../../ui/console/form/leave-guard.tsx'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'

type DrawerProps = {
  readonly title: string
  readonly busy: boolean
  /** Without it there is nothing to save yet. */
  readonly isNamed: boolean
  readonly onClose: () => void
  readonly onSave: () => void
  readonly children: ReactNode
}

/** A drawer with the form of something that the mall shows for a time: its fields, and saving at its foot. */
export function ScheduledContentDrawer({ title, busy, isNamed, onClose, onSave, children }: DrawerProps) {
  const t = useMessages(pageBuilderMessages)
  const mayLeave = useMayLeave()
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  const foot = (
    <div className="row g2 justify-end">
      <Button onClick={() => void close()}>{t('cancel')}</Button>
      <Button tone="brand" busy={busy} disabled={!isNamed} onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  )
  return (
    <Drawer open size={520} title={title} onClose={() => void close()} footer={foot}>
      <Form layout="vertical">{children}</Form>
    </Drawer>
  )
}

type Period = { readonly startsAt: string; readonly endsAt: string }

/** From when to when something is shown; an end that is empty is open. */
export function PeriodField({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const t = useMessages(pageBuilderMessages)
  return (
    <Form.Item label={t('period')}>
      <DatePicker.RangePicker
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        allowEmpty={[true, true]}
        style={{ width: '100%' }}
        placeholder={[t('atOnce'), t('forever')]}
        value={[value.startsAt ? dayjs(value.startsAt) : null, value.endsAt ? dayjs(value.endsAt) : null]}
        onChange={(range) => onChange({ startsAt: range?.[0]?.toISOString() ?? '', endsAt: range?.[1]?.toISOString() ?? '' })}
      />
    </Form.Item>
  )
}

/** Whether something is shown at all. */
export function EnabledField({ value, onChange }: { value: 0 | 1; onChange: (isOn: 0 | 1) => void }) {
  const t = useMessages(pageBuilderMessages)
  return (
    <Form.Item label={t('isOn')}>
      <Switch aria-label={t('isOn')} checked={value === 1} onChange={(on) => onChange(on ? 1 : 0)} />
    </Form.Item>
  )
}
