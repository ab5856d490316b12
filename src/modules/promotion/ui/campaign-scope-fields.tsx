import { Select, TreeSelect } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { categoryTree } from '../../taxonomy/endpoints-categories.ts'
import { goodsList } from '../../search/endpoints.ts'
import { campaignAdminMessages } from '../messages.ts'

const full = { width: '100%' } as const
const most = 50

type Props = {
  readonly id: string
  readonly value: readonly number[]
  readonly onChange: (ids: number[]) => void
}
type Node = { categoryId: number; categoryName: string; children?: readonly Node[] }
type Branch = { value: number; title: string; children: Branch[] }

const branchOf = (node: Node): Branch => ({
  value: node.categoryId,
  title: node.categoryName,
  children: (node.children ?? []).map(branchOf),
})

/** Categories of any level; what is below one belongs to it. */
export function CategoryScope({ id, value, onChange }: Props) {
  const tree = useCall(categoryTree, {})
  return (
    <TreeSelect
      id={id}
      multiple
      allowClear
      style={full}
      treeNodeFilterProp="title"
      loading={tree.loading}
      value={[...value]}
      treeData={(tree.data ?? []).map(branchOf)}
      onChange={(ids: number[]) => onChange(ids.slice(0, most))}
    />
  )
}

/** Goods found by words, of one store or of everybody's. */
export function GoodsScope({
  id,
  value,
  onChange,
  storeId,
  named,
}: Props & { readonly storeId: number | null; readonly named: readonly { readonly id: number; readonly name: string }[] }) {
  const t = useMessages(campaignAdminMessages)
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<ReadonlyMap<number, string>>(() => new Map(named.map((one) => [one.id, one.name])))
  const of = storeId === null ? {} : { storeId: String(storeId) }
  const goods = useCall(goodsList, { ...of, keyword: typed.trim().slice(0, 60), pageSize: 30, facets: 0 })
  const found = (goods.data?.list ?? []).map((one) => ({ value: one.goodsId, label: one.goodsName }))
  const kept = value
    .filter((one) => !found.some((option) => option.value === one))
    .map((one) => ({ value: one, label: known.get(one) ?? `#${one}` }))
  const change = (ids: number[]) => {
    setKnown(new Map([...known, ...found.map((one) => [one.value, one.label] as const)]))
    onChange(ids.slice(0, most))
  }
  return (
    <Select
      id={id}
      mode="multiple"
      placeholder={t('goodsHint')}
      style={full}
      loading={goods.loading}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={[...found, ...kept]}
      value={[...value]}
      onChange={change}
    />
  )
}
