import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { CampaignRow } from '../endpoints-campaigns.ts'
import type { CampaignSort } from './campaign-form.ts'
import { useCouponColumns, type CampaignColumnsOf } from './coupon-columns.tsx'
import { useSpendDiscountColumns } from './spend-discount-columns.tsx'

type Found = { readonly list: readonly CampaignRow[]; readonly total: number }
type Props<Data extends Found> = Omit<CampaignColumnsOf, 'onDone'> & { readonly sort: CampaignSort; readonly place: ListPlace<Data> }

/** Coupons or full reductions of a desk. */
export function CampaignList<Data extends Found>({ sort, place, ...rest }: Props<Data>) {
  const of = { ...rest, onDone: place.call.reload }
  const coupons = useCouponColumns(of)
  const ladders = useSpendDiscountColumns(of)
  return (
    <List
      {...place}
      rows={(found) => found.list}
      keyOf={(one) => one.campaignId}
      columns={sort === 'ladder' ? ladders : coupons}
      pages={({ total }) => ({ total })}
    />
  )
}
