import { Alert, App } from 'antd'
import { useWords } from '../../../../api/browser/use-words.tsx'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { importErrors, importSubmit, type importDetail } from '../../contract-goods-import.ts'
import { importWords } from '../words-import.ts'
import { ImportProgress } from './import-progress.tsx'
import { keepFile } from '../../../../ui/basic/save-file.ts'

type Detail = OutputOf<typeof importDetail>

/** What came of one import: progress, the rows that were not taken, and what to do with the drafts. */
export function ImportDetail({ detail, onDone }: { detail: Detail; onDone: () => void }) {
  const t = useWords(importWords)
  const { message } = App.useApp()
  const { importId } = detail
  const errors = useAct(importErrors)
  const submit = useAct(importSubmit)
  const submitAll = async () => {
    const done = await submit.act({ importId })
    if (!done?.data) return
    message.info(t('submitted', { submitted: done.data.submittedNum, incomplete: done.data.incompleteNum }))
    onDone()
  }
  return (
    <Panel
      title={detail.fileName}
      more={
        <span className="row g2">
          {detail.badNum > 0 && (
            <Button
              icon="download"
              busy={errors.busy}
              onClick={() => void errors.act({ importId }).then((done) => done?.data && keepFile(done.data))}
            >
              {t('downloadErrors')}
            </Button>
          )}
          {detail.state === 'done' && detail.openDraftNum > 0 && (
            <Button tone="action" busy={submit.busy} onClick={() => void submitAll()}>
              {t('submitAll', { count: detail.openDraftNum })}
            </Button>
          )}
        </span>
      }
    >
      <div className="bx col g2">
        <ImportProgress row={detail} />
        <p className="t13" aria-live="polite">
          {t('result', { good: detail.goodNum, bad: detail.badNum })} · {t('made', { drafts: detail.draftNum, skus: detail.skuNum })}{' '}
          {detail.draftNum > 0 && (
            <Anchor className="lk" to="/seller/goods/change">
              {t('toDrafts')}
            </Anchor>
          )}
        </p>
        {detail.refusal && <Alert type="error" showIcon role="alert" title={detail.refusal} />}
        {detail.state === 'done' && detail.badNum === 0 && <Alert type="success" showIcon title={t('allTaken')} />}
      </div>
      {detail.problems.length > 0 && (
        <div className="tsc">
          <table className="tbl d" aria-label={t('problemsTitle')}>
            <thead>
              <tr>
                <th>{t('colLine')}</th>
                <th>{t('colColumn')}</th>
                <th>{t('colReason')}</th>
              </tr>
            </thead>
            <tbody>
              {detail.problems.map((one) => (
                <tr key={`${one.line} ${one.column} ${one.text}`}>
                  <td className="num">{one.line}</td>
                  <td className="nw">{one.column}</td>
                  <td>{one.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
