import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { adminBrands } from '../../../modules/taxonomy/endpoints-admin.ts'
import { adminSeries, seriesSave, type SeriesRow } from '../../../modules/taxonomy/endpoints-series-admin.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { SeriesFields } from './series-fields.tsx'
import { SearchableList } from './searchable-list.tsx'
import { taxonomyAdminMessages } from './messages.ts'

const filterNames = ['keyword'] as const

/** Series: goods of a category and brand that are shown together in sizes. */
export default function SeriesListPage() {
  const t = useMessages(taxonomyAdminMessages)
  const { values, set, ...list } = useList('admin.series', filterNames, { remembered: true })
  const call = useCall(adminSeries, { keyword: values.keyword })
  const columns = useSeriesColumns()
  return (
    <SearchableList
      title={t('seriesTitle')}
      add={t('addSeries')}
      list={list}
      call={call}
      keyword={values.keyword}
      onSearch={(keyword) => set({ keyword })}
      keyOf={({ seriesId }) => seriesId}
      columns={columns}
      dialog={(one, done) => <SeriesDialog series={one} {...done} />}
    />
  )
}

function useSeriesColumns(): readonly ListColumn<SeriesRow>[] {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  return [
    { key: 'name', title: t('colName'), as: 'title', sort: 'name', text: ({ nameEn, nameZh }) => (lang === 'en' ? nameEn : nameZh) },
    { key: 'category', title: t('colCategory'), sort: 'category', text: ({ categoryName }) => categoryName },
    { key: 'brand', title: t('colBrand'), sort: 'brand', text: ({ brandName }) => brandName || t('anyBrand') },
    { key: 'goods', title: t('colGoods'), sort: 'goods', align: 'right', text: ({ goodsNum }) => goodsNum },
    { key: 'sort', title: t('sort'), sort: 'sort', align: 'right', text: ({ sort }) => sort },
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

function SeriesDialog({ series, onDone, onClose }: { series: SeriesRow | null; onDone: () => void; onClose: () => void }) {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const brands = useCall(adminBrands, {})
  const [form, setForm] = useState({
    categoryId: series?.categoryId ?? 0,
    brandId: series?.brandId ?? 0,
    nameZh: series?.nameZh ?? '',
    nameEn: series?.nameEn ?? '',
    sort: series?.sort ?? 0,
    enabled: series?.enabled ?? (1 as const),
  })
  const input = { ...form, seriesId: series?.seriesId ?? 0, expectedVersion: series?.version ?? 0 }
  const options = (brands.data ?? []).filter((one) => one.enabled === 1)
  return (
    <ConsoleDialog title={series?.nameZh ?? t('addSeries')} call={seriesSave} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <Field id="line-brand" label={t('brand')} error={errors['brandId']}>
            <Select
              id="line-brand"
              value={form.brandId}
              showSearch={{ optionFilterProp: 'label' }}
              options={[
                { value: 0, label: t('anyBrand') },
                ...options.map((one) => ({ value: one.brandId, label: lang === 'en' ? one.nameEn : one.nameZh })),
              ]}
              onChange={(brandId) => setForm((before) => ({ ...before, brandId }))}
            />
          </Field>
          <SeriesFields form={form} put={(change) => setForm((before) => ({ ...before, ...change }))} errors={errors} />
        </>
      )}
    </ConsoleDialog>
  )
}
