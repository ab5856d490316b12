import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { adminStandardItems, standardItemSave, type StandardItemRow } from '../../../modules/taxonomy/endpoints-series-admin.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { SeriesFields } from './series-fields.tsx'
import { SearchableList } from './searchable-list.tsx'
import { taxonomyAdminMessages } from './messages.ts'

const filterNames = ['keyword'] as const

/** Standard items: grade, size and standard that are the same thing in several stores. */
export default function StandardItemListPage() {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const { values, set } = useFilters(filterNames)
  const call = useCall(adminStandardItems, { keyword: values.keyword })
  return (
    <SearchableList
      title={t('standardItemsTitle')}
      add={t('addStandardItem')}
      call={call}
      keyword={values.keyword}
      onSearch={(keyword) => set({ keyword })}
      heads={[t('colName'), t('colCategory'), t('standard'), t('conditions'), t('colSame'), t('colState'), t('colActions')]}
      right={[t('colSame'), t('colActions')]}
      row={(one, edit) => (
        <tr key={one.standardItemId}>
          <td className="b5">{lang === 'en' ? one.nameEn : one.nameZh}</td>
          <td>{one.categoryName}</td>
          <td className="nw">{one.standard}</td>
          <td className="t12">{one.attributesText}</td>
          <td className="r num nw">
            {one.skuNum} / {one.storeNum}
          </td>
          <td>
            <Tag tone={one.enabled === 1 ? 'ok' : 'neutral'} small>
              {t(one.enabled === 1 ? 'enabled' : 'disabled')}
            </Tag>
          </td>
          <td className="r">
            <Button size="sm" onClick={edit}>
              {t('edit')}
            </Button>
          </td>
        </tr>
      )}
      dialog={(one, done) => <StandardItemDialog item={one} {...done} />}
    />
  )
}

function StandardItemDialog({ item, onDone, onClose }: { item: StandardItemRow | null; onDone: () => void; onClose: () => void }) {
  const t = useMessages(taxonomyAdminMessages)
  const [form, setForm] = useState({
    categoryId: item?.categoryId ?? 0,
    nameZh: item?.nameZh ?? '',
    nameEn: item?.nameEn ?? '',
    standard: item?.standard ?? '',
    attributesText: item?.attributesText ?? '',
    sort: item?.sort ?? 0,
    enabled: item?.enabled ?? (1 as const),
  })
  const input = { ...form, standardItemId: item?.standardItemId ?? 0, expectedVersion: item?.version ?? 0 }
  const line = (name: 'standard' | 'attributesText', label: string, about: { error: string | undefined; help?: string }) => (
    <Field id={`line-${name}`} label={label} {...about}>
      <Input
        id={`line-${name}`}
        value={form[name]}
        maxLength={name === 'standard' ? 80 : 600}
        onChange={(event) => setForm((before) => ({ ...before, [name]: event.target.value }))}
      />
    </Field>
  )
  return (
    <ConsoleDialog title={item?.nameZh ?? t('addStandardItem')} call={standardItemSave} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          {line('standard', t('standard'), { error: errors['standard'] })}
          {line('attributesText', t('conditions'), { error: errors['attributesText'], help: t('conditionsHelp') })}
          <SeriesFields form={form} put={(change) => setForm((before) => ({ ...before, ...change }))} errors={errors} />
        </>
      )}
    </ConsoleDialog>
  )
}
