import { Switch } from 'antd'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { notificationSettingSave, type notificationSettingList } from '../../../modules/notification/endpoints-settings.ts'
import { centreMessages } from './messages.ts'

export type Setting = RefOutput<typeof notificationSettingList>['list'][number]
type Way = Setting['channels'][number]

/** One event and its four ways; what cannot be switched says why. */
export function SettingRow({ setting, onSwitched }: { setting: Setting; onSwitched: (setting: Setting) => void }) {
  return (
    <li className="row bx flex-wrap border-t border-line gap-x-5 gap-y-2">
      <span className="t14 flex-[1_1_220px] min-w-0">{setting.title}</span>
      <span className="row flex-wrap gap-x-0 gap-y-2">
        {setting.channels.map((way) => (
          <WaySwitch key={way.channel} setting={setting} way={way} onSwitched={onSwitched} />
        ))}
      </span>
    </li>
  )
}

function WaySwitch({ setting, way, onSwitched }: { setting: Setting; way: Way; onSwitched: (setting: Setting) => void }) {
  const t = useMessages(centreMessages)
  const { act, busy } = useAct(notificationSettingSave)
  const { channel, isOn, isFixed, isClosed } = way
  const name = t('wayName', { event: setting.title, way: t(`way_${channel}`) })
  const turn = async (on: boolean) => {
    const done = await act({ template: setting.template, channel, isOn: on ? 1 : 0 })
    if (done?.data) onSwitched(done.data)
  }
  return (
    <span className="row g2 t13 w-33" title={isFixed ? t('fixedWhy') : undefined}>
      <span className="c3">{t(`way_${channel}`)}</span>
      {isFixed || isClosed ? (
        <Tag small tone={isFixed ? 'info' : 'neutral'} icon={isFixed ? 'lock' : undefined}>
          {t(isFixed ? 'fixed' : 'closed')}
        </Tag>
      ) : (
        <Switch size="small" aria-label={name} checked={isOn === 1} loading={busy} onChange={(on) => void turn(on)} />
      )}
    </span>
  )
}
