import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { platformScorecard } from '../../../modules/analytics/endpoints-scorecard.ts'
import { scorecardMessages } from '../../../modules/analytics/messages.ts'
import { ScorecardPanel } from '../../../modules/analytics/ui/scorecard-panel.tsx'
import { platformStoreFigures } from '../../../modules/dashboard/endpoints.ts'
import { dashboardMessages } from '../../../modules/dashboard/messages.ts'
import { periodLengths, type PeriodLength } from '../../../modules/dashboard/rules/period.ts'
import { FigureStrip } from '../../../modules/dashboard/ui/figure-strip.tsx'
import { storeFigureList } from '../../../modules/dashboard/ui/store-figure-list.ts'
import { platformGoodsList, type PlatformGoods } from '../../../modules/listing/endpoints-platform.ts'
import { goodsStates } from '../../../modules/listing/endpoints.ts'
import { platformGoodsMessages } from '../../../modules/listing/messages.ts'
import { adminBillList } from '../../../modules/settlement/endpoints-admin.ts'
import type { BillView } from '../../../modules/settlement/endpoints.ts'
import { BillStateTag } from '../../../modules/settlement/ui/bill-state-tag.tsx'
import { BillSums } from '../../../modules/settlement/ui/bill-list.tsx'
import type { AdminStoreDetail } from '../../../modules/store/endpoints-admin-store.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { Segmented } from '../../../ui/layout/segmented.tsx'
import { storeDetailMessages } from './messages.ts'

/** What the store sold, by the period that is chosen here: the address stays a stop of the list it was opened from. */
export function FiguresPanel({ storeId }: { storeId: number }) {
  const t = useMessages(dashboardMessages)
  const [days, setDays] = useState<PeriodLength>('30')
  const call = useCall(platformStoreFigures, { storeId, days })
  const choice = {
    label: t('period'),
    options: periodLengths.map((key) => ({ key, label: t(`days_${key}`) })),
    current: days,
    onChange: (next: string) => setDays(periodLengths.find((one) => one === next) ?? '30'),
  }
  return (
    <Panel title={t('figures')} more={<Segmented {...choice} />}>
      <CallView call={call} rows={3}>
        {(found) => <FigureStrip figures={storeFigureList(found, t)} days={days} />}
      </CallView>
    </Panel>
  )
}

/** How the store delivers, weighs and answers; each measure leads to its rows. */
export function TrackRecordPanel({ storeId }: { storeId: number }) {
  const t = useMessages(scorecardMessages)
  const call = useCall(platformScorecard, { storeId })
  return (
    <CallView call={call} rows={4}>
      {(card) => (
        <ScorecardPanel
          t={t}
          card={card}
          rowsOf={(figure, search) => `/admin/statistics/cases?figure=${figure}&storeId=${storeId}&${search}`}
        />
      )}
    </CallView>
  )
}

/** What is owed and was paid to the store, and its last bills. */
export function BillsPanel({ of: { store } }: { of: AdminStoreDetail }) {
  const t = useMessages(storeDetailMessages)
  const call = useCall(adminBillList, { storeId: store.storeId, pageSize: 3 })
  return (
    <Panel
      title={t('money')}
      more={
        <span className="row g3 wrp">
          <MoreLink to={`/admin/finance/accounts?tab=all&keyword=${encodeURIComponent(store.storeName)}`}>{t('payoutAccounts')}</MoreLink>
          <MoreLink to={`/admin/bill/list?storeId=${store.storeId}`}>{t('allBills')}</MoreLink>
        </span>
      }
    >
      <CallView call={call} rows={3}>
        {(found) => (
          <>
            <BillSums of={found} inside />
            {found.list.length === 0 ? <p className="bx t13 c3">{t('noBills')}</p> : <BillTable bills={found.list} />}
          </>
        )}
      </CallView>
    </Panel>
  )
}

function BillTable({ bills }: { bills: readonly BillView[] }) {
  const t = useMessages(storeDetailMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colBill')}</th>
            <th>{t('colPeriod')}</th>
            <th className="r">{t('colTotal')}</th>
            <th>{t('colState')}</th>
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.billId}>
              <td className="num nw">
                <Anchor className="lk" to={`/admin/bill/detail?billId=${bill.billId}`}>
                  {bill.billSn}
                </Anchor>
              </td>
              <td className="num" data-l={t('colPeriod')}>
                {t('period', { from: bill.fromDay, until: bill.toDay })}
              </td>
              <td className="r num nw" data-l={t('colTotal')}>
                ¥{priceText(bill.total)}
              </td>
              <td data-l={t('colState')}>
                <BillStateTag of={bill} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How many goods stand where, and those that sell best. */
export function GoodsPanel({ storeId }: { storeId: number }) {
  const t = useMessages(storeDetailMessages)
  const states = useMessages(platformGoodsMessages)
  const call = useCall(platformGoodsList, { storeId, sort: '-sold', pageSize: 5 })
  return (
    <Panel title={t('goods')} more={<MoreLink to={`/admin/goods/list?storeId=${storeId}`}>{t('allGoods')}</MoreLink>}>
      <CallView call={call} rows={3}>
        {({ list, counts }) =>
          list.length === 0 ? (
            <p className="bx t13 c3">{t('noGoods')}</p>
          ) : (
            <>
              <nav className="bx row g4 wrp t13" aria-label={t('goods')}>
                {goodsStates
                  .filter((state) => (counts[state] ?? 0) > 0)
                  .map((state) => (
                    <Anchor key={state} className="lk" to={`/admin/goods/list?storeId=${storeId}&state=${state}`}>
                      {states(state)} <span className="num">{counts[state]}</span>
                    </Anchor>
                  ))}
              </nav>
              <GoodsTable goods={list} />
            </>
          )
        }
      </CallView>
    </Panel>
  )
}

function GoodsTable({ goods }: { goods: readonly PlatformGoods[] }) {
  const t = useMessages(storeDetailMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th className="r">{t('colStock')}</th>
            <th className="r">{t('colSold')}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((one) => (
            <tr key={one.goodsId}>
              <td>
                {one.productId !== null && one.state === 'on_sale' ? (
                  <Anchor className="lk" to={`/goods/detail/${one.productId}`}>
                    {one.goodsName}
                  </Anchor>
                ) : (
                  one.goodsName
                )}
                <div className="t12 c3">{one.categoryName}</div>
              </td>
              <td className="r num nw" data-l={t('colStock')}>
                {groupedNumber(one.available)} {one.priceUnit}
              </td>
              <td className="r num" data-l={t('colSold')}>
                {groupedNumber(one.soldNum)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
