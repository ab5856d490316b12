import { Checkbox, Input, InputNumber, Select } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { adminCategories } from '../../../modules/taxonomy/endpoints-admin.ts'
import { taxonomyAdminMessages } from './messages.ts'
import { mergeTargets } from './category-tree.ts'
import { Field } from '../../../ui/console/form/field.tsx'

/** What a series and a standard item have in common. */
export type SeriesForm = {
  readonly categoryId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly sort: number
  readonly enabled: 0 | 1
}
type Props = {
  readonly form: SeriesForm
  readonly put: (change: Partial<SeriesForm>) => void
  readonly errors: Readonly<Record<string, string>>
}

/** Names, leaf category, place and state. */
export function SeriesFields({ form, put, errors }: Props) {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const tree = useCall(adminCategories, {})
  const line = (name: 'nameZh' | 'nameEn') => (
    <Field id={`line-${name}`} label={t(name)} error={errors[name]}>
      <Input id={`line-${name}`} value={form[name]} maxLength={80} onChange={(event) => put({ [name]: event.target.value })} />
    </Field>
  )
  return (
    <>
      {line('nameZh')}
      {line('nameEn')}
      <Field id="line-category" label={t('category')} error={errors['categoryId']}>
        <Select
          id="line-category"
          value={form.categoryId || null}
          showSearch={{ optionFilterProp: 'label' }}
          options={mergeTargets(tree.data ?? [], 0, lang)}
          onChange={(categoryId: number) => put({ categoryId })}
        />
      </Field>
      <Field id="line-sort" label={t('sort')} error={errors['sort']}>
        <InputNumber id="line-sort" min={0} max={9999} precision={0} value={form.sort} onChange={(sort) => put({ sort: sort ?? 0 })} />
      </Field>
      <Checkbox checked={form.enabled === 1} onChange={(event) => put({ enabled: event.target.checked ? 1 : 0 })}>
        {t('enabled')}
      </Checkbox>
    </>
  )
}
