import { Select } from 'antd'
import { createContext, useContext, useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { goodsList } from '../../../catalog/contract-search.ts'
import { storeImageUpload } from '../../../site/contract-file.ts'
import { staffUpload } from '../../../site/web/public.ts'
import { siteDeskWords } from '../words-site-desk.ts'
import type { BlockChoices } from './block-config.tsx'
import type { ChoiceProps } from './block-fields.tsx'

/** The store whose home is built. */
export const BuiltStore = createContext(0)
const full = { width: '100%' } as const

/** A category in which the store has goods, or all. */
function OwnCategory({ label, value, onChange }: ChoiceProps<number>) {
  const t = useWords(siteDeskWords)
  const storeId = useContext(BuiltStore)
  const goods = useCall(goodsList, { storeId: String(storeId), pageSize: 1 })
  const found = goods.data?.facets.find((one) => one.code === 'category')?.values.filter((one) => one.count > 0) ?? []
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
function OwnGoods({ label, value, onChange }: ChoiceProps<readonly number[]>) {
  const t = useWords(siteDeskWords)
  const storeId = useContext(BuiltStore)
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
export const storeChoices: BlockChoices = { Category: OwnCategory, Goods: OwnGoods, upload: staffUpload(storeImageUpload) }
