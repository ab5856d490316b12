import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ChoiceFilter } from '../../../ui/console/filter-fields.tsx'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { useOwnStores } from '../../../modules/store/ui/use-own-stores.ts'
import { sellerCoupons, type CampaignRow } from '../../../modules/promotion/endpoints-campaigns.ts'
import { campaignMachine, type CampaignState } from '../../../modules/promotion/rules/campaign-machine.ts'
import { CampaignDialog } from '../../../modules/promotion/ui/campaign-dialog.tsx'
import { CouponTable } from '../../../modules/promotion/ui/coupon-table.tsx'
import { SpendDiscountTable } from '../../../modules/promotion/ui/spend-discount-table.tsx'
import { campaignAdminMessages } from '../../../modules/promotion/messages.ts'

const filterNames = ['sort', 'state'] as const
const pageSize = 20

/** The coupons and full reductions of the own store: drafts, what runs, what came of it. */
export default function SellerCouponsPage() {
  const t = useMessages(campaignAdminMessages)
  const { message } = App.useApp()
  const { values, set, page, turn } = useFilters(filterNames)
  const state = campaignMachine.states.find((one) => one === values.state)
  const sort = values.sort === 'ladder' ? 'ladder' : 'coupon'
  const isLadder = sort === 'ladder'
  const call = useCall(sellerCoupons, { sort, state, current: page, pageSize })
  const [editing, setEditing] = useState<{ readonly of: CampaignRow | null } | null>(null)
  const own = useOwnStores()
  const Table = isLadder ? SpendDiscountTable : CouponTable
  const tabs = [
    { key: 'coupon', label: t('deskTitle') },
    { key: 'ladder', label: t('ladders') },
  ]
  return (
    <>
      <ListFrame
        label={t('deskTitle')}
        tabs={{ list: tabs, current: sort, onChange: (next) => set({ sort: next === 'ladder' ? next : '', state: '' }) }}
        bar={
          <>
            <ChoiceFilter<CampaignState>
              label={t('stateLabel')}
              value={state ?? ''}
              all={t('stateAll')}
              values={campaignMachine.states}
              word={(one) => t(isLadder && one === 'RUNNING' ? 'runs' : one)}
              onChange={(next) => set({ state: next })}
            />
            <span className="sp" />
            <Button tone="brand" icon="plus" onClick={() => setEditing({ of: null })}>
              {t(isLadder ? 'addLadder' : 'add')}
            </Button>
          </>
        }
        call={call}
        empty={<Empty icon="ticket" title={t(isLadder ? 'noLadders' : 'none')} help={t(isLadder ? 'noLaddersHelp' : 'noneHelp')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <Table face="seller" list={list} withStore={false} onEdit={(of) => setEditing({ of })} onDone={call.reload} />}
      </ListFrame>
      {editing && (
        <CampaignDialog
          face="seller"
          sort={sort}
          of={editing.of}
          storeId={(editing.of?.storeId ?? own?.chosen) || (own?.all[0]?.storeId ?? null)}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null)
            message.success(t('saved'))
            call.reload()
          }}
        />
      )}
    </>
  )
}
