import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { dashboardMessages } from '../messages.ts'
import type { PlatformCount, StoreCount } from '../rules/overview.ts'

type Count = StoreCount | PlatformCount
type Props = { readonly counts: readonly { readonly key: Count; readonly count: number }[]; readonly side: 'store' | 'platform' }

/** The list behind each count. */
const links: Readonly<Record<Props['side'], Readonly<Partial<Record<Count, string>>>>> = {
  store: {
    openOrder: '/seller/order/list',
    goodsOnSale: '/seller/goods/list?state=on_sale',
    goodsOffShelf: '/seller/goods/list?state=off_shelf',
    goodsTakenDown: '/seller/goods/list?state=taken_down',
    soldOutSku: '/seller/stock/list',
    openInquiry: '/seller/inquiry/list',
  },
  platform: {
    unpaidOrder: '/admin/order/list?tab=awaitingPayment',
    unshippedOrder: '/admin/order/list?tab=awaitingShipment',
    goodsOnSale: '/admin/goods/list?state=on_sale',
    goodsTakenDown: '/admin/goods/list?state=taken_down',
    openStore: '/admin/store/list?tab=stores',
    pausedStore: '/admin/store/list?tab=stores',
    member: '/admin/member/list',
    newMember: '/admin/member/list',
    publishedArticle: '/admin/article/list',
  },
}

/** What there is, as links to its lists; nothing for those whose rights count nothing. */
export function OverviewStrip({ counts, side }: Props) {
  const t = useMessages(dashboardMessages)
  if (counts.length === 0) return null
  return (
    <Panel title={t('overview')}>
      <nav className="kpi k2 lnk td" aria-label={t('overview')}>
        {counts.map(({ key, count }) => (
          <Anchor key={key} to={links[side][key] ?? ''}>
            <span className="l">{t(`count_${key}`)}</span>
            <span className="v">{groupedNumber(count)}</span>
          </Anchor>
        ))}
      </nav>
    </Panel>
  )
}
