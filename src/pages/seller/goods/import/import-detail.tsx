import { Alert, App, Progress } from 'antd'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { importErrors, importSubmit, type importDetail, type ImportRow } from '../../../../modules/listing/endpoints-import.ts'
import { goodsImportMessages } from '../messages.ts'
import { keepFile } from '../../../../ui/basic/save-file.ts'

/** How far an import is, in rows. */
export function ImportProgress({ row }: { row: Pick<ImportRow, 'state' | 'doneNum' | 'rowNum'> }) {
  const percent = row.rowNum === 0 ? 0 : Math.round((100 * row.doneNum) / row.rowNum)
  const status = row.state === 'refused' ? 'exception' : row.state === 'done' ? 'success' : 'active'
  return (
    <Progress
      aria-label={`${row.doneNum} / ${row.rowNum}`}
      percent={row.state === 'done' ? 100 : percent}
      status={status}
      format={() => `${row.doneNum} / ${row.rowNum}`}
      style={{ maxWidth: 420 }}
    />
  )
}

type Detail = OutputOf<typeof importDetail>

/** What came of one import: progress, the rows that were not taken, and what to do with the drafts. */
export function ImportDetail({ detail, onDone }: { detail: Detail; onDone: () => void }) {
  const t = useMessages(goodsImportMessages)
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
              {detail.problems.map((problem) => (
                <tr key={`${problem.line} ${problem.column} ${problem.text}`}>
                  <td className="num">{problem.line}</td>
                  <td className="nw">{problem.column}</td>
                  <td>{problem.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
