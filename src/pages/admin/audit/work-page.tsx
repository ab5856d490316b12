import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime, shortTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { workOverview, workRetry, type WorkOverview } from '../../../modules/audit/endpoints-work.ts'
import { workMessages } from './messages.ts'
import { workName } from './work-name.ts'

const timeOf = (moment: string | null) => (moment === null ? '—' : shortTime(moment))

/** What works in the background: failed jobs with their reason, the queue, events to deliver, timers. */
export default function WorkPage() {
  const t = useMessages(workMessages)
  const lang = useLanguage()
  const call = useCall(workOverview, {})
  return (
    <CallView call={call} rows={8}>
      {(work) => (
        <div className="col g3">
          <Health work={work} onReload={call.reload} />
          <FailedJobs work={work} onDone={call.reload} />
          <Panel
            title={t('outbox')}
            more={
              <Anchor className="lk t13" to="/admin/event/list">
                {t('deadEvents')}
              </Anchor>
            }
          >
            <div className="bx">
              <PropertyList
                list={[
                  [t('colWaiting'), work.outbox.waiting],
                  [t('late'), work.outbox.late],
                  [t('colFailing'), work.outbox.failing],
                  [t('colDead'), work.outbox.dead],
                  [t('colOldest'), timeOf(work.outbox.oldestTime)],
                ]}
              />
            </div>
          </Panel>
          <Sums
            title={t('jobs')}
            none={t('noJobs')}
            heads={[t('colTask'), t('colWaiting'), t('colRunning'), t('colFailing'), t('colDead'), t('colOldest')]}
            rows={work.jobs.map((job) => [
              workName(lang, job.task),
              job.waiting,
              job.running,
              job.failing,
              job.dead,
              timeOf(job.oldestTime),
            ])}
          />
          <Sums
            title={t('timers')}
            none={t('noTimers')}
            heads={[t('colTimer'), t('colOpen'), t('late'), t('colFailing'), t('colDue'), t('colLast')]}
            rows={work.timers.map((timer) => [
              workName(lang, timer.timer),
              timer.open,
              timer.late,
              timer.failing,
              timeOf(timer.nextTime),
              timeOf(timer.lastTime),
            ])}
          />
        </div>
      )}
    </CallView>
  )
}

function Health({ work, onReload }: { work: WorkOverview; onReload: () => void }) {
  const t = useMessages(workMessages)
  const late = work.outbox.late + work.timers.reduce((sum, timer) => sum + timer.late, 0)
  const failed = work.failed.length + work.outbox.dead
  const isWell = failed + late === 0
  return (
    <Alert
      type={isWell ? 'success' : 'warning'}
      showIcon
      title={isWell ? t('allWell') : t('trouble', { failed, late })}
      description={t('readAt', { time: fullTime(work.readTime) })}
      action={
        <Button size="sm" onClick={onReload}>
          {t('reload')}
        </Button>
      }
    />
  )
}

function FailedJobs({ work: { failed }, onDone }: { work: WorkOverview; onDone: () => void }) {
  const t = useMessages(workMessages)
  const lang = useLanguage()
  const { act, busy } = useAct(workRetry)
  const retry = async (workJobId: number) => {
    if (await act({ workJobId }, t('retried'))) onDone()
  }
  return (
    <Panel title={t('failed')}>
      {failed.length === 0 ? (
        <p className="bx t13 c3">{t('noFailed')}</p>
      ) : (
        <div className="tsc">
          <table className="tbl cds">
            <thead>
              <tr>
                <th>{t('colTask')}</th>
                <th>{t('colTries')}</th>
                <th>{t('colError')}</th>
                <th>{t('colNext')}</th>
                <th className="r" aria-label={t('retry')} />
              </tr>
            </thead>
            <tbody>
              {failed.map((job) => (
                <tr key={job.workJobId}>
                  <td className="b5">{workName(lang, job.task)}</td>
                  <td className="num nw" data-l={t('colTries')}>
                    {job.attempts} / {job.maxAttempts}
                  </td>
                  <td className="t12 wrap-anywhere min-w-50" data-l={t('colError')}>
                    {job.error}
                  </td>
                  <td className="num nw" data-l={t('colNext')}>
                    {job.isDead ? (
                      <Tag tone="danger" small>
                        {t('stopped')}
                      </Tag>
                    ) : (
                      shortTime(job.nextTime)
                    )}
                  </td>
                  <td className="r">
                    <Button size="sm" busy={busy} onClick={() => void retry(job.workJobId)}>
                      {t('retry')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

type SumsProps = {
  readonly title: string
  readonly none: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** Counts by name, the name first. */
function Sums({ title, none, heads, rows }: SumsProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="bx t13 c3">{none}</p>
      ) : (
        <div className="tsc">
          <table className="tbl cds">
            <thead>
              <tr>
                {heads.map((head, place) => (
                  <th key={head} className={place > 0 ? 'r' : undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <tr key={String(cells[0])}>
                  {cells.map((cell, place) => (
                    <td
                      key={heads[place]}
                      className={place > 0 ? 'r num nw' : undefined}
                      {...(place > 0 ? { 'data-l': heads[place] } : {})}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
