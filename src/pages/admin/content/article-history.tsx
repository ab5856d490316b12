import { Drawer } from 'antd'
import { useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminArticleVersion, type adminArticleDetail, type ArticleContent } from '../../../modules/content/endpoints-admin.ts'
import { contentAdminMessages } from './messages.ts'

type Props = {
  readonly articleId: number
  readonly history: OutputOf<typeof adminArticleDetail>['history']
  readonly onRestore: (content: ArticleContent) => void
}

/** The versions of an article; one of them can be taken back into the form, where it is saved as a new one. */
export function ArticleHistory({ articleId, history, onRestore }: Props) {
  const t = useMessages(contentAdminMessages)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const take = async (version: number) => {
    const answer = await callApi(adminArticleVersion, { articleId, version }).catch(() => null)
    setFailed(!answer?.data)
    if (!answer?.data) return
    onRestore(answer.data)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('history')}</Button>
      <Drawer open={open} size={420} title={t('history')} onClose={() => setOpen(false)}>
        {failed && (
          <p className="cd" role="alert">
            {t('versionFailed')}
          </p>
        )}
        {history.length === 0 && <Empty icon="history" title={t('noHistory')} />}
        <ol className="col g3">
          {history.map((one) => (
            <li key={one.version} className="row g3">
              <b className="num">{t('versionNumber', { version: one.version })}</b>
              <span className="t12 c3 num">{fullTime(one.savedAt)}</span>
              <span className="t12 c3 sp">{one.savedBy}</span>
              <Button size="sm" onClick={() => void take(one.version)}>
                {t('takeBack')}
              </Button>
            </li>
          ))}
        </ol>
      </Drawer>
    </>
  )
}
