import { Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, Tag, type StateTone } from '../../../ui/basic/tag.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminArticleCategoryList, adminArticleList, articleStates } from '../../../modules/content/endpoints-admin.ts'
import { articleKinds } from '../../../modules/content/endpoints.ts'
import { ArticleCategoryEditor } from './article-category-editor.tsx'
import { contentAdminMessages } from './messages.ts'

const filterNames = ['state', 'kind', 'keyword'] as const
type Row = OutputOf<typeof adminArticleList>['list'][number]
const tones: Readonly<Record<Row['state'], StateTone>> = { draft: 'quiet', scheduled: 'info', published: 'ok', withdrawn: 'warn' }

/** News, knowledge, notices and help, in every state. */
export default function ArticleListPage() {
  const t = useMessages(contentAdminMessages)
  const { values, set, ...list } = useList('admin.articles', filterNames, { remembered: true })
  const [categories, setCategories] = useState(false)
  const state = articleStates.find((articleState) => articleState === values.state) ?? ''
  const kind = articleKinds.find((articleKind) => articleKind === values.kind) ?? ''
  const call = useCall(adminArticleList, { state, kind, keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useArticleColumns()
  return (
    <>
      <List
        label={t('articles')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ articleId }) => articleId}
        columns={columns}
        to={({ articleId }) => `/admin/article/edit?articleId=${articleId}`}
        tabs={{
          list: ['all' as const, ...articleStates].map((key) => ({ key, label: t(`state_${key}`) })),
          current: state || 'all',
          onChange: (next) => set({ state: next === 'all' ? '' : next }),
        }}
        filters={
          <>
            <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
            <ChoiceFilter
              label={t('kind')}
              value={kind}
              all={t('state_all')}
              values={articleKinds}
              word={(one) => t(`kind_${one}`)}
              onChange={(next) => set({ kind: next })}
            />
          </>
        }
        actions={
          <>
            <Button onClick={() => setCategories(true)}>{t('categories')}</Button>
            <ButtonLink tone="brand" icon="plus" to="/admin/article/edit">
              {t('write')}
            </ButtonLink>
          </>
        }
        pages={({ total }) => ({ total })}
        empty={<Empty icon="newspaper" title={t('noArticles')} actions={<ButtonLink to="/admin/article/edit">{t('write')}</ButtonLink>} />}
      />
      <Modal open={categories} width={720} title={t('categories')} footer={null} destroyOnHidden onCancel={() => setCategories(false)}>
        <ArticleCategoryEditor />
      </Modal>
    </>
  )
}

function useArticleColumns(): readonly ListColumn<Row>[] {
  const t = useMessages(contentAdminMessages)
  const lang = useLanguage()
  const categories = useCall(adminArticleCategoryList, {})
  const nameOf = (code: string) => {
    const found = categories.data?.find((one) => one.code === code)
    return found ? (lang === 'zh' ? found.nameZh : found.nameEn) : code
  }
  return [
    {
      key: 'title',
      title: t('title'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ hasEnglish }) => hasEnglish === 0 && <Tag small>{t('noEnglish')}</Tag>,
    },
    {
      key: 'category',
      title: t('category'),
      isTight: true,
      text: ({ category, kind }) => `${nameOf(category)} (${t(`kind_${kind}`)})`,
      cell: ({ category, kind }) => (
        <>
          {nameOf(category)} <span className="t12 c3">{t(`kind_${kind}`)}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      isTight: true,
      text: ({ state }) => t(`state_${state}`),
      cell: ({ state }) => <StateDot tone={tones[state]}>{t(`state_${state}`)}</StateDot>,
    },
    {
      key: 'published',
      title: t('publishedAt'),
      isTight: true,
      text: ({ state, publishedAt }) => (state === 'draft' ? t('none') : fullTime(publishedAt)),
    },
    {
      key: 'updated',
      title: t('updated'),
      isTight: true,
      text: ({ updatedAt, updatedBy }) => `${fullTime(updatedAt)} ${updatedBy}`,
      cell: ({ updatedAt, updatedBy }) => (
        <>
          {fullTime(updatedAt)} <span className="c3">{updatedBy}</span>
        </>
      ),
    },
  ]
}
