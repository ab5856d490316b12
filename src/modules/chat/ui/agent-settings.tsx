import { Checkbox, Drawer, Form, Input, Select } from 'antd'
import { useState } from 'react'
import type { RefInput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import type { AgentCalls } from '../endpoints-agent.ts'
import { agentMessages } from '../messages.ts'
import { QuickAnswerSettings } from './quick-answer-settings.tsx'

type Props = { calls: AgentCalls; desks: readonly { vid: number; name: string }[]; onClose: () => void }
const clock = /^(([01]?\d|2[0-3]):[0-5]\d|24:00)$/

/** Greeting, hours and quick answers of a desk. */
export function AgentSettings({ calls, desks, onClose }: Props) {
  const t = useMessages(agentMessages)
  const [vid, setVid] = useState(desks[0]?.vid ?? 0)
  const call = useCall(calls.settings, { vid })
  const { act, busy } = useAct(calls.saveSettings)
  type Texts = Omit<RefInput<AgentCalls['saveSettings']>, 'vid' | 'expectedVersion'>
  const save = async (texts: Texts, version: number) => {
    if (await act({ ...texts, vid, expectedVersion: version }, t('saved'))) call.reload()
  }
  const required = [{ required: true, whitespace: true, message: t('required') }]
  const hours = [{ required: true, pattern: clock, message: t('clockWrong') }]
  const days = t('days')
    .split(',')
    .map((label, place) => ({ label, value: place + 1 }))
  return (
    <Drawer open size="large" title={t('settings')} onClose={onClose}>
      {desks.length > 1 && (
        <Select
          aria-label={t('store')}
          style={{ width: '100%', marginBottom: 16 }}
          value={vid}
          onChange={setVid}
          options={desks.map((desk) => ({ value: desk.vid, label: desk.name }))}
        />
      )}
      <CallView call={call}>
        {(desk) => (
          <>
            <p className="t13 c2">{desk.rating.count > 0 ? t('rating', desk.rating) : t('noRating')}</p>
            <Form
              key={`${vid}-${desk.version}`}
              layout="vertical"
              initialValues={desk}
              onFinish={(texts: Texts) => void save(texts, desk.version)}
            >
              {(['Zh', 'En'] as const).map((lang) => (
                <Form.Item
                  key={lang}
                  name={`greeting${lang}`}
                  label={`${t('greeting')} · ${t(lang === 'Zh' ? 'chinese' : 'english')}`}
                  rules={required}
                >
                  <Input.TextArea rows={2} maxLength={500} />
                </Form.Item>
              ))}
              {(['Zh', 'En'] as const).map((lang) => (
                <Form.Item
                  key={lang}
                  name={`away${lang}`}
                  label={`${t('away')} · ${t(lang === 'Zh' ? 'chinese' : 'english')}`}
                  rules={required}
                >
                  <Input.TextArea rows={2} maxLength={500} />
                </Form.Item>
              ))}
              {desk.hours ? (
                <>
                  <Form.Item name={['hours', 'weekdays']} label={t('weekdays')} rules={[{ required: true, message: t('required') }]}>
                    <Checkbox.Group options={days} />
                  </Form.Item>
                  <div className="row g3">
                    <Form.Item name={['hours', 'opensAt']} label={t('opensAt')} rules={hours}>
                      <Input maxLength={5} />
                    </Form.Item>
                    <Form.Item name={['hours', 'closesAt']} label={t('closesAt')} rules={hours} tooltip={t('clockHint')}>
                      <Input maxLength={5} />
                    </Form.Item>
                  </div>
                </>
              ) : (
                <p className="t13 mb-4">
                  {t('storeHours')}{' '}
                  <Anchor className="lk" to="/seller/closure">
                    {t('toHours')}
                  </Anchor>
                </p>
              )}
              <Button type="submit" tone="action" busy={busy}>
                {t('save')}
              </Button>
            </Form>
            <QuickAnswerSettings calls={calls} vid={vid} answers={desk.quickAnswers} onDone={call.reload} />
          </>
        )}
      </CallView>
    </Drawer>
  )
}
