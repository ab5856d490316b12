import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useLeaveGuard } from '../../../ui/console/form/leave-guard.tsx'
import { StateTabs } from '../../../ui/console/state-tabs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { adminSettingList, adminSettingSave } from '../../../modules/site/endpoints-settings.ts'
import { settingGroups } from '../../../modules/site/rules/setting-kinds.ts'
import { SettingEditor, type SettingRow } from './setting-editor.tsx'
import { SettingHistory } from './setting-history.tsx'
import { settingLabel } from './setting-label.ts'
import { settingMessages } from './messages.ts'

const filterNames = ['group'] as const

/** Every setting of the mall in groups; several are saved together. */
export default function SettingPage() {
  const list = useCall(adminSettingList, {})
  return <CallView call={list}>{(settings) => <Settings settings={settings} onSaved={list.reload} />}</CallView>
}

function Settings({ settings, onSaved }: { settings: readonly SettingRow[]; onSaved: () => void }) {
  const t = useMessages(settingMessages)
  const { values, set } = useFilters(filterNames)
  const { act, busy } = useAct(adminSettingSave)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [history, setHistory] = useState<string | null>(null)
  const group = settingGroups.find((settingGroup) => settingGroup === values.group) ?? 'basic'
  const changes = settings.filter((setting) => (typed[setting.name] ?? setting.value) !== setting.value)
  useLeaveGuard(changes.length > 0, filterNames)
  const save = async () => {
    const done = await act(
      { changes: changes.map((change) => ({ name: change.name, value: typed[change.name] ?? '', before: change.value })) },
      t('saved'),
    )
    if (!done) return
    setTyped({})
    onSaved()
  }
  return (
    <section className="pan" aria-label={t('title')}>
      <StateTabs
        label={t('title')}
        tabs={settingGroups.map((key) => ({
          key,
          label: t(`group_${key}`),
          count: changes.filter((change) => change.group === key).length || undefined,
          isUrgent: true,
        }))}
        current={group}
        onChange={(next) => set({ group: next === 'basic' ? '' : next })}
      />
      <div>
        {settings
          .filter((setting) => setting.group === group)
          .map((setting) => (
            <SettingLine
              key={setting.name}
              setting={setting}
              value={typed[setting.name] ?? setting.value}
              onChange={(value) => setTyped({ ...typed, [setting.name]: value })}
              onHistory={() => setHistory(setting.name)}
            />
          ))}
      </div>
      <div className="svb">
        <span className="t13 c2" role="status">
          {changes.length === 0 ? t('noChanges') : t('changes', { count: changes.length })}
        </span>
        <span className="sp" />
        <Button onClick={() => setHistory('')}>{t('allHistory')}</Button>
        <Button disabled={changes.length === 0} onClick={() => setTyped({})}>
          {t('discard')}
        </Button>
        <Button tone="brand" busy={busy} disabled={changes.length === 0} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
      {history !== null && (
        <SettingHistory
          name={history}
          onClose={() => setHistory(null)}
          onRestore={(name, value) => {
            setTyped({ ...typed, [name]: value })
            setHistory(null)
          }}
        />
      )}
    </section>
  )
}

type LineProps = {
  readonly setting: SettingRow
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onHistory: () => void
}

function SettingLine({ setting, value, onChange, onHistory }: LineProps) {
  const t = useMessages(settingMessages)
  const label = settingLabel(t, setting.name)
  return (
    <div className={value === setting.value ? 'stg' : 'stg chg'}>
      <div>
        <div className="t13 b5">{label}</div>
        <code className="t11 c3">{setting.name}</code>
      </div>
      <SettingEditor setting={setting} label={label} value={value} onChange={onChange} />
      <div className="row g2 wrp t12 c3">
        {setting.isPublic === 0 && <Tag small>{t('inner')}</Tag>}
        {setting.usual !== null && value === '' && <span>{t('usual', { value: setting.usual })}</span>}
        {setting.updatedAt && <span className="num">{fullTime(setting.updatedAt)}</span>}
        <button type="button" className="lk q" onClick={onHistory} aria-label={`${t('history')} ${label}`}>
          {t('history')}
        </button>
      </div>
    </div>
  )
}
