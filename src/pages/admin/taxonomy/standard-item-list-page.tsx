import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
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
  const { values, set, ...list } = useList('admin.standardItems', filterNames, { remembered: true })
  const call = useCall(adminStandardItems, { keyword: values.keyword })
  const columns = useItemColumns()
  return (
    <SearchableList
      title={t('standardItemsTitle')}
      add={t('addStandardItem')}
      list={list}
      call={call}
      keyword={values.keyword}
      onSearch={(keyword) => set({ keyword })}
      keyOf={({ standardItemId }) => standardItemId}
      columns={columns}
      dialog={(one, done) => <StandardItemDialog item={one} {...done} />}
    />
  )
}

function useItemColumns(): readonly ListColumn<StandardItemRow>[] {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  return [
    { key: 'name', title: t('colName'), as: 'title', sort: 'name', text: ({ nameEn, nameZh }) => (lang === 'en' ? nameEn : nameZh) },
    { key: 'category', title: t('colCategory'), sort: 'category', text: ({ categoryName }) => categoryName },
    { key: 'standard', title: t('standard'), sort: 'standard', isTight: true, text: ({ standard }) => standard },
    { key: 'conditions', title: t('conditions'), text: ({ attributesText }) => attributesText },
    {
      key: 'same',
      title: t('colSame'),
      sort: 'same',
      align: 'right',
      isTight: true,
      text: ({ skuNum }) => skuNum,
      cell: ({ skuNum, storeNum }) => `${skuNum} / ${storeNum}`,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      sort: 'state',
      text: ({ enabled }) => t(enabled === 1 ? 'enabled' : 'disabled'),
      cell: ({ enabled }) => (
        <Tag tone={enabled === 1 ? 'ok' : 'neutral'} small>
          {t(enabled === 1 ? 'enabled' : 'disabled')}
        </Tag>
      ),
    },
  ]
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
