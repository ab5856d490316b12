import { Popconfirm } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { mallOrderDetailCall, mallOrderMoveCall, type MallOrderView } from '../../../modules/loyalty/endpoints.ts'
import { loyaltyPageMessages } from '../../../modules/loyalty/messages.ts'
import { MallOrderState } from '../../../modules/loyalty/ui/mall-order-state.tsx'
import '../../../modules/loyalty/ui/loyalty.css'

/** One order of a mall: what became of it, and what its member may do now. */
export function MallOrderDetail({ list }: { list: string }) {
  const t = useMessages(loyaltyPageMessages)
  const [query] = useSearchParams()
  const call = useCall(mallOrderDetailCall, { mallOrderSn: query.get('orderSn') ?? '' })
  return (
    <CallView call={call}>
      {(of) => (
        <Panel
          title={t('orderTitle')}
          sub={of.orderSn}
          more={
            <Anchor className="lk t13" to={list}>
              {t('back')}
            </Anchor>
          }
        >
          <Order of={of} onDone={call.reload} />
        </Panel>
      )}
    </CallView>
  )
}

const timeOf = (time: string | null) => (time === null ? '' : fullTime(time))

function Order({ of, onDone }: { of: MallOrderView; onDone: () => void }) {
  const t = useMessages(loyaltyPageMessages)
  return (
    <div className="bx col g3">
      <div data-state={of.state}>
        <MallOrderState of={of} />
      </div>
      <div className="lty-o">
        <Picture src={of.image} alt="" width={72} />
        <div>
          <span className="b5">{of.title}</span>
          <div className="num c2">
            {t('pieces', { count: of.quantity })} · {t(of.mall, { count: groupedNumber(of.points) })}
            {of.cash > 0 && ` + ¥${priceText(of.cash)}`}
          </div>
        </div>
      </div>
      <PropertyList
        list={[
          [t('receiver'), `${of.receiver} ${of.phone} ${of.address}`],
          [t('remark'), of.remark],
          [t('carrier'), of.carrier],
          [t('trackingNo'), of.trackingNo],
          [t('createdAt'), timeOf(of.createTime)],
          [t('paidAt'), timeOf(of.payTime)],
          [t('shippedAt'), timeOf(of.shipTime)],
          [t('endedAt'), timeOf(of.endTime)],
          [t('cancelReason'), of.cancelReason],
        ]}
      />
      <Acts of={of} onDone={onDone} />
    </div>
  )
}

function Acts({ of, onDone }: { of: MallOrderView; onDone: () => void }) {
  const t = useMessages(loyaltyPageMessages)
  const { act, busy } = useAct(mallOrderMoveCall)
  const { orderSn, version: expectedVersion } = of
  const move = async (event: 'cancel' | 'receive') => {
    if (await act({ mallOrderSn: orderSn, event, expectedVersion }, t(event === 'cancel' ? 'cancelled' : 'received'))) onDone()
  }
  return (
    <div className="row g2 wrp">
      {of.state === 'PENDING_PAYMENT' && (
        <ButtonLink tone="action" to={`/buy/point/pay?orderSn=${orderSn}`}>
          {t('payNow')}
        </ButtonLink>
      )}
      {of.can.includes('receive') && (
        <Button tone="brand" busy={busy} onClick={() => void move('receive')}>
          {t('receive')}
        </Button>
      )}
      {of.can.includes('cancel') && (
        <Popconfirm title={t('cancelSure')} okText={t('cancel')} cancelText={t('keep')} onConfirm={() => void move('cancel')}>
          <Button busy={busy}>{t('cancel')}</Button>
        </Popconfirm>
      )}
    </div>
  )
}
