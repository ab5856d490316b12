import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { mallOrderListCall, type MallOrderView } from '../../../modules/loyalty/endpoints.ts'
import { loyaltyMessages, loyaltyPageMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'
import { mallOrderMachine } from '../../../modules/loyalty/rules/mall-order-machine.ts'
import { MallOrderState } from '../../../modules/loyalty/ui/mall-order-state.tsx'
import '../../../modules/loyalty/ui/loyalty.css'

const pageSize = 20
const filterNames = ['state'] as const

/** The member's orders of a mall. */
export function MallOrderList({ mall }: { mall: Currency }) {
  const t = useMessages(loyaltyPageMessages)
  const say = useMessages(loyaltyMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = mallOrderMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(mallOrderListCall, { mall, state, current: page, pageSize })
  const states = mallOrderMachine.states.filter((one) => mall === 'points' || one !== 'PENDING_PAYMENT')
  const front = mall === 'points' ? '/point/index' : '/score'
  return (
    <ConsoleList
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
      call={call}
      empty={<Empty icon="package" title={t('ordersNone')} actions={<ButtonLink to={front}>{t('toMall')}</ButtonLink>} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} />}
    </ConsoleList>
  )
}

function Rows({ list }: { list: readonly MallOrderView[] }) {
  const t = useMessages(loyaltyPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colOrder')}</th>
            <th>{t('colCost')}</th>
            <th>{t('colState')}</th>
            <th>{t('colTime')}</th>
            <th className="r" aria-label={t('open')} />
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.orderSn}>
              <td>
                <div className="lty-o">
                  <Picture src={of.image} alt="" width={72} />
                  <div>
                    <span className="b5">{of.title}</span> <span className="c3 num">× {of.quantity}</span>
                    <div className="t12 c3 num">{of.orderSn}</div>
                  </div>
                </div>
              </td>
              <td className="num nw" data-l={t('colCost')}>
                {t(of.mall, { count: of.points })}
                {of.cash > 0 && ` + ¥${priceText(of.cash)}`}
              </td>
              <td data-l={t('colState')}>
                <MallOrderState of={of} />
              </td>
              <td className="num nw t12" data-l={t('colTime')}>
                {fullTime(of.createTime)}
              </td>
              <td className="r">
                <ButtonLink
                  size="sm"
                  tone={of.state === 'PENDING_PAYMENT' || of.state === 'SHIPPED' ? 'brand' : 'ghost'}
                  to={`/member/${of.mall === 'points' ? 'pointOrder' : 'scoreOrder'}/detail?orderSn=${of.orderSn}`}
                >
                  {t('open')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
