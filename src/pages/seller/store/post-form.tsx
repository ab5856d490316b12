import { Drawer, Form, Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useMayLeave, useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { RichTextEditor } from '../../../ui/console/rich-text-editor.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { storeImageUpload } from '../../../modules/site/endpoints-files.ts'
import { staffImageUploader } from '../../../modules/site/ui/upload-staff-image.ts'
import { sellerPostDetail, sellerPostSave } from '../../../modules/store/endpoints-seller-posts.ts'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'

type Kind = 'news' | 'article'
type Props = { readonly newsId: number; readonly kind: Kind; readonly onClose: () => void; readonly onDone: () => void }
const upload = staffImageUploader(storeImageUpload)

/** One post in both languages; `newsId` 0 is a new one. */
export function PostForm({ newsId, kind, onClose, onDone }: Props) {
  const t = useMessages(sellerStoreMessages)
  const mayLeave = useMayLeave()
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  const detail = useCall(sellerPostDetail, newsId ? { newsId } : null)
  return (
    <Drawer open size="large" title={t(newsId ? 'edit' : 'write')} onClose={() => void close()}>
      {newsId === 0 ? (
        <Fields post={null} kind={kind} onDone={onDone} />
      ) : (
        <CallView call={detail}>{(post) => <Fields post={post} kind={post.kind} onDone={onDone} />}</CallView>
      )}
    </Drawer>
  )
}

function Fields({ post, kind, onDone }: { post: OutputOf<typeof sellerPostDetail> | null; kind: Kind; onDone: () => void }) {
  const t = useMessages(sellerStoreMessages)
  const { act, busy } = useAct(sellerPostSave)
  const [typed, setTyped] = useState({
    titleZh: post?.titleZh ?? '',
    titleEn: post?.titleEn ?? '',
    bodyZh: post?.bodyZh ?? '',
    bodyEn: post?.bodyEn ?? '',
  })
  const { settle } = useUnsaved(typed)
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))
  const save = async () => {
    const known = post ? { newsId: post.newsId, version: post.version } : {}
    if (!(await act({ kind, ...typed, ...known }, t('saved')))) return
    settle()
    onDone()
  }
  return (
    <Form layout="vertical" onFinish={() => void save()}>
      <Form.Item label={t('titleZh')} htmlFor="p-zh" required>
        <Input id="p-zh" maxLength={80} showCount value={typed.titleZh} onChange={(event) => set({ titleZh: event.target.value })} />
      </Form.Item>
      <Form.Item label={t('bodyZh')} required>
        <RichTextEditor label={t('bodyZh')} value={typed.bodyZh} onChange={(bodyZh) => set({ bodyZh })} upload={upload} />
      </Form.Item>
      <Form.Item label={t('titleEn')} htmlFor="p-en">
        <Input id="p-en" maxLength={160} value={typed.titleEn} onChange={(event) => set({ titleEn: event.target.value })} />
      </Form.Item>
      <Form.Item label={t('bodyEn')}>
        <RichTextEditor label={t('bodyEn')} value={typed.bodyEn} onChange={(bodyEn) => set({ bodyEn })} upload={upload} />
      </Form.Item>
      <Button type="submit" tone="brand" busy={busy} disabled={!typed.titleZh.trim() || typed.bodyZh === ''}>
        {t('save')}
      </Button>
    </Form>
  )
}
