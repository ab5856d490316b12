import { AutoComplete, Select, TreeSelect } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { categoryTree } from '../../../taxonomy/endpoints-categories.ts'
import { goodsList, suggest } from '../../../search/endpoints.ts'
import { articleList } from '../../../content/endpoints.ts'
import { topicList } from '../../../site/endpoints-topics.ts'
import type { LinkTarget } from '../../../site/rules/link-target.ts'
import { storeList } from '../../../store/endpoints.ts'
import { pageBuilderMessages } from '../../messages.ts'

export type LinkFieldProps = { readonly value: LinkTarget; readonly onChange: (link: LinkTarget) => void }
const full = { width: '100%' } as const

export function GoodsField({ value, onChange }: LinkFieldProps) {
  const t = useMessages(pageBuilderMessages)
  const [typed, setTyped] = useState(value.value)
  const found = useCall(suggest, typed.trim() === '' ? null : { keyword: typed.trim().slice(0, 60) })
  const options = (found.data?.goods ?? []).map((goods) => ({
    value: `${goods.goodsName} #${goods.defaultProductId}`,
    id: goods.defaultProductId,
  }))
  return (
    <AutoComplete
      aria-label={t('goods')}
      placeholder={t('goodsHint')}
      style={full}
      value={typed}
      options={options}
      onChange={(text: string) => {
        setTyped(text)
        // A plain number is the goods' own; anything else waits for a choice.
        if (/^[1-9][0-9]{0,9}$/.test(text)) onChange({ ...value, value: text, info: { ...value.info, defaultProductId: Number(text) } })
      }}
      onSelect={(text: string, option: { id: number }) =>
        onChange({ ...value, value: text.slice(0, 80), info: { ...value.info, defaultProductId: option.id } })
      }
    />
  )
}

/** Only goods that the chosen store sells: another store's would lead to a page that does not exist. */
export function StoreGoodsField({ value, onChange }: LinkFieldProps) {
  const t = useMessages(pageBuilderMessages)
  const { storeId, defaultProductId } = value.info
  const [typed, setTyped] = useState('')
  const found = useCall(goodsList, storeId === undefined ? null : { keyword: typed.trim().slice(0, 60), storeId, pageSize: 20, facets: 0 })
  const options = (found.data?.list ?? []).map((goods) => ({ value: goods.defaultProductId, label: goods.goodsName }))
  const isListed = options.some((one) => one.value === defaultProductId)
  return (
    <Select
      aria-label={t('goods')}
      placeholder={t('goodsHint')}
      style={full}
      disabled={storeId === undefined}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.loading}
      options={defaultProductId === undefined || isListed ? options : [{ value: defaultProductId, label: value.value }, ...options]}
      value={defaultProductId}
      onChange={(productId: number, option) =>
        onChange({
          ...value,
          value: option && 'label' in option ? String(option.label).slice(0, 80) : '',
          info: { ...value.info, defaultProductId: productId },
        })
      }
    />
  )
}

export function CategoryField({ value, onChange }: LinkFieldProps) {
  const t = useMessages(pageBuilderMessages)
  const tree = useCall(categoryTree, {})
  const data = (tree.data ?? []).map((top) => ({
    value: top.categoryId,
    title: top.categoryName,
    grade: 1,
    pid: 0,
    children: top.children.map((group) => ({
      value: group.categoryId,
      title: group.categoryName,
      grade: 2,
      pid: top.categoryId,
      children: group.children.map((leaf) => ({ value: leaf.categoryId, title: leaf.categoryName, grade: 3, pid: group.categoryId })),
    })),
  }))
  return (
    <TreeSelect
      aria-label={t('category')}
      placeholder={t('category')}
      style={full}
      showSearch
      treeNodeFilterProp="title"
      loading={tree.loading}
      treeData={data}
      value={value.info.categoryId}
      onSelect={(categoryId: number, node: { title: string; grade: number; pid: number }) =>
        onChange({ ...value, value: node.title, info: { categoryId, grade: node.grade, pid: node.pid } })
      }
    />
  )
}

export function StoreField({ value, onChange }: LinkFieldProps) {
  const t = useMessages(pageBuilderMessages)
  const stores = useCall(storeList, { pageSize: 60 })
  return (
    <Select
      aria-label={t('store')}
      placeholder={t('store')}
      style={full}
      showSearch={{ optionFilterProp: 'label' }}
      loading={stores.loading}
      options={(stores.data?.list ?? []).map((store) => ({ value: store.storeId, label: store.storeName }))}
      value={value.info.storeId}
      onChange={(storeId: number, option) =>
        onChange({ ...value, value: option && 'label' in option ? String(option.label) : '', info: { storeId } })
      }
    />
  )
}

export function ArticleField({ value, onChange }: LinkFieldProps) {
  const t = useMessages(pageBuilderMessages)
  const articles = useCall(articleList, { pageSize: 50 })
  return (
    <Select
      allowClear
      aria-label={t('article')}
      placeholder={t('articleHint')}
      style={full}
      showSearch={{ optionFilterProp: 'label' }}
      loading={articles.loading}
      options={(articles.data?.list ?? []).map((article) => ({ value: article.articleId, label: article.title }))}
      value={value.info.informationId}
      onChange={(informationId: number | undefined) => onChange({ ...value, info: { informationId } })}
    />
  )
}

export function TopicField({ value, onChange }: LinkFieldProps) {
  const t = useMessages(pageBuilderMessages)
  const topics = useCall(topicList, {})
  return (
    <Select
      aria-label={t('topic')}
      placeholder={t('topicHint')}
      style={full}
      showSearch={{ optionFilterProp: 'label' }}
      loading={topics.loading}
      options={(topics.data ?? []).map((topic) => ({ value: topic.topicId, label: topic.title }))}
      value={value.info.decoId}
      onChange={(decoId: number, option) =>
        onChange({ ...value, value: option && 'label' in option ? String(option.label) : '', info: { decoId } })
      }
    />
  )
}
