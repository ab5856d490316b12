import { Select } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { languages, type Language } from '../../../kernel/i18n/translate.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notificationLanguageSave, notificationSettingList } from '../../../modules/notification/endpoints-settings.ts'
import { audiences } from '../../../modules/notification/rules/notification-policy.ts'
import { SettingRow, type Setting } from './setting-row.tsx'
import { centreMessages } from './messages.ts'

type Settings = RefOutput<typeof notificationSettingList>

/** Of which events this member is told by which ways, and in which language outside the site. */
export default function NoticeSettingPage() {
  const call = useCall(notificationSettingList, {})
  return <CallView call={call}>{(settings) => <SettingGroups settings={settings} />}</CallView>
}

function SettingGroups({ settings }: { settings: Settings }) {
  const t = useMessages(centreMessages)
  // What was switched since the list came: a switch is in effect at once and nothing else moves.
  const [switched, setSwitched] = useState<ReadonlyMap<string, Setting>>(new Map())
  const list = settings.list.map((one) => switched.get(one.template) ?? one)
  const keep = (setting: Setting) => setSwitched((before) => new Map(before).set(setting.template, setting))
  return (
    <div className="col g3">
      <Panel title={t('settings')} sub={t('settingsHelp')}>
        <Ways reach={settings.reach} wechat={settings.wechat} lang={settings.lang} />
      </Panel>
      {audiences.map((audience) => {
        const own = list.filter((one) => one.audience === audience)
        return (
          own.length > 0 && (
            <Panel key={audience} title={t(`group_${audience}`)}>
              <ul>
                {own.map((one) => (
                  <SettingRow key={one.template} setting={one} onSwitched={keep} />
                ))}
              </ul>
            </Panel>
          )
        )
      })}
    </div>
  )
}

/** Where each way leads, and the language of what leaves the site. */
function Ways({ reach, wechat, lang }: Pick<Settings, 'reach' | 'wechat' | 'lang'>) {
  const t = useMessages(centreMessages)
  const { act, busy } = useAct(notificationLanguageSave)
  const [chosen, setChosen] = useState<Language>(lang)
  const choose = async (next: Language) => {
    if (await act({ lang: next }, t('saved'))) setChosen(next)
  }
  return (
    <div className="bx row flex-wrap gap-x-7 gap-y-3">
      <span className="t13">
        <span className="c3">{t('way_sms')}</span>{' '}
        {reach.sms || (
          <Anchor to="/member/phone" className="lk">
            {t('bindPhone')}
          </Anchor>
        )}
      </span>
      <span className="t13">
        <span className="c3">{t('way_mail')}</span>{' '}
        {reach.mail || (
          <Anchor to="/member/email" className="lk">
            {t('bindMail')}
          </Anchor>
        )}
      </span>
      <span className="t13">
        <span className="c3">{t('way_wechat')}</span> {t(`wechat_${wechat}`)}
      </span>
      <span className="row g2 t13">
        <span className="c3">{t('languageOf')}</span>
        <Select<Language>
          aria-label={t('languageOf')}
          size="small"
          style={{ minWidth: 110 }}
          loading={busy}
          value={chosen}
          options={languages.map((value) => ({ value, label: t(`lang_${value}`) }))}
          onChange={(next) => void choose(next)}
        />
      </span>
    </div>
  )
}
