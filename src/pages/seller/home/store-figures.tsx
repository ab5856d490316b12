import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Segmented } from '../../../ui/layout/segmented.tsx'
import type { StoreFigures } from '../../../modules/dashboard/endpoints.ts'
import { dashboardMessages } from '../../../modules/dashboard/messages.ts'
import { DayChart } from '../../../modules/dashboard/ui/day-chart.tsx'
import { FigureStrip } from '../../../modules/dashboard/ui/figure-strip.tsx'
import { Ranking } from '../../../modules/dashboard/ui/ranking.tsx'
import { storeFigureList } from '../../../modules/dashboard/ui/store-figure-list.ts'
import type { usePeriod } from '../../../modules/dashboard/ui/use-period.ts'

type Props = ReturnType<typeof usePeriod> & { readonly call: CallState<StoreFigures> }

/** What the store sold in a period, and to whom. */
export function StoreFiguresPanels({ call, days, choice }: Props) {
  const t = useMessages(dashboardMessages)
  return (
    <>
      <Panel title={t('figures')} more={<Segmented {...choice} />}>
        <CallView call={call} rows={6}>
          {(found) => (
            <>
              <FigureStrip figures={storeFigureList(found, t)} days={days} />
              <DayChart days={found.series} />
            </>
          )}
        </CallView>
      </Panel>
      <CallView call={call} rows={4}>
        {(found) => (
          <div className="o-even">
            <Ranking
              title={t('topGoods')}
              column={t('colGoods')}
              rows={found.goods.map((one) => ({ ...one, key: one.goodsId, name: <GoodsName goods={one} /> }))}
            />
            <Ranking
              title={t('topCustomers')}
              column={t('colCustomer')}
              moreColumn={t('colLast')}
              rows={found.customers.map((one) => ({
                ...one,
                key: `${one.name} ${one.lastTime}`,
                name: one.name,
                more: shortTime(one.lastTime),
              }))}
            />
          </div>
        )}
      </CallView>
    </>
  )
}

function GoodsName({ goods }: { goods: StoreFigures['goods'][number] }) {
  return (
    <Anchor to={`/goods/detail/${goods.productId}`} className="row g2">
      <Picture src={goods.goodsImage} alt="" width={48} className="w48" />
      {goods.goodsName}
    </Anchor>
  )
}
