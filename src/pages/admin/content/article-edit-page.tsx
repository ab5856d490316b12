import { DatePicker, Form, Input, Modal, Popconfirm, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { useLeaveGuard } from '../../../ui/console/form/leave-guard.tsx'
import { RichTextEditor } from '../../../ui/console/rich-text-editor.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { contentImageUpload } from '../../../modules/site/endpoints-files.ts'
import { staffImageUploader } from '../../../modules/site/ui/upload-staff-image.ts'
import {
  adminArticleCategoryList,
  adminArticleDelete,
  adminArticleDetail,
  adminArticleMove,
  adminArticleSave,
  type ArticleContent,
} from '../../../modules/content/endpoints-admin.ts'
import { articleKinds } from '../../../modules/content/endpoints.ts'
import { ArticleHistory } from './article-history.tsx'
import { contentAdminMessages } from './messages.ts'

type Detail = OutputOf<typeof adminArticleDetail>
const upload = staffImageUploader(contentImageUpload)
const empty: ArticleContent = {
  kind: 'information',
  category: 'notice',
  titleZh: '',
  titleEn: '',
  bodyZh: '',
  bodyEn: '',
  author: '',
  authorEn: '',
  cover: '',
}

/** One article in both languages; without `articleId` a new one. */
export default function ArticleEditPage() {
  const [query] = useSearchParams()
  const articleId = Number(query.get('articleId')) || 0
  const detail = useCall(adminArticleDetail, articleId ? { articleId } : null)
  if (articleId === 0) return <ArticleForm key="new" detail={null} onSaved={() => undefined} />
  return (
    <CallView call={detail}>
      {(found) => <ArticleForm key={`${found.articleId} ${found.version}`} detail={found} onSaved={detail.reload} />}
    </CallView>
  )
}

function ArticleForm({ detail, onSaved }: { detail: Detail | null; onSaved: () => void }) {
  const t = useMessages(contentAdminMessages)
  const lang = useLanguage()
  const navigate = useNavigate()
  const categories = useCall(adminArticleCategoryList, {})
  const saving = useAct(adminArticleSave)
  const [typed, setTyped] = useState<ArticleContent>(detail?.content ?? empty)
  const [isTouched, setTouched] = useState(false)
  const { settle } = useLeaveGuard(isTouched)
  // A version that was taken back opens the editors anew.
  const [round, setRound] = useState(0)
  const set = (change: Partial<ArticleContent>) => {
    setTyped((before) => ({ ...before, ...change }))
    setTouched(true)
  }
  const ofKind = (categories.data ?? []).filter((one) => one.kind === typed.kind)
  const categoryOptions = ofKind.map((one) => ({ value: one.code, label: lang === 'zh' ? one.nameZh : one.nameEn }))
  const restore = (content: ArticleContent) => {
    set(content)
    setRound(round + 1)
  }
  const save = async () => {
    const known = detail ? { articleId: detail.articleId, version: detail.version } : {}
    const done = await saving.act({ ...typed, ...known }, t('saved'))
    if (!done?.data) return
    settle()
    if (detail) onSaved()
    else void navigate(`/admin/article/edit?articleId=${done.data.articleId}`, { replace: true })
  }
  return (
    <section className="pan" aria-label={t('article')}>
      <div className="flt">
        <ButtonLink size="sm" icon="arrow-left" to="/admin/article/list">
          {t('articles')}
        </ButtonLink>
        <Tag tone={isTouched ? 'warn' : 'neutral'}>{isTouched ? t('unsaved') : t(`state_${detail?.state ?? 'draft'}`)}</Tag>
        {detail && detail.state !== 'draft' && <span className="t12 c3 num">{fullTime(detail.publishedAt)}</span>}
        <span className="sp" />
        {detail && <ArticleHistory articleId={detail.articleId} history={detail.history} onRestore={restore} />}
        {detail && <ArticleMoves detail={detail} isBlocked={isTouched} onMoved={onSaved} />}
        <Button
          tone="brand"
          busy={saving.busy}
          disabled={!isTouched || !typed.titleZh.trim() || !typed.author.trim() || typed.bodyZh === ''}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
      </div>
      <div className="art-f">
        <Form layout="vertical">
          <div className="ship-f">
            <Form.Item label={t('kind')}>
              <Select
                aria-label={t('kind')}
                value={typed.kind}
                options={articleKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
                onChange={(kind) => set({ kind, category: '' })}
              />
            </Form.Item>
            <Form.Item label={t('category')} required>
              <Select
                aria-label={t('category')}
                value={typed.category || undefined}
                options={categoryOptions}
                onChange={(category) => set({ category })}
              />
            </Form.Item>
            <Form.Item label={t('author')} htmlFor="author" required>
              <Input id="author" maxLength={40} value={typed.author} onChange={(event) => set({ author: event.target.value })} />
            </Form.Item>
          </div>
          <Form.Item label={t('cover')}>
            <PictureField label={t('cover')} value={typed.cover} onChange={(cover) => set({ cover })} upload={upload} />
          </Form.Item>
          <Form.Item label={t('titleZh')} htmlFor="titleZh" required>
            <Input id="titleZh" maxLength={80} showCount value={typed.titleZh} onChange={(event) => set({ titleZh: event.target.value })} />
          </Form.Item>
          <Form.Item label={t('bodyZh')} required>
            <RichTextEditor
              key={`zh${round}`}
              label={t('bodyZh')}
              value={typed.bodyZh}
              onChange={(bodyZh) => set({ bodyZh })}
              upload={upload}
            />
          </Form.Item>
          <Form.Item label={t('titleEn')} htmlFor="titleEn">
            <Input id="titleEn" maxLength={160} value={typed.titleEn} onChange={(event) => set({ titleEn: event.target.value })} />
          </Form.Item>
          <Form.Item label={t('authorEn')} htmlFor="authorEn">
            <Input id="authorEn" maxLength={80} value={typed.authorEn} onChange={(event) => set({ authorEn: event.target.value })} />
          </Form.Item>
          <Form.Item label={t('bodyEn')}>
            <RichTextEditor
              key={`en${round}`}
              label={t('bodyEn')}
              value={typed.bodyEn}
              onChange={(bodyEn) => set({ bodyEn })}
              upload={upload}
            />
          </Form.Item>
        </Form>
      </div>
    </section>
  )
}

function ArticleMoves({ detail, isBlocked, onMoved }: { detail: Detail; isBlocked: boolean; onMoved: () => void }) {
  const t = useMessages(contentAdminMessages)
  const navigate = useNavigate()
  const moving = useAct(adminArticleMove)
  const deleting = useAct(adminArticleDelete)
  const [publishAt, setPublishAt] = useState<string | null>(null)
  const move = async (event: 'publish' | 'withdraw') => {
    const done = await moving.act(
      { articleId: detail.articleId, event, publishAt: event === 'publish' ? (publishAt ?? '') : '' },
      t(`${event}Done`),
    )
    setPublishAt(null)
    if (done) onMoved()
  }
  const remove = async () => {
    if (await deleting.act({ articleId: detail.articleId }, t('deleted'))) void navigate('/admin/article/list')
  }
  return (
    <>
      {detail.state === 'draft' && (
        <Popconfirm title={t('sureDelete')} okText={t('delete')} cancelText={t('cancel')} onConfirm={() => void remove()}>
          <Button tone="ghost">{t('delete')}</Button>
        </Popconfirm>
      )}
      {detail.can.includes('withdraw') && (
        <Popconfirm title={t('sureWithdraw')} okText={t('withdraw')} cancelText={t('cancel')} onConfirm={() => void move('withdraw')}>
          <Button busy={moving.busy}>{t('withdraw')}</Button>
        </Popconfirm>
      )}
      {detail.can.includes('publish') && (
        <Button disabled={isBlocked} title={isBlocked ? t('saveFirst') : undefined} onClick={() => setPublishAt('')}>
          {t('publish')}
        </Button>
      )}
      <Modal
        open={publishAt !== null}
        title={t('publish')}
        okText={t(publishAt ? 'schedule' : 'publishNow')}
        cancelText={t('cancel')}
        confirmLoading={moving.busy}
        onOk={() => void move('publish')}
        onCancel={() => setPublishAt(null)}
      >
        <p className="c2">{t('publishHelp')}</p>
        <DatePicker
          style={{ marginTop: 12, width: '100%' }}
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          placeholder={t('publishNow')}
          minDate={dayjs()}
          value={publishAt ? dayjs(publishAt) : null}
          onChange={(moment) => setPublishAt(moment?.toISOString() ?? '')}
        />
      </Modal>
    </>
  )
}
