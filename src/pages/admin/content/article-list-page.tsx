import { Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, Tag, type StateTone } from '../../../ui/basic/tag.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminArticleCategoryList, adminArticleList, articleStates } from '../../../modules/content/endpoints-admin.ts'
import { articleKinds } from '../../../modules/content/endpoints.ts'
import { ArticleCategoryEditor } from './article-category-editor.tsx'
import { contentAdminMessages } from './messages.ts'

const filterNames = ['state', 'kind', 'keyword'] as const
const pageSize = 20
type Row = OutputOf<typeof adminArticleList>['list'][number]
const tones: Readonly<Record<Row['state'], StateTone>> = { draft: 'quiet', scheduled: 'info', published: 'ok', withdrawn: 'warn' }

/** News, knowledge, notices and help, in every state. */
export default function ArticleListPage() {
  const t = useMessages(contentAdminMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const [categories, setCategories] = useState(false)
  const state = articleStates.find((articleState) => articleState === values.state) ?? ''
  const kind = articleKinds.find((articleKind) => articleKind === values.kind) ?? ''
  const call = useCall(adminArticleList, { state, kind, keyword: values.keyword, current: page, pageSize })
  return (
    <>
      <ConsoleList
        label={t('articles')}
        tabs={{
          list: ['all' as const, ...articleStates].map((key) => ({ key, label: t(`state_${key}`) })),
          current: state || 'all',
          onChange: (next) => set({ state: next === 'all' ? '' : next }),
        }}
        bar={
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
            <span className="sp" />
            <Button onClick={() => setCategories(true)}>{t('categories')}</Button>
            <ButtonLink tone="brand" icon="plus" to="/admin/article/edit">
              {t('write')}
            </ButtonLink>
          </>
        }
        call={call}
        empty={<Empty icon="newspaper" title={t('noArticles')} actions={<ButtonLink to="/admin/article/edit">{t('write')}</ButtonLink>} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <ArticleTable rows={list} />}
      </ConsoleList>
      <Modal open={categories} width={720} title={t('categories')} footer={null} destroyOnHidden onCancel={() => setCategories(false)}>
        <ArticleCategoryEditor />
      </Modal>
    </>
  )
}

function ArticleTable({ rows }: { rows: readonly Row[] }) {
  const t = useMessages(contentAdminMessages)
  const lang = useLanguage()
  const categories = useCall(adminArticleCategoryList, {})
  const nameOf = (code: string) => {
    const found = categories.data?.find((one) => one.code === code)
    return found ? (lang === 'zh' ? found.nameZh : found.nameEn) : code
  }
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('title')}</th>
            <th>{t('category')}</th>
            <th>{t('state')}</th>
            <th>{t('publishedAt')}</th>
            <th>{t('updated')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.articleId}>
              <td>
                <Anchor className="cl b5" to={`/admin/article/edit?articleId=${one.articleId}`}>
                  {one.title}
                </Anchor>{' '}
                {one.hasEnglish === 0 && <Tag small>{t('noEnglish')}</Tag>}
              </td>
              <td className="nw t13">
                {nameOf(one.category)} <span className="t12 c3">{t(`kind_${one.kind}`)}</span>
              </td>
              <td className="nw">
                <StateDot tone={tones[one.state]}>{t(`state_${one.state}`)}</StateDot>
              </td>
              <td className="num t12 nw">{one.state === 'draft' ? t('none') : fullTime(one.publishedAt)}</td>
              <td className="t12 nw">
                <span className="num">{fullTime(one.updatedAt)}</span> <span className="c3">{one.updatedBy}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
