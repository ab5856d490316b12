import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
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
  const lang = useLanguage()
  const { values, set } = useFilters(filterNames)
  const call = useCall(adminSeries, { keyword: values.keyword })
  return (
    <SearchableList
      title={t('seriesTitle')}
      add={t('addSeries')}
      call={call}
      keyword={values.keyword}
      onSearch={(keyword) => set({ keyword })}
      heads={[t('colName'), t('colCategory'), t('colBrand'), t('colGoods'), t('sort'), t('colState'), t('colActions')]}
      right={[t('colGoods'), t('sort'), t('colActions')]}
      row={(one, edit) => (
        <tr key={one.seriesId}>
          <td className="b5">{lang === 'en' ? one.nameEn : one.nameZh}</td>
          <td>{one.categoryName}</td>
          <td>{one.brandName || t('anyBrand')}</td>
          <td className="r num">{one.goodsNum}</td>
          <td className="r num">{one.sort}</td>
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
      dialog={(one, done) => <SeriesDialog series={one} {...done} />}
    />
  )
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
