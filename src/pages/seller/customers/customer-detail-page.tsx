import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { PropertiesPanel, LinksPanel } from '../../../ui/console/detail/detail-panels.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { customerDetail, type CustomerDetail } from '../../../modules/dashboard/endpoints-customers.ts'
import { customerMessages, customerPageMessages } from '../../../modules/dashboard/messages.ts'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerTags } from './customer-tags.tsx'
import { MonthBars } from './month-bars.tsx'

/** One customer of my stores: what they buy, what is open, and what we noted. */
export default function CustomerDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(customerDetail, { key: query.get('key') ?? '' })
  return <CallView call={call}>{(customer) => <CustomerRecord customer={customer} onDone={call.reload} />}</CallView>
}

function CustomerRecord({ customer, onDone }: { customer: CustomerDetail; onDone: () => void }) {
  const t = useMessages(customerPageMessages)
  const of = useMessages(customerMessages)
  const orders = `/seller/order/list?keyword=${encodeURIComponent(customer.name)}`
  const { credit } = customer
  const facts = [
    [of('colOrders'), groupedNumber(customer.orderNum)],
    [of('colAmount'), `¥${priceText(customer.amount)}`],
    [of('colAverage'), `¥${priceText(customer.average)}`],
    [of('colTonnes'), groupedNumber(customer.tonnes)],
    [of('colEvery'), customer.everyDays === null ? '' : of('days', { days: customer.everyDays })],
    [of('colFirst'), shortTime(customer.firstTime)],
    [of('colLast'), shortTime(customer.lastTime)],
    [of('colPlace'), customer.city],
    [of('colPhone'), customer.phone],
    [
      t('credit'),
      credit === null
        ? t('noCredit')
        : [t('creditOf', { used: priceText(credit.used), limit: priceText(credit.limit) }), credit.isFrozen && t('creditFrozen')]
            .filter(Boolean)
            .join(' · '),
    ],
  ] as const
  return (
    <Detail
      head={
        <DetailHead
          list="/seller/customer/list"
          title={
            <span className="row g2 wrp">
              {customer.name} <Tag small>{of(customer.kind)}</Tag>
            </span>
          }
          sub={t(customer.isCompany ? 'company' : 'person')}
          links={
            <Anchor className="lk" to={orders}>
              {t('allOrders')}
            </Anchor>
          }
        >
          <CustomerTags customer={customer} onDone={onDone} />
        </DetailHead>
      }
      aside={
        <>
          <PropertiesPanel title={t('facts')} list={facts} />
          <OpenMatters customer={customer} />
          <CustomerNotes customer={customer} onDone={onDone} />
        </>
      }
    >
      <MonthBars months={customer.months} />
      <Requests customer={customer} />
      <RecentOrders customer={customer} />
      <BoughtGoods customer={customer} />
    </Detail>
  )
}

function OpenMatters({ customer: { open, name } }: { customer: CustomerDetail }) {
  const t = useMessages(customerPageMessages)
  const matters = [
    { key: 'samples', icon: 'flask-conical', count: open.samples, to: '/seller/sample/list' },
    { key: 'cases', icon: 'undo-2', count: open.cases, to: `/seller/aftersale/list?keyword=${encodeURIComponent(name)}` },
    { key: 'contracts', icon: 'file-signature', count: open.contracts, to: '/seller/contract/list' },
  ] as const
  return (
    <LinksPanel
      title={t('pending')}
      lines={matters
        .filter((one) => one.count > 0)
        .map(({ key, icon, count, to }) => ({ key, icon, text: t(key), note: count, to: { address: to, label: t('view') } }))}
    />
  )
}

function Requests({ customer: { requests } }: { customer: CustomerDetail }) {
  const t = useMessages(customerPageMessages)
  return (
    <Panel title={t('requests')}>
      {requests.length === 0 ? (
        <p className="bx t13 c3">{t('noRequests')}</p>
      ) : (
        <ul className="bx col g2 t13">
          {requests.map((one) => (
            <li key={one.inquirySn} className="row g3 wrp">
              <Anchor className="lk" to={`/seller/quotation/edit?inquirySn=${one.inquirySn}`}>
                {one.title}
              </Anchor>
              <span className="c3">{t(one.isDirect ? 'direct' : 'publicRequest')}</span>
              <span className="num c3">{shortTime(one.publishTime)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function RecentOrders({ customer: { orders } }: { customer: CustomerDetail }) {
  const t = useMessages(customerPageMessages)
  return (
    <Panel title={t('recent')}>
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>{t('colOrder')}</th>
              <th>{t('colState')}</th>
              <th className="r">{t('colAmount')}</th>
              <th>{t('colPaid')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((one) => (
              <tr key={one.orderSn}>
                <td className="num">
                  <Anchor className="lk" to={`/seller/order/detail?orderSn=${one.orderSn}`}>
                    {one.orderSn}
                  </Anchor>
                </td>
                <td data-l={t('colState')}>{t(one.stage)}</td>
                <td className="r num nw" data-l={t('colAmount')}>
                  ¥{priceText(one.amount)}
                </td>
                <td className="num nw" data-l={t('colPaid')}>
                  {shortTime(one.payTime)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function BoughtGoods({ customer: { goods } }: { customer: CustomerDetail }) {
  const t = useMessages(customerPageMessages)
  return (
    <Panel title={t('goods')}>
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>{t('colGoods')}</th>
              <th className="r">{t('colOrders')}</th>
              <th className="r">{t('colAmount')}</th>
            </tr>
          </thead>
          <tbody>
            {goods.map((one) => (
              <tr key={one.productId}>
                <td>
                  <div className="b5">{one.goodsName}</div>
                  <div className="t12 c3">{one.specText}</div>
                </td>
                <td className="r num" data-l={t('colOrders')}>
                  {one.orderNum}
                </td>
                <td className="r num nw" data-l={t('colAmount')}>
                  ¥{priceText(one.amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
