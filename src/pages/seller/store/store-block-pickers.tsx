import { Select } from 'antd'
import { createContext, useContext, useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { goodsList } from '../../../modules/search/endpoints.ts'
import { storeImageUpload } from '../../../modules/site/endpoints-files.ts'
import { staffImageUploader } from '../../../modules/site/ui/upload-staff-image.ts'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'
import type { BlockPickers } from '../../../modules/page-builder/ui/editor/block-config.tsx'
import type { PickerProps } from '../../../modules/page-builder/ui/editor/block-fields.tsx'

/** The store whose home is built. */
export const EditedStoreContext = createContext(0)
const full = { width: '100%' } as const

/** A category in which the store has goods, or all. */
function OwnCategory({ label, value, onChange }: PickerProps<number>) {
  const t = useMessages(pageBuilderMessages)
  const storeId = useContext(EditedStoreContext)
  const goods = useCall(goodsList, { storeId: String(storeId), pageSize: 1 })
  const found = goods.data?.facets.find((facet) => facet.code === 'category')?.values.filter((one) => one.count > 0) ?? []
  return (
    <Select
      aria-label={label}
      style={full}
      loading={goods.loading}
      options={[{ value: 0, label: t('allCategories') }, ...found.map((one) => ({ value: Number(one.value), label: one.label }))]}
      value={value}
      onChange={onChange}
    />
  )
}

/** Goods of the store picked one by one, at most twelve. */
function OwnGoods({ label, value, onChange }: PickerProps<readonly number[]>) {
  const t = useMessages(pageBuilderMessages)
  const storeId = useContext(EditedStoreContext)
  const [typed, setTyped] = useState('')
  const goods = useCall(goodsList, { storeId: String(storeId), keyword: typed.trim().slice(0, 60), pageSize: 30, facets: 0 })
  const options = (goods.data?.list ?? []).map((one) => ({
    value: one.defaultProductId,
    label: `${one.goodsName} #${one.defaultProductId}`,
  }))
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={t('goodsHint')}
      style={full}
      maxCount={12}
      loading={goods.loading}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={options}
      value={[...value]}
      onChange={(chosen: number[]) => onChange(chosen)}
    />
  )
}

/** A store chooses from its own goods and uploads its own pictures. */
export const storeBlockPickers: BlockPickers = { Category: OwnCategory, Goods: OwnGoods, upload: staffImageUploader(storeImageUpload) }
