import { Input, Popconfirm, Select } from 'antd'
import { useState } from 'react'
import { useCall, type CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { alertAdd, alertDelete, alertDirections, alertList, alertPause } from '../../../modules/market/endpoints-alert.ts'
import { indexSeries } from '../../../modules/market/endpoints.ts'
import { OwnPriceFixations } from './own-price-fixations.tsx'
import { OwnPriceLocks } from './own-price-locks.tsx'
import { marketPageMessages } from '../../../modules/market/messages.ts'

type Alerts = OutputOf<typeof alertList>

/** The member's zinc price alerts: add, pause, delete; and the prices that are held for them. */
export default function ConsultZincPage() {
  const t = useMessages(marketPageMessages)
  const alerts = useCall(alertList, {})
  const series = useCall(indexSeries, {})
  return (
    <div className="col g3">
      <Panel
        title={t('alertsTitle')}
        more={
          <ButtonLink size="sm" to="/zinc">
            {t('toMarket')}
          </ButtonLink>
        }
      >
        <p className="t12 c3 flt">{t('alertsHelp')}</p>
        <CallView call={series} rows={1}>
          {(found) => <AddAlert series={found} onDone={alerts.reload} />}
        </CallView>
        <CallView call={alerts}>
          {(found) =>
            found.length === 0 ? (
              <Empty icon="bell" title={t('noAlerts')} help={t('noAlertsHelp')} />
            ) : (
              <AlertTable alerts={found} call={alerts} />
            )
          }
        </CallView>
      </Panel>
      <OwnPriceFixations />
      <OwnPriceLocks />
    </div>
  )
}

function AddAlert({ series, onDone }: { series: OutputOf<typeof indexSeries>; onDone: () => void }) {
  const t = useMessages(marketPageMessages)
  const { act, busy } = useAct(alertAdd)
  const [wish, setWish] = useState({
    seriesCode: series[0]?.seriesCode ?? '',
    direction: 'above' as (typeof alertDirections)[number],
    threshold: '',
  })
  const latest = series.find((one) => one.seriesCode === wish.seriesCode)?.latest
  const add = async () => {
    if (!(await act(wish, t('added')))) return
    setWish({ ...wish, threshold: '' })
    onDone()
  }
  return (
    <form
      className="flt"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Select
        aria-label={t('series')}
        style={{ minWidth: 180 }}
        value={wish.seriesCode}
        options={series.map((one) => ({ value: one.seriesCode, label: one.seriesName }))}
        onChange={(seriesCode) => setWish({ ...wish, seriesCode })}
      />
      <Select
        aria-label={t('direction')}
        style={{ width: 100 }}
        value={wish.direction}
        options={alertDirections.map((direction) => ({ value: direction, label: t(direction) }))}
        onChange={(direction) => setWish({ ...wish, direction })}
      />
      <Input
        aria-label={t('threshold')}
        style={{ width: 180 }}
        inputMode="decimal"
        maxLength={12}
        placeholder={latest ? `${t('latest')} ${priceText(latest.price)}` : t('threshold')}
        value={wish.threshold}
        onChange={(event) => setWish({ ...wish, threshold: event.target.value.trim() })}
      />
      <Button type="submit" tone="brand" busy={busy} disabled={wish.threshold === ''}>
        {t('add')}
      </Button>
    </form>
  )
}

function AlertTable({ alerts, call }: { alerts: Alerts; call: CallState<Alerts> }) {
  const t = useMessages(marketPageMessages)
  const pausing = useAct(alertPause)
  const deleting = useAct(alertDelete)
  const pause = async (alertId: number, isPaused: 0 | 1) => {
    if (await pausing.act({ alertId, isPaused })) call.reload()
  }
  const remove = async (alertId: number) => {
    if (await deleting.act({ alertId }, t('removed'))) call.reload()
  }
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('series')}</th>
            <th>{t('direction')}</th>
            <th className="r">{t('threshold')}</th>
            <th className="r">{t('latest')}</th>
            <th>{t('lastFired')}</th>
            <th>{t('state')}</th>
            <th className="r">{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {alerts.map((alert) => (
            <tr key={alert.alertId}>
              <td>
                <Anchor className="cl" to={`/zinc?series=${alert.seriesCode}`}>
                  {alert.seriesName}
                </Anchor>{' '}
                <span className="c3 t12">{alert.seriesCode}</span>
              </td>
              <td>{t(alert.direction === 'above' ? 'above' : 'below')}</td>
              <td className="r n b6">{priceText(alert.threshold)}</td>
              <td className="r n">{alert.latestPrice === null ? t('none') : priceText(alert.latestPrice)}</td>
              <td className="t12 num">{alert.fired ? `${alert.fired.date} · ${priceText(alert.fired.price)}` : t('never')}</td>
              <td>
                <StateDot tone={alert.isPaused === 1 ? 'quiet' : 'ok'}>{t(alert.isPaused === 1 ? 'paused' : 'active')}</StateDot>
              </td>
              <td className="r nw">
                <Button size="sm" onClick={() => void pause(alert.alertId, alert.isPaused === 1 ? 0 : 1)}>
                  {t(alert.isPaused === 1 ? 'resume' : 'pause')}
                </Button>{' '}
                <Popconfirm title={t('sureRemove')} okText={t('remove')} onConfirm={() => remove(alert.alertId)}>
                  <Button size="sm" tone="danger">
                    {t('remove')}
                  </Button>
                </Popconfirm>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
