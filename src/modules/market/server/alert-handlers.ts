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
      (await alertsOf(call.app.read, memberOf(call).memberId)).map((one) => ({
        alertId: one.alertId,
        seriesCode: one.seriesCode,
        seriesName: call.lang === 'en' ? one.nameEn : one.nameZh,
        direction: one.direction,
        threshold: yuan(one.threshold),
        isPaused: one.state === 'paused' ? (1 as const) : (0 as const),
        latestPrice: one.latestPrice === null ? null : yuan(one.latestPrice),
        fired: one.firedOn === null || one.firedPrice === null ? null : { date: one.firedOn, price: yuan(one.firedPrice) },
      })),
    ),
    handle(alertAdd, (input, call) =>
      call.app.inTransaction<{ alertId: number } | Failure>(async (unit) => {
        const { memberId } = memberOf(call)
        const threshold = parseUnitPrice(input.threshold)
        if (!threshold) return failure('market.priceInvalid', {}, { field: 'threshold' })
        if ((await alertCount(unit, memberId)) >= mostAlerts) return failure('market.tooManyAlerts', { most: mostAlerts })
        const alertId = await addAlert(unit, memberId, { ...input, threshold }, call.app.clock.now())
        return alertId === undefined ? failure('market.noSeries', { series: input.seriesCode }, { field: 'seriesCode' }) : { alertId }
      }),
    ),
    handle(alertPause, async (input, call) => {
      const changed = await call.app.inTransaction((unit) =>
        setAlertState(unit, memberOf(call).memberId, input.alertId, input.isPaused === 1 ? 'paused' : 'active'),
      )
      return changed ? null : failure('api.notFound')
    }),
    handle(alertDelete, async (input, call) => {
      const gone = await call.app.inTransaction((unit) => deleteAlert(unit, memberOf(call).memberId, input.alertId))
      return gone ? null : failure('api.notFound')
    }),
  ]
}
