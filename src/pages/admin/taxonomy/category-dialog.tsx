import { Input, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { categorySave, type AdminAttribute, type AdminCategory } from '../../../modules/taxonomy/endpoints-admin.ts'
import { taxonomyAdminMessages } from './messages.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'

type Props = {
  /** The category to write anew, or nothing for a new one. */
  readonly category: AdminCategory | null
  readonly pid: number
  readonly attributes: readonly AdminAttribute[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Words and attributes of a category. */
export function CategoryDialog({ category, pid, attributes, onDone, onClose }: Props) {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const [form, setForm] = useState({
    nameZh: category?.nameZh ?? '',
    nameEn: category?.nameEn ?? '',
    invoiceShortName: category?.invoiceShortName ?? '',
    attributes: category?.attributes ?? [],
    required: category?.required ?? [],
  })
  const input = { ...form, categoryId: category?.categoryId ?? 0, pid, expectedVersion: category?.version ?? 0 }
  const option = (attribute: AdminAttribute) => ({
    value: attribute.code,
    label: lang === 'en' ? attribute.labelEn : attribute.labelZh,
  })
  const line = (name: 'nameZh' | 'nameEn' | 'invoiceShortName', most: number, error: string | undefined) => (
    <Field id={`category-${name}`} label={t(name)} error={error}>
      <Input
        id={`category-${name}`}
        value={form[name]}
        maxLength={most}
        onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <ConsoleDialog
      title={category ? category[lang === 'en' ? 'nameEn' : 'nameZh'] : t('newCategory')}
      call={categorySave}
      input={input}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {line('nameZh', 40, errors['nameZh'])}
          {line('nameEn', 80, errors['nameEn'])}
          {line('invoiceShortName', 20, errors['invoiceShortName'])}
          <Field id="category-attributes" label={t('attributes')} error={errors['attributes'] ?? errors['pid']}>
            <Select
              id="category-attributes"
              mode="multiple"
              value={form.attributes}
              showSearch={{ optionFilterProp: 'label' }}
              options={attributes.map(option)}
              onChange={(next: string[]) =>
                setForm({ ...form, attributes: next, required: form.required.filter((one) => next.includes(one)) })
              }
            />
          </Field>
          <Field id="category-required" label={t('requiredAttributes')} help={t('requiredHelp')} error={errors['required']}>
            <Select
              id="category-required"
              mode="multiple"
              value={form.required}
              showSearch={{ optionFilterProp: 'label' }}
              options={attributes.filter(({ code }) => form.attributes.includes(code)).map(option)}
              onChange={(next: string[]) => setForm({ ...form, required: next })}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
