import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseUnitPrice, unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { alertAdd, alertDelete, alertList, alertPause } from '../endpoints-alert.ts'
import { addAlert, alertCount, alertsOf, deleteAlert, setAlertState } from './alert-repository.ts'

const mostAlerts = 50
const yuan = (price: number) => unitPriceNumber(BigInt(price))

/** Members' price alerts. */
export function alertHandlers(): Handler[] {
  return [
    handle(alertList, async (_input, call) =>
      (await alertsOf(call.app.read, memberOf(call).memberId)).map((alert) => ({
        alertId: alert.alertId,
        seriesCode: alert.seriesCode,
        seriesName: call.lang === 'en' ? alert.nameEn : alert.nameZh,
        direction: alert.direction,
        threshold: yuan(alert.threshold),
        isPaused: alert.state === 'paused' ? (1 as const) : (0 as const),
        latestPrice: alert.latestPrice === null ? null : yuan(alert.latestPrice),
        fired: alert.firedOn === null || alert.firedPrice === null ? null : { date: alert.firedOn, price: yuan(alert.firedPrice) },
      })),
    ),
    handle(alertAdd, (input, call) =>
      call.app.inTransaction<{ alertId: number } | Failure>(async (tx) => {
        const { memberId } = memberOf(call)
        const threshold = parseUnitPrice(input.threshold)
        if (!threshold) return failure('market.priceInvalid', {}, { field: 'threshold' })
        if ((await alertCount(tx, memberId)) >= mostAlerts) return failure('market.tooManyAlerts', { most: mostAlerts })
        const alertId = await addAlert(tx, memberId, { ...input, threshold }, call.app.clock.now())
        return alertId === undefined ? failure('market.noSeries', { series: input.seriesCode }, { field: 'seriesCode' }) : { alertId }
      }),
    ),
    handle(alertPause, async (input, call) => {
      const changed = await call.app.inTransaction((tx) =>
        setAlertState(tx, memberOf(call).memberId, input.alertId, input.isPaused === 1 ? 'paused' : 'active'),
      )
      return changed ? null : failure('api.notFound')
    }),
    handle(alertDelete, async (input, call) => {
      const gone = await call.app.inTransaction((tx) => deleteAlert(tx, memberOf(call).memberId, input.alertId))
      return gone ? null : failure('api.notFound')
    }),
  ]
}
