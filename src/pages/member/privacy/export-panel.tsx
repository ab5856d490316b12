import { useEffect, useState } from 'react'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty, ProgressBar } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { exportList, exportRequest, type DataExportView } from '../../../modules/privacy/endpoints.ts'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'
import { DownloadDialog } from './download-dialog.tsx'

const tones = { WAITING: 'info', RUNNING: 'info', READY: 'ok', FAILED: 'danger', EXPIRED: 'quiet' } as const
/** A page that missed the signal asks again after this. */
const againMs = 5000

/** Copies of one's own data: ask for one, watch it being made, fetch it. */
export function ExportPanel() {
  const t = useMessages(privacyPageMessages)
  const call = useCall(exportList, {})
  const { act, busy } = useAct(exportRequest)
  const { reload } = call
  const underWay = call.data?.canRequest === false
  useEffect(() => onLive('privacy', () => reload()), [reload])
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(reload, againMs)
    return () => clearInterval(timer)
  }, [underWay, reload])
  const ask = async () => {
    if (await act({}, t('exportAsked'))) reload()
  }
  const more = (
    <Button size="sm" tone="brand" icon="download" disabled={!call.data?.canRequest} busy={busy} onClick={() => void ask()}>
      {t('exportAsk')}
    </Button>
  )
  return (
    <Panel title={t('exportTitle')} more={more}>
      <p className="t12 c3 bx pb-0">{t('exportLead')}</p>
      <CallView call={call} rows={2}>
        {({ list }) =>
          list.length === 0 ? <Empty icon="file-text" title={t('noExports')} help={t('noExportsHelp')} /> : <Copies list={list} />
        }
      </CallView>
    </Panel>
  )
}

function Copies({ list }: { list: readonly DataExportView[] }) {
  const t = useMessages(privacyPageMessages)
  const lang = useLanguage()
  const [opening, setOpening] = useState<string | null>(null)
  return (
    <div className="bx tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colAsked')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colSize')}</th>
            <th>{t('colExpires')}</th>
            <th aria-label={t('download')} />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.exportId}>
              <td className="num nw">{formatTimestamp(new Date(one.requestTime), lang)}</td>
              <td className="nw">
                <StateDot tone={tones[one.state]}>{one.stateText}</StateDot>
                {one.state === 'RUNNING' && <ProgressBar percent={one.progress} label={t('progress', { percent: one.progress })} />}
              </td>
              <td className="r num nw">{one.bytes > 0 ? `${Math.ceil(one.bytes / 1024)} KB` : ''}</td>
              <td className="num nw">{one.expireTime ? formatTimestamp(new Date(one.expireTime), lang) : ''}</td>
              <td className="r">
                {one.state === 'READY' && (
                  <Button size="sm" onClick={() => setOpening(one.exportId)}>
                    {t('download')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opening && <DownloadDialog exportId={opening} onClose={() => setOpening(null)} />}
    </div>
  )
}
