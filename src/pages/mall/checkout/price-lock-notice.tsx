import { useEffect, useRef } from 'react'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { CheckoutView } from '../../../modules/order/endpoints.ts'
import type { CheckoutModel } from './use-checkout.ts'
import { useCheckoutMessages } from './use-messages.ts'

/**
 * The time for which index-linked prices are locked. When it is over the prices of now are asked for, and the buyer decides
 * again; a price that has moved meanwhile can be taken before.
 */
export function PriceLockNotice({ lock, checkout }: { lock: NonNullable<CheckoutView['priceLock']>; checkout: CheckoutModel }) {
  const t = useCheckoutMessages()
  const left = useTimeLeft(lock.expiresAt)
  const renewed = useRef('')
  const isOver = left === 0
  const { relock } = checkout
  useEffect(() => {
    if (!isOver || renewed.current === lock.expiresAt) return
    renewed.current = lock.expiresAt
    void relock()
  }, [isOver, lock.expiresAt, relock])
  const moved = checkout.view.storeGroupList
    .flatMap((store) => store.goodsList)
    .flatMap((line) => (line.index?.movedTo == null ? [] : [{ line, movedTo: line.index.movedTo }]))
  return (
    <div className="mt-3">
      <Note>
        {t('lockedFor')}{' '}
        <b className="num cp" role="timer">
          {left === null ? '' : clockText(left)}
        </b>
        <br />
        {t('lockPay', { minutes: lock.lockMinutes })}
        {moved.map(({ line, movedTo }) => (
          <p key={`${line.productId}${line.unit}`}>
            {t(movedTo < line.goodsPrice ? 'lockFell' : 'lockRose', {
              goods: line.goodsName,
              price: priceText(movedTo),
              unit: line.unitName,
            })}
          </p>
        ))}
        {moved.some(({ line, movedTo }) => movedTo < line.goodsPrice) && (
          <button type="button" className="lk" onClick={() => void relock()}>
            {t('takeNow')}
          </button>
        )}
      </Note>
    </div>
  )
}
