import { Select, TreeSelect } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { storeList } from '../../../modules/store/endpoints.ts'
import { purchaseRequestMessages } from './messages.ts'
import { useConditionNames } from './use-condition-names.ts'

type Props = { readonly value: readonly number[]; readonly onChange: (ids: readonly number[]) => void }
type Node = { readonly categoryId: number; readonly categoryName: string; readonly children?: readonly Node[] }
type Branch = { value: number; title: string; children: Branch[] }
const full = { width: '100%' } as const

const branchOf = (node: Node): Branch => ({
  value: node.categoryId,
  title: node.categoryName,
  children: (node.children ?? []).map(branchOf),
})

/** Categories to which a rule applies, with everything below them. */
export function CategoriesField({ value, onChange }: Props) {
  const t = useMessages(purchaseRequestMessages)
  const tree = useCall(categoryTree, {})
  return (
    <div className="col g1">
      <span className="fld-l">{t('categories')}</span>
      <TreeSelect
        aria-label={t('categories')}
        multiple
        allowClear
        style={full}
        placeholder={t('listHelp')}
        treeNodeFilterProp="title"
        loading={tree.loading}
        value={[...value]}
        treeData={(tree.data ?? []).map(branchOf)}
        onChange={(ids: number[]) => onChange(ids.slice(0, 50))}
      />
    </div>
  )
}

/** Suppliers to which a rule applies, found by name. */
export function StoresField({ value, onChange }: Props) {
  const t = useMessages(purchaseRequestMessages)
  const [typed, setTyped] = useState('')
  const found = useCall(storeList, { keyword: typed.trim().slice(0, 60) })
  const { storeOf } = useConditionNames(value)
  const listed = (found.data?.list ?? []).map((store) => ({ value: store.storeId, label: store.storeName }))
  const chosen = value.filter((id) => !listed.some((one) => one.value === id)).map((id) => ({ value: id, label: storeOf(id) }))
  return (
    <div className="col g1">
      <span className="fld-l">{t('stores')}</span>
      <Select
        aria-label={t('stores')}
        mode="multiple"
        allowClear
        style={full}
        placeholder={t('listHelp')}
        showSearch
        filterOption={false}
        loading={found.loading}
        value={[...value]}
        options={[...listed, ...chosen]}
        onSearch={setTyped}
        onChange={(ids: number[]) => onChange(ids.slice(0, 50))}
      />
    </div>
  )
}
