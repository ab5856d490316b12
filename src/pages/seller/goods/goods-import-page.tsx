import { useEffect } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { editorOptions } from '../../../modules/listing/endpoints-revisions.ts'
import { importDetail, importList, type ImportRow } from '../../../modules/listing/endpoints-import.ts'
import { ImportDetail, ImportProgress } from './import/import-detail.tsx'
import { ImportUpload } from './import/import-upload.tsx'
import { goodsImportMessages } from './messages.ts'

const filterNames = ['importId'] as const
const pollMs = 1000
const tones: Readonly<Record<ImportRow['state'], TagTone>> = { waiting: 'neutral', running: 'info', done: 'ok', refused: 'danger' }

/** Goods by spreadsheet: hand one in, watch it, see what was not taken; the chosen import is in the address. */
export default function GoodsImportPage() {
  const { values, set } = useFilters(filterNames)
  const importId = Number(values.importId) || 0
  const frame = useCall(editorOptions, {})
  const list = useCall(importList, {})
  const detail = useCall(importDetail, importId === 0 ? null : { importId })
  const reload = () => {
    list.reload()
    detail.reload()
  }
  const isBusy = (list.data ?? []).some((one) => one.state === 'waiting' || one.state === 'running')
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(reload, pollMs)
    return () => clearInterval(timer)
  })
  return (
    <div className="col g3">
      <CallView call={frame} rows={2}>
        {({ stores }) => (
          <ImportUpload
            stores={stores}
            onDone={(next) => {
              set({ importId: String(next) })
              list.reload()
            }}
          />
        )}
      </CallView>
      {importId !== 0 && <CallView call={detail}>{(found) => <ImportDetail detail={found} onDone={reload} />}</CallView>}
      <CallView call={list}>{(rows) => <History rows={rows} onOpen={(next) => set({ importId: String(next) })} />}</CallView>
    </div>
  )
}

function History({ rows, onOpen }: { rows: readonly ImportRow[]; onOpen: (importId: number) => void }) {
  const t = useMessages(goodsImportMessages)
  return (
    <Panel title={t('history')}>
      {rows.length === 0 ? (
        <Empty icon="file-spreadsheet" title={t('noImports')} />
      ) : (
        <div className="tsc">
          <table className="tbl d">
            <thead>
              <tr>
                <th>{t('colFile')}</th>
                <th>{t('colState')}</th>
                <th>{t('colProgress')}</th>
                <th>{t('colResult')}</th>
                <th>{t('colTime')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.importId}>
                  <td>
                    <button type="button" className="lk" onClick={() => onOpen(row.importId)}>
                      {row.fileName}
                    </button>
                  </td>
                  <td>
                    <Tag tone={tones[row.state]}>{t(`state_${row.state}`)}</Tag>
                  </td>
                  <td className="min-w-45">
                    <ImportProgress row={row} />
                  </td>
                  <td className="t12">{row.refusal || t('result', { good: row.goodNum, bad: row.badNum })}</td>
                  <td className="num nw t12">{fullTime(row.createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
