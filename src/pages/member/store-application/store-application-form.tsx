import { App } from 'antd'
import { useState, type FormEvent } from 'react'
import type { RefInput, RefOutput } from '../../../api/browser/call-ref.ts'
import { uploadPicture } from '../../../api/browser/upload-picture.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Checkbox, Select } from '../../../ui/form/choice.tsx'
import { ErrorLine, TextField } from '../../../ui/form/field.tsx'
import { ImagePicker } from '../../../ui/form/image-picker.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { applicationSubmit, type applicationInfo } from '../../../modules/store/endpoints-applications.ts'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'
import { CategoryChoice } from './category-choice.tsx'
import { DistrictFields } from './district-fields.tsx'

type Form = Required<RefInput<typeof applicationSubmit>> & { categoryIds: number[] }
type Info = RefOutput<typeof applicationInfo>

function formOf({ application: last, companyName, creditCode }: Info): Form {
  return {
    storeName: last?.storeName ?? '',
    storeNameEn: last?.storeNameEn ?? '',
    companyName: last?.companyName ?? companyName,
    companyNameEn: last?.companyNameEn ?? '',
    creditCode: last?.creditCode ?? creditCode,
    storeType: last?.storeType ?? 'trader',
    districtCode: last?.districtCode ?? '',
    phone: last?.phone ?? '',
    descriptionZh: last?.descriptionZh ?? '',
    descriptionEn: last?.descriptionEn ?? '',
    categoryIds: last?.categoryIds ?? [],
    licenceImage: last?.licenceImage ?? '',
    agreed: 0,
  }
}

/** The application; a rejected one comes filled in, to be corrected. */
export function StoreApplicationForm({ info, onDone }: { info: Info; onDone: () => void }) {
  const t = useMessages(storeApplicationMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(applicationSubmit)
  const [form, setForm] = useState(() => formOf(info))
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run(form)
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200) return setErrors(answer.errors ?? { form: answer.msg })
    void message.success(t('submitted'))
    onDone()
  }
  const field = (name: 'storeName' | 'storeNameEn' | 'companyName' | 'companyNameEn' | 'creditCode' | 'phone', required = true) => (
    <TextField
      label={t(name)}
      size="lg"
      required={required}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
  return (
    <form className="bx max-w-220" onSubmit={(event) => void submit(event)} noValidate>
      <div className="fld-2">
        {field('storeName')}
        {field('storeNameEn', false)}
        {field('companyName')}
        {field('companyNameEn', false)}
        {field('creditCode')}
        <Select
          label={t('storeType')}
          size="lg"
          value={form.storeType}
          options={(['producer', 'trader'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(event) => set({ storeType: event.target.value === 'producer' ? 'producer' : 'trader' })}
        />
        {field('phone')}
      </div>
      <DistrictFields value={form.districtCode} error={errors.districtCode} onChange={(districtCode) => set({ districtCode })} />
      <CategoryChoice value={form.categoryIds} error={errors.categoryIds} onChange={(categoryIds) => set({ categoryIds })} />
      {(['descriptionZh', 'descriptionEn'] as const).map((name) => (
        <TextArea
          key={name}
          label={t(name)}
          maxLength={500}
          value={form[name]}
          error={errors[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
      <Licence value={form.licenceImage} error={errors.licenceImage} onChange={(licenceImage) => set({ licenceImage })} />
      <Checkbox checked={form.agreed === 1} onChange={(event) => set({ agreed: event.target.checked ? 1 : 0 })}>
        {t('agree')}
      </Checkbox>
      <ErrorLine error={errors.agreed ?? errors.form} />
      <Button type="submit" tone="brand" size="lg" busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}

function Licence({ value, error, onChange }: { value: string; error?: string | undefined; onChange: (name: string) => void }) {
  const t = useMessages(storeApplicationMessages)
  return (
    <>
      <ImagePicker
        images={value ? [{ name: value, url: `/files/${value}` }] : []}
        onChange={(images) => onChange(images[0]?.name ?? '')}
        upload={(file) => uploadPicture(file, 'licence')}
        most={1}
        labels={{
          title: t('licenceImage'),
          add: t('addPicture'),
          remove: t('removePicture'),
          help: t('pictureHelp'),
          tooLarge: t('pictureTooLarge'),
          wrongType: t('pictureType'),
          failed: t('uploadFailed'),
        }}
      />
      {error && <ErrorLine error={error} />}
    </>
  )
}
