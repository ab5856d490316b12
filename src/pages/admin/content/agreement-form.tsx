import { DatePicker, Drawer, Form, Input } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { RichText } from '../../../ui/basic/rich-text.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { RichTextEditor } from '../../../ui/console/rich-text-editor.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { adminAgreementDetail, adminAgreementSave } from '../../../modules/content/endpoints-admin.ts'
import { contentAdminMessages } from './messages.ts'

/** `from` is the version whose text is shown or taken as a start, `version` the one that is written. */
export type AgreementToEdit = {
  readonly agreementCode: string
  readonly from: number
  readonly version: number
  readonly mode: 'read' | 'change' | 'next'
}
type Props = { readonly asked: AgreementToEdit; readonly onClose: () => void; readonly onDone: () => void }

/** A version of an agreement: to read, to write anew, or to change while it waits for its day. */
export function AgreementForm({ asked, onClose, onDone }: Props) {
  const t = useMessages(contentAdminMessages)
  const lang = useLanguage()
  const detail = useCall(adminAgreementDetail, { agreementCode: asked.agreementCode, version: asked.from })
  return (
    <Drawer open size="large" title={`${asked.agreementCode} · ${t('versionNumber', { version: asked.version })}`} onClose={onClose}>
      <CallView call={detail}>
        {(found) =>
          asked.mode === 'read' ? (
            <RichText html={lang === 'zh' || found.bodyEn === '' ? found.bodyZh : found.bodyEn} />
          ) : (
            <Fields asked={asked} found={found} onDone={onDone} />
          )
        }
      </CallView>
    </Drawer>
  )
}

function Fields({ asked, found, onDone }: { asked: AgreementToEdit; found: OutputOf<typeof adminAgreementDetail>; onDone: () => void }) {
  const t = useMessages(contentAdminMessages)
  const { act, busy } = useAct(adminAgreementSave)
  const [typed, setTyped] = useState({
    titleZh: found.titleZh,
    titleEn: found.titleEn,
    bodyZh: found.bodyZh,
    bodyEn: found.bodyEn,
    effectiveAt: asked.mode === 'change' ? found.effectiveAt : '',
  })
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))
  const save = async () => {
    if (await act({ agreementCode: asked.agreementCode, version: asked.version, ...typed }, t('saved'))) onDone()
  }
  return (
    <Form layout="vertical" onFinish={() => void save()}>
      <Form.Item label={t('titleZh')} htmlFor="a-zh" required>
        <Input id="a-zh" maxLength={60} value={typed.titleZh} onChange={(event) => set({ titleZh: event.target.value })} />
      </Form.Item>
      <Form.Item label={t('bodyZh')} required>
        <RichTextEditor label={t('bodyZh')} value={typed.bodyZh} onChange={(bodyZh) => set({ bodyZh })} />
      </Form.Item>
      <Form.Item label={t('titleEn')} htmlFor="a-en" required>
        <Input id="a-en" maxLength={120} value={typed.titleEn} onChange={(event) => set({ titleEn: event.target.value })} />
      </Form.Item>
      <Form.Item label={t('bodyEn')}>
        <RichTextEditor label={t('bodyEn')} value={typed.bodyEn} onChange={(bodyEn) => set({ bodyEn })} />
      </Form.Item>
      <Form.Item label={t('effectiveAt')} extra={t('effectiveHelp')}>
        <DatePicker
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          minDate={dayjs()}
          placeholder={t('atOnce')}
          value={typed.effectiveAt ? dayjs(typed.effectiveAt) : null}
          onChange={(moment) => set({ effectiveAt: moment?.toISOString() ?? '' })}
        />
      </Form.Item>
      <Button type="submit" tone="brand" busy={busy}>
        {t('save')}
      </Button>
    </Form>
  )
}
