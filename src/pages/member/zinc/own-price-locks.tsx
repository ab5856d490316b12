import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ownPriceLocks } from '../../../modules/pricing/endpoints-price-lock.ts'
import { marketPageMessages } from '../../../modules/market/messages.ts'

/** Prices by formula that are held for the member, with the time that is left. */
export function OwnPriceLocks() {
  const t = useMessages(marketPageMessages)
  const locks = useCall(ownPriceLocks, {})
  return (
    <Panel title={t('locksTitle')}>
      <CallView call={locks} rows={1}>
        {(found) =>
          found.length === 0 ? (
            <Empty icon="lock" title={t('noLocks')} help={t('noLocksHelp')} />
          ) : (
            <ul>
              {found.map((one) => (
                <li key={one.productId} className="bx row g3 wrp">
                  <span className="sp">
                    <Anchor className="lk b5" to={`/goods/detail/${one.productId}`}>
                      {one.goodsName}
                    </Anchor>
                    <span className="t12 c3"> {one.specText}</span>
                  </span>
                  <b className="num">{`¥${priceText(one.price)}/${one.priceUnit}`}</b>
                  <Countdown until={one.expiresAt} />
                </li>
              ))}
            </ul>
          )
        }
      </CallView>
    </Panel>
  )
}
