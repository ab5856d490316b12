import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { runTones, usePolling } from '../../../ui/console/use-run.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { followerImport, followerImportStart } from '../../../modules/notification/endpoints-admin.ts'
import { notificationAdminMessages } from './messages.ts'

/** The import of earlier followers of the official account; nothing where there is no account. */
export function FollowerImport() {
  const t = useMessages(notificationAdminMessages)
  const call = useCall(followerImport, {})
  const { act, busy } = useAct(followerImportStart)
  const { data, reload } = call
  usePolling(data?.last?.state === 'RUNNING', reload)
  if (!data || data.hasOfficial === 0) return null
  const { last } = data
  const start = async () => {
    if (await act({}, t('fansBegun'))) reload()
  }
  const goesOn = last?.state === 'STOPPED' || last?.state === 'FAILED'
  return (
    <Panel
      title={t('fans')}
      sub={t('fansLead')}
      more={
        data.can.includes('start') && (
          <Button size="sm" busy={busy} onClick={() => void start()}>
            {t(goesOn ? 'fansAgain' : 'fansStart')}
          </Button>
        )
      }
    >
      <p className="bx row g3 t13 flex-wrap" aria-live="polite">
        {last ? (
          <>
            <StateDot tone={runTones[last.state]}>{t(`fans_${last.state}`)}</StateDot>
            <span className="num">{t('fansSeen', { seen: last.seen, total: last.total, kept: last.kept })}</span>
            <span className="c3">{t('fansBy', { name: last.beginBy, at: fullTime(last.beginTime) })}</span>
            {last.error !== '' && <span className="c3">{last.error}</span>}
          </>
        ) : (
          t('fansNever')
        )}
      </p>
    </Panel>
  )
}
