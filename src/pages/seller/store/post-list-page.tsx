import { Popconfirm } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { ownFirst } from '../../../ui/console/in-own-language.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
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
  const { values, set, ...list } = useList('seller.posts', filterNames, { remembered: true })
  const kind = postKinds.find((postKind) => postKind === values.kind) ?? 'news'
  const call = useCall(sellerPostList, { kind })
  const mustChoose = useOwnStores()?.chosen === 0
  // 0 is a new post, null none.
  const [open, setOpen] = useState<number | null>(null)
  const columns = usePostColumns(setOpen, call.reload)
  return (
    <>
      <List
        label={t('posts')}
        list={list}
        call={call}
        rows={(posts) => posts}
        keyOf={({ newsId }) => newsId}
        columns={columns}
        tabs={{
          list: postKinds.map((key) => ({ key, label: t(`kind_${key}`) })),
          current: kind,
          onChange: (next) => set({ kind: next === 'news' ? '' : next }),
        }}
        actions={
          <>
            {mustChoose && <span className="t13 c2">{t('chooseToWrite')}</span>}
            <Button tone="brand" icon="plus" disabled={mustChoose} onClick={() => setOpen(0)}>
              {t('write')}
            </Button>
          </>
        }
        empty={<Empty icon="newspaper" title={t('noPosts')} />}
      />
      {open !== null && (
        <PostForm
          newsId={open}
          kind={kind}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

function usePostColumns(onEdit: (newsId: number) => void, onMoved: () => void): readonly ListColumn<Post>[] {
  const lang = useLanguage()
  const t = useMessages(sellerStoreMessages)
  const isMany = useOwnStores()?.chosen === 0
  return [
    {
      key: 'title',
      title: t('title'),
      as: 'title',
      cell: (post) => (
        <>
          <button type="button" className="cl b5" onClick={() => onEdit(post.newsId)}>
            {ownFirst(lang, post.titleZh, post.titleEn)[0]}
          </button>
          {isMany && <div className="t12 c3">{post.storeName}</div>}
          <div className="t12 c3">{ownFirst(lang, post.titleZh, post.titleEn)[1]}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      isTight: true,
      sort: 'state',
      text: ({ state }) => t(`state_${state}`),
      cell: ({ state }) => <StateDot tone={tones[state]}>{t(`state_${state}`)}</StateDot>,
    },
    {
      key: 'published',
      title: t('publishedAt'),
      isTight: true,
      sort: 'published',
      text: ({ state, publishedAt }) => (state === 'draft' ? t('none') : fullTime(publishedAt)),
    },
    { key: 'updated', title: t('updatedAt'), isTight: true, sort: 'updated', text: ({ updatedAt }) => fullTime(updatedAt) },
    { key: 'actions', title: t('actions'), as: 'actions', cell: (post) => <PostActs post={post} onMoved={onMoved} /> },
  ]
}

function PostActs({ post: { newsId, state }, onMoved }: { post: Post; onMoved: () => void }) {
  const t = useMessages(sellerStoreMessages)
  const { act } = useAct(sellerPostMove)
  const move = async (event: 'publish' | 'withdraw' | 'delete') => {
    if (await act({ newsId, event }, t(`${event}Done`))) onMoved()
  }
  return (
    <>
      {state === 'published' ? (
        <Popconfirm title={t('sureWithdraw')} okText={t('withdraw')} cancelText={t('cancel')} onConfirm={() => void move('withdraw')}>
          <Button size="sm">{t('withdraw')}</Button>
        </Popconfirm>
      ) : (
        <Button size="sm" tone="brand" onClick={() => void move('publish')}>
          {t('publish')}
        </Button>
      )}
      {state === 'draft' && (
        <Popconfirm title={t('sureDelete')} okText={t('delete')} cancelText={t('cancel')} onConfirm={() => void move('delete')}>
          <Button size="sm" tone="ghost">
            {t('delete')}
          </Button>
        </Popconfirm>
      )}
    </>
  )
}
