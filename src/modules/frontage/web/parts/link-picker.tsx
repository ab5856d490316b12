import { AutoComplete, Input, Select, TreeSelect } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { categoryTree } from '../../../catalog/contract-category.ts'
import { suggest } from '../../../catalog/contract-search.ts'
import { articleList } from '../../../content/contract.ts'
import { linkTypeList } from '../../../site/contract-banner.ts'
import { topicList } from '../../../site/contract-topic.ts'
import { linkAddress, linkTypes, type LinkTarget, type LinkType } from '../../../site/rules/link-target.ts'
import { storeList } from '../../../store/contract.ts'
import { siteDeskWords } from '../words-site-desk.ts'

type Props = { readonly value: LinkTarget; readonly onChange: (link: LinkTarget) => void }
const full = { width: '100%' } as const

/** Chooses where a banner or a block leads: the kind first, then the goods, category, store … that it names. */
export function LinkPicker({ value, onChange }: Props) {
  const t = useWords(siteDeskWords)
  const address = linkAddress(value)
  const known = useCall(linkTypeList, {})
  return (
    <div className="col g2">
      <Select
        aria-label={t('linkType')}
        style={full}
        value={value.type}
        options={(known.data ?? linkTypes).map((type) => ({ value: type, label: t(`link_${type}`) }))}
        onChange={(type: LinkType) => onChange({ type, value: '', info: {} })}
      />
      {(value.type === 'goods' || value.type === 'optimize' || value.type === 'storeProduct') && (
        <GoodsField value={value} onChange={onChange} />
      )}
      {value.type === 'category' && <CategoryField value={value} onChange={onChange} />}
      {(value.type === 'store' || value.type === 'storeProduct') && <StoreField value={value} onChange={onChange} />}
      {value.type === 'information' && <ArticleField value={value} onChange={onChange} />}
      {value.type === 'keyword' && (
        <Input
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          maxLength={60}
          value={value.value}
          onChange={(event) => onChange({ ...value, value: event.target.value })}
        />
      )}
      {value.type === 'topic' && <TopicField value={value} onChange={onChange} />}
      {value.type !== 'none' && (
        <span className={address === '' ? 't12 cw' : 't12 c3'} role="status">
          {address === '' ? t('linkIncomplete') : address}
        </span>
      )}
    </div>
  )
}

function GoodsField({ value, onChange }: Props) {
  const t = useWords(siteDeskWords)
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

function CategoryField({ value, onChange }: Props) {
  const t = useWords(siteDeskWords)
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

function StoreField({ value, onChange }: Props) {
  const t = useWords(siteDeskWords)
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
        onChange({ ...value, value: option && 'label' in option ? String(option.label) : '', info: { ...value.info, storeId } })
      }
    />
  )
}

function ArticleField({ value, onChange }: Props) {
  const t = useWords(siteDeskWords)
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

function TopicField({ value, onChange }: Props) {
  const t = useWords(siteDeskWords)
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
