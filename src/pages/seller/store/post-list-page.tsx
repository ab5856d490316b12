import { Popconfirm } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { ownFirst } from '../../../ui/console/in-own-language.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { postKinds, sellerPostList, sellerPostMove } from '../../../modules/store/endpoints-seller-posts.ts'
import { PostForm } from './post-form.tsx'
import { useOwnStores } from '../../../modules/store/ui/use-own-stores.ts'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'

const filterNames = ['kind'] as const
type Post = OutputOf<typeof sellerPostList>[number]
const tones: Readonly<Record<Post['state'], StateTone>> = { draft: 'quiet', published: 'ok', withdrawn: 'warn' }

/** The store's news and articles. */
export default function NewsListPage() {
  const t = useMessages(sellerStoreMessages)
  const { values, set } = useFilters(filterNames)
  const kind = postKinds.find((postKind) => postKind === values.kind) ?? 'news'
  const list = useCall(sellerPostList, { kind })
  const mustChoose = useOwnStores()?.chosen === 0
  // 0 is a new post, null none.
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ConsoleList
        label={t('posts')}
        tabs={{
          list: postKinds.map((key) => ({ key, label: t(`kind_${key}`) })),
          current: kind,
          onChange: (next) => set({ kind: next === 'news' ? '' : next }),
        }}
        bar={
          <>
            {mustChoose && <span className="t13 c2">{t('chooseToWrite')}</span>}
            <span className="sp" />
            <Button tone="brand" icon="plus" disabled={mustChoose} onClick={() => setOpen(0)}>
              {t('write')}
            </Button>
          </>
        }
        call={list}
        empty={<Empty icon="newspaper" title={t('noPosts')} />}
      >
        {(posts) => <PostTable posts={posts} onEdit={setOpen} onMoved={list.reload} />}
      </ConsoleList>
      {open !== null && (
        <PostForm
          newsId={open}
          kind={kind}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            list.reload()
          }}
        />
      )}
    </>
  )
}

type TableProps = { readonly posts: readonly Post[]; readonly onEdit: (newsId: number) => void; readonly onMoved: () => void }

function PostTable({ posts, onEdit, onMoved }: TableProps) {
  const lang = useLanguage()
  const t = useMessages(sellerStoreMessages)
  const { act } = useAct(sellerPostMove)
  const isMany = useOwnStores()?.chosen === 0
  const move = async (newsId: number, event: 'publish' | 'withdraw' | 'delete') => {
    if (await act({ newsId, event }, t(`${event}Done`))) onMoved()
  }
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('title')}</th>
            <th>{t('state')}</th>
            <th>{t('publishedAt')}</th>
            <th>{t('updatedAt')}</th>
            <th>{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <tr key={post.newsId}>
              <td>
                <button type="button" className="cl b5" onClick={() => onEdit(post.newsId)}>
                  {ownFirst(lang, post.titleZh, post.titleEn)[0]}
                </button>
                {isMany && <div className="t12 c3">{post.storeName}</div>}
                <div className="t12 c3">{ownFirst(lang, post.titleZh, post.titleEn)[1]}</div>
              </td>
              <td className="nw">
                <StateDot tone={tones[post.state]}>{t(`state_${post.state}`)}</StateDot>
              </td>
              <td className="num t12 nw">{post.state === 'draft' ? t('none') : fullTime(post.publishedAt)}</td>
              <td className="num t12 nw">{fullTime(post.updatedAt)}</td>
              <td>
                <div className="row g1">
                  {post.state === 'published' ? (
                    <Popconfirm
                      title={t('sureWithdraw')}
                      okText={t('withdraw')}
                      cancelText={t('cancel')}
                      onConfirm={() => void move(post.newsId, 'withdraw')}
                    >
                      <Button size="sm">{t('withdraw')}</Button>
                    </Popconfirm>
                  ) : (
                    <Button size="sm" tone="brand" onClick={() => void move(post.newsId, 'publish')}>
                      {t('publish')}
                    </Button>
                  )}
                  {post.state === 'draft' && (
                    <Popconfirm
                      title={t('sureDelete')}
                      okText={t('delete')}
                      cancelText={t('cancel')}
                      onConfirm={() => void move(post.newsId, 'delete')}
                    >
                      <Button size="sm" tone="ghost">
                        {t('delete')}
                      </Button>
                    </Popconfirm>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
