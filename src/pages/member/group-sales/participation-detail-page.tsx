import { Popconfirm } from 'antd'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { StepLine, type TimelineStep } from '../../../ui/layout/timeline.tsx'
import { goodsLabel } from '../../../ui/goods/goods-label.ts'
import { groupParticipationCancel, groupParticipationDetail } from '../../../modules/group-sale/endpoints.ts'
import type { GroupParticipationView } from '../../../modules/group-sale/endpoints-schemas.ts'
import { groupPageMessages } from '../../../modules/group-sale/messages.ts'
import { DepositPayment } from './deposit-payment.tsx'

const everyMs = 3000

/** One participation: what it is, where it stands, and what is to be paid. */
export default function ParticipationDetailPage() {
  const t = useMessages(groupPageMessages)
  const [query] = useSearchParams()
  const call = useCall(groupParticipationDetail, { participationSn: query.get('participationSn') ?? '' })
  const isWaiting = call.data?.state === 'DEPOSIT_DUE'
  const { reload } = call
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (!document.hidden) reload()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isWaiting, reload])
  return (
    <CallView call={call}>
      {(of) => (
        <Panel
          title={t('mineDetail')}
          sub={of.participationSn}
          more={
            <Anchor className="lk t13" to="/member/groupSale/list">
              {t('back')}
            </Anchor>
          }
        >
          <div className="bx col g3" data-state={of.state}>
            <Info of={of} onDone={reload} />
          </div>
        </Panel>
      )}
    </CallView>
  )
}

const timeOf = (at: string | null) => (at === null ? '' : fullTime(at))

function Info({ of, onDone }: { of: GroupParticipationView; onDone: () => void }) {
  const t = useMessages(groupPageMessages)
  return (
    <>
      <div className="row g2 wrp">
        <Anchor className="b6 t16" to={`/sale/group/detail?groupSn=${of.groupSn}`}>
          {of.title}
        </Anchor>
        <Tag>{of.stateText}</Tag>
      </div>
      <StepLine label={t('timeline')} steps={stepsOf(of, t)} />
      {of.state === 'DEPOSIT_DUE' && <Note tone="warn">{t('payUntil', { time: fullTime(of.payUntil) })}</Note>}
      {of.state === 'JOINED' && <Note>{t('waitForEnd', { time: fullTime(of.balanceTime) })}</Note>}
      {of.state === 'BALANCE_DUE' && <Note tone="warn">{t('balanceUntil', { time: timeOf(of.balanceUntil) })}</Note>}
      <PropertyList
        list={[
          [t('colCampaign'), goodsLabel(of)],
          [t('store'), of.storeName],
          [t('colQuantity'), `${groupedNumber(of.buyNum)} ${of.unitName}`],
          [t('ceiling'), `¥${priceText(of.ceilingPrice)}`],
          [t('finalPrice'), of.finalPrice === null ? '' : `¥${priceText(of.finalPrice)}`],
          [t('goodsAmount'), `¥${priceText(of.goodsAmount)}`],
          [t('colDeposit'), `¥${priceText(of.deposit)}`],
          [t('returned'), of.returned > 0 ? `¥${priceText(of.returned)}` : ''],
          [t('order'), of.orderSn],
        ]}
      />
      {of.can.includes('payDeposit') && <DepositPayment of={of} onDone={onDone} />}
      <Acts of={of} onDone={onDone} />
    </>
  )
}

function stepsOf(
  of: GroupParticipationView,
  t: (key: 'step_created' | 'step_deposit' | 'step_fixed' | 'step_paid' | 'step_closed') => string,
) {
  const step = (key: 'created' | 'deposit' | 'fixed' | 'paid', at: string | null, isCurrent: boolean): TimelineStep => ({
    key,
    title: t(`step_${key}`),
    note: timeOf(at),
    state: at !== null ? 'done' : isCurrent ? 'current' : 'future',
  })
  const steps = [
    step('created', of.createTime, false),
    step('deposit', of.joinTime, of.state === 'DEPOSIT_DUE'),
    step('fixed', of.finalPrice === null ? null : of.balanceTime, of.state === 'JOINED'),
    step('paid', of.payTime, of.state === 'BALANCE_DUE'),
  ]
  if (of.closeTime === null) return steps
  const closed: TimelineStep = { key: 'closed', title: of.stateText, note: timeOf(of.closeTime), state: 'done' }
  return [...steps.filter((one) => one.state === 'done'), closed]
}

function Acts({ of, onDone }: { of: GroupParticipationView; onDone: () => void }) {
  const t = useMessages(groupPageMessages)
  const { act, busy } = useAct(groupParticipationCancel)
  const leave = async () => {
    if (await act({ participationSn: of.participationSn }, t('left'))) onDone()
  }
  return (
    <div className="row g2 wrp">
      {of.can.includes('placeOrder') && (
        <ButtonLink tone="action" to={`/member/groupSale/balance?participationSn=${of.participationSn}`}>
          {t('placeOrder')}
        </ButtonLink>
      )}
      {of.can.includes('payBalance') && (
        <ButtonLink tone="action" to={`/buy/pay?paySn=${of.paySn}`}>
          {t('goPay')}
        </ButtonLink>
      )}
      {of.can.includes('openOrder') && <ButtonLink to={`/member/order/detail?orderSn=${of.orderSn}`}>{t('openOrder')}</ButtonLink>}
      {of.can.includes('cancel') && (
        <Popconfirm title={t('leaveAsk')} okText={t('leave')} cancelText={t('keep')} onConfirm={() => void leave()}>
          <Button tone="ghost" busy={busy}>
            {t('leave')}
          </Button>
        </Popconfirm>
      )}
    </div>
  )
}
