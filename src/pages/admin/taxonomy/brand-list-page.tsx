import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { brandMerge, adminBrands, type AdminBrand } from '../../../modules/taxonomy/endpoints-admin.ts'
import { BrandDialog } from './brand-dialog.tsx'
import { useBrandColumns } from './brand-columns.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { taxonomyAdminMessages } from './messages.ts'

const filterNames = ['keyword'] as const

/** Brands: words, shown or hidden, merged. */
export default function BrandListPage() {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const { message } = App.useApp()
  const { values, set, ...list } = useList('admin.brands', filterNames, { remembered: true })
  const call = useCall(adminBrands, { keyword: values.keyword })
  const all = useCall(adminBrands, {})
  const merge = useAct(brandMerge)
  const [editing, setEditing] = useState<{ readonly brand: AdminBrand | null } | null>(null)
  const [merging, setMerging] = useState<AdminBrand | null>(null)
  const reload = () => {
    call.reload()
    all.reload()
  }
  const columns = useBrandColumns({ onEdit: (brand) => setEditing({ brand }), onMerge: setMerging, onDone: reload })
  const mergeInto = async (intoId: number) => {
    if (!merging) return
    const done = await merge.act({ brandId: merging.brandId, intoId, expectedVersion: merging.version })
    if (!done?.data) return
    message.success(t('merged', { count: done.data.goodsNum }))
    setMerging(null)
    reload()
  }
  const nameOf = (adminBrand: AdminBrand) => (lang === 'en' ? adminBrand.nameEn : adminBrand.nameZh)
  const targets = (all.data ?? []).filter((one) => one.enabled === 1 && one.brandId !== merging?.brandId)
  return (
    <>
      <List
        label={t('brandsTitle')}
        list={list}
        call={call}
        rows={(brands) => brands}
        keyOf={({ brandId }) => brandId}
        columns={columns}
        filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
        actions={
          <Button tone="brand" icon="plus" onClick={() => setEditing({ brand: null })}>
            {t('addBrand')}
          </Button>
        }
        empty={<Empty icon="tag" title={t('none')} />}
      />
      {editing && (
        <BrandDialog
          brand={editing.brand}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null)
            message.success(t('saved'))
            reload()
          }}
        />
      )}
      {merging && (
        <MergeDialog
          title={t('mergeBrandTitle', { name: nameOf(merging) })}
          help={t('mergeBrandHelp')}
          targets={targets.map((target) => ({ value: target.brandId, label: nameOf(target) }))}
          busy={merge.busy}
          onMerge={(intoId) => void mergeInto(intoId)}
          onClose={() => setMerging(null)}
        />
      )}
    </>
  )
}
