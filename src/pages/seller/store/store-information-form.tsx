import { App, Form, Input } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { FormScope } from '../../../ui/console/form/form-scope.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { storeImageUpload } from '../../../modules/site/endpoints-files.ts'
import { staffImageUploader } from '../../../modules/site/ui/upload-staff-image.ts'
import { storeInformationSave, type storeInformation } from '../../../modules/store/endpoints-information.ts'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'

type Information = RefOutput<typeof storeInformation>
type Errors = Readonly<Record<string, string | undefined>>
const upload = staffImageUploader(storeImageUpload)

/** Phone, logo and introduction of the own store. */
export function StoreInformationForm({ info, onDone }: { info: Information; onDone: () => void }) {
  const t = useMessages(sellerStoreMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(storeInformationSave)
  const { companyNameEn, phone, logo, descriptionZh, descriptionEn } = info
  const [typed, setTyped] = useState({ companyNameEn, phone, logo, descriptionZh, descriptionEn })
  const [errors, setErrors] = useState<Errors>({})
  const { settle } = useUnsaved(typed)
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))
  const save = async () => {
    const outcome = await run({ ...typed, version: info.version })
    if (outcome.kind === 'unknown') return setErrors({ form: t('notSaved') })
    const { answer } = outcome
    if (answer.state !== 200) return setErrors(answer.errors ?? { form: answer.msg })
    settle()
    void message.success(t('saved'))
    onDone()
  }
  return (
    <Panel title={`${t('informationTitle')} · ${info.storeName}`} sub={t('informationLead')}>
      <div className="bx">
        <Form layout="vertical" className="max-w-160" onFinish={() => void save()}>
          <FormScope>
            {errors['form'] && <Note tone="danger">{errors['form']}</Note>}
            <Field id="store-logo" label={t('informationLogo')} error={errors['logo']} help={t('informationLogoHelp')}>
              <PictureField
                id="store-logo"
                label={t('informationLogo')}
                value={typed.logo}
                onChange={(picture) => set({ logo: picture })}
                upload={upload}
              />
            </Field>
            <Field id="store-phone" label={t('informationPhone')} error={errors['phone']} isRequired>
              <Input id="store-phone" maxLength={30} value={typed.phone} onChange={(event) => set({ phone: event.target.value })} />
            </Field>
            <Field id="store-zh" label={t('informationZh')} error={errors['descriptionZh']} isRequired>
              <Input.TextArea
                id="store-zh"
                rows={4}
                maxLength={500}
                showCount
                value={typed.descriptionZh}
                onChange={(event) => set({ descriptionZh: event.target.value })}
              />
            </Field>
            <Field id="store-en" label={t('informationEn')} error={errors['descriptionEn']}>
              <Input.TextArea
                id="store-en"
                rows={4}
                maxLength={1000}
                showCount
                value={typed.descriptionEn}
                onChange={(event) => set({ descriptionEn: event.target.value })}
              />
            </Field>
            <Field id="store-company" label={t('informationCompanyEn')} error={errors['companyNameEn']}>
              <Input
                id="store-company"
                maxLength={120}
                value={typed.companyNameEn}
                onChange={(event) => set({ companyNameEn: event.target.value })}
              />
            </Field>
            <Button type="submit" tone="brand" busy={busy}>
              {t('save')}
            </Button>
          </FormScope>
        </Form>
      </div>
    </Panel>
  )
}
