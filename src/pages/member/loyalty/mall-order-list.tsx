import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { mallOrderListCall, type MallOrderView } from '../../../modules/loyalty/endpoints.ts'
import { loyaltyMessages, loyaltyPageMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'
import { mallOrderMachine } from '../../../modules/loyalty/rules/mall-order-machine.ts'
import { MallOrderState } from '../../../modules/loyalty/ui/mall-order-state.tsx'

const filterNames = ['state'] as const

/** The member's orders of a mall. */
export function MallOrderList({ mall }: { mall: Currency }) {
  const t = useMessages(loyaltyPageMessages)
  const say = useMessages(loyaltyMessages)
  const { values, set, ...list } = useList(`member.mallOrders.${mall}`, filterNames, { remembered: true })
  const state = mallOrderMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(mallOrderListCall, { mall, state, current: list.page, pageSize: list.size })
  const columns = useOrderColumns()
  const states = mallOrderMachine.states.filter((one) => mall === 'points' || one !== 'PENDING_PAYMENT')
  const front = mall === 'points' ? '/point/index' : '/score'
  return (
    <List
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ orderSn }) => orderSn}
      to={addressOf}
      columns={columns}
      label={t(mall === 'points' ? 'pointOrdersTitle' : 'scoreOrdersTitle')}
      head={
        <PanelHead title={t(mall === 'points' ? 'pointOrdersTitle' : 'scoreOrdersTitle')}>
          <ButtonLink size="sm" tone="brand" to={front}>
            {t(mall === 'points' ? 'pointsMall' : 'scoreMall')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={{
        list: [{ key: '', label: t('all') }, ...states.map((key) => ({ key, label: say(`state_${key}`) }))],
        current: state,
        onChange: (next) => set({ state: next }),
      }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="package" title={t('ordersNone')} actions={<ButtonLink to={front}>{t('toMall')}</ButtonLink>} />}
    />
  )
}

const addressOf = ({ mall, orderSn }: MallOrderView) =>
  `/member/${mall === 'points' ? 'pointOrder' : 'scoreOrder'}/detail?orderSn=${orderSn}`

function useOrderColumns(): readonly ListColumn<MallOrderView>[] {
  const t = useMessages(loyaltyPageMessages)
  const say = useMessages(loyaltyMessages)
  const actions = useActionsColumn<MallOrderView>((of) => (
    <ButtonLink size="sm" tone={of.state === 'PENDING_PAYMENT' || of.state === 'SHIPPED' ? 'brand' : 'ghost'} to={addressOf(of)}>
      {t('open')}
    </ButtonLink>
  ))
  return [
    {
      key: 'order',
      title: t('colOrder'),
      as: 'title',
      lead: ({ image }) => <Picture src={image} alt="" width={36} className="w36" />,
      text: ({ title }) => title,
      cell: ({ quantity, orderSn }) => (
        <>
          <span className="c3 num"> × {quantity}</span>
          <div className="t12 c3 num">{orderSn}</div>
        </>
      ),
    },
    {
      key: 'cost',
      title: t('colCost'),
      isTight: true,
      text: ({ mall, points, cash }) => `${t(mall, { count: groupedNumber(points) })}${cash > 0 ? ` + ¥${priceText(cash)}` : ''}`,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ state }) => say(`state_${state}`),
      cell: (of) => <MallOrderState of={of} />,
    },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ createTime }) => fullTime(createTime) },
    actions,
  ]
}
