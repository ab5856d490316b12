import type { CallState } from '../../../api/browser/use-call.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { ChoiceFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListControl } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import type { CampaignOrder, platformCampaignOrders } from '../endpoints-figure-rows.ts'
import { campaignKinds } from '../endpoints-platform.ts'
import { statisticsMessages } from '../messages.ts'
import { SpanBar } from './span-bar.tsx'
import type { FigureSpanChoice } from './use-figure-span.ts'

/** What the address says of the orders that are asked for; `shop` is the store whose campaign it is, 0 for the platform's. */
export const campaignFilters = ['kind', 'name', 'shop', 'isNew', 'from', 'to', 'days'] as const
type Filters = Readonly<Record<(typeof campaignFilters)[number], string>>

/** The filters as the call takes them. */
export function campaignSearch({ kind, name, shop, isNew }: Filters) {
  return {
    kind: campaignKinds.find((one) => one === kind) ?? ('' as const),
    name: name.slice(0, 200),
    isNew: isNew === '1' ? ('1' as const) : ('' as const),
    ...(/^[0-9]{1,15}$/.test(shop) ? { storeId: Number(shop) } : {}),
  }
}

type Props = {
  readonly list: ListControl
  readonly call: CallState<OutputOf<typeof platformCampaignOrders>>
  readonly values: Filters
  readonly span: FigureSpanChoice
  readonly set: (change: Partial<Filters>) => void
  readonly to: (row: CampaignOrder) => string
  readonly withStore?: boolean
}

/** The orders that a campaign took something off; one row per order and campaign. */
export function CampaignOrderList({ list, call, values, span, set, to, withStore = false }: Props) {
  const t = useMessages(statisticsMessages)
  const right = { align: 'right', isTight: true } as const
  const columns: readonly ListColumn<CampaignOrder>[] = [
    { key: 'sn', title: t('colSn'), as: 'title', text: (row) => row.orderSn },
    { key: 'campaign', title: t('colCampaign'), text: (row) => row.name },
    { key: 'kind', title: t('colKind'), text: (row) => t(`campaign_${row.kind}`) },
    ...(withStore ? [{ key: 'store', title: t('colStore'), text: (row: CampaignOrder) => row.storeName }] : []),
    { key: 'time', title: t('colTime'), isTight: true, text: (row) => shortTime(row.payTime) },
    { key: 'buyer', title: t('colBuyer'), as: 'state', text: (row) => (row.isNewBuyer ? t('newBuyer') : '') },
    { key: 'amount', title: t('colAmount'), ...right, text: (row) => `¥${priceText(row.amount)}` },
    { key: 'saved', title: t('colSaved'), ...right, text: (row) => `¥${priceText(row.saved)}` },
  ]
  const tabs = [
    { key: 'all', label: t('all') },
    { key: '1', label: t('newBuyer') },
  ]
  const sums = call.data?.sums
  return (
    <List
      label={t('campaignTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(row) => `${row.orderSn} ${row.kind} ${row.name}`}
      columns={columns}
      to={to}
      tabs={{
        label: t('colBuyer'),
        list: tabs,
        current: values.isNew === '1' ? '1' : 'all',
        onChange: (next) => set({ isNew: next === '1' ? '1' : '' }),
      }}
      filters={
        <>
          <ChoiceFilter
            label={t('colKind')}
            value={campaignKinds.find((one) => one === values.kind) ?? ''}
            all={t('allKinds')}
            values={campaignKinds}
            word={(one) => t(`campaign_${one}`)}
            onChange={(kind) => set({ kind, name: '', shop: '' })}
          />
          <SpanBar span={span} />
        </>
      }
      sum={() =>
        sums
          ? t('campaignSum', {
              orders: sums.orderNum,
              buyers: sums.newBuyerNum,
              amount: priceText(sums.amount),
              saved: priceText(sums.saved),
            })
          : null
      }
      {...(values.name
        ? {
            head: (
              <div className="bx">
                <Note>{call.data?.list[0]?.name ?? values.name}</Note>
              </div>
            ),
          }
        : {})}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="ticket" title={t('noCampaigns')} />}
    />
  )
}
