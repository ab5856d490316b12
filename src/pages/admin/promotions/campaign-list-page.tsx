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
import { adminCoupons, type CampaignRow } from '../../../modules/promotion/endpoints-campaigns.ts'
import { campaignMachine, type CampaignState } from '../../../modules/promotion/rules/campaign-machine.ts'
import { CampaignDialog } from '../../../modules/promotion/ui/campaign-dialog.tsx'
import { CouponTable } from '../../../modules/promotion/ui/coupon-table.tsx'
import { SpendDiscountTable } from '../../../modules/promotion/ui/spend-discount-table.tsx'
import { campaignAdminMessages } from '../../../modules/promotion/messages.ts'

const filterNames = ['owner', 'state'] as const
const pageSize = 20

/** The platform's coupons, and those and the full reductions of all stores, which it can void. */
export default function AdminCouponsPage() {
  const t = useMessages(campaignAdminMessages)
  const { message } = App.useApp()
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = (['stores', 'ladders'] as const).find((one) => one === values.owner) ?? 'platform'
  const owner = tab === 'platform' ? 'platform' : 'stores'
  const sort = tab === 'ladders' ? 'ladder' : 'coupon'
  const state = campaignMachine.states.find((one) => one === values.state)
  const call = useCall(adminCoupons, { owner, sort, state, current: page, pageSize })
  const [editing, setEditing] = useState<{ readonly of: CampaignRow | null } | null>(null)
  const tabs = [
    { key: 'platform', label: t('ofPlatform') },
    { key: 'stores', label: t('ofStores') },
    { key: 'ladders', label: t('ladders') },
  ]
  const Table = sort === 'ladder' ? SpendDiscountTable : CouponTable
  const empty = { platform: 'none', stores: 'noneStores', ladders: 'noLadders' } as const
  return (
    <>
      <ListFrame
        label={t('deskTitle')}
        tabs={{ list: tabs, current: tab, onChange: (next) => set({ owner: next === 'platform' ? '' : next, state: '' }) }}
        bar={
          <>
            <ChoiceFilter<CampaignState>
              label={t('stateLabel')}
              value={state ?? ''}
              all={t('stateAll')}
              values={campaignMachine.states}
              word={(one) => t(sort === 'ladder' && one === 'RUNNING' ? 'runs' : one)}
              onChange={(next) => set({ state: next })}
            />
            <span className="sp" />
            {owner === 'platform' && (
              <Button tone="brand" icon="plus" onClick={() => setEditing({ of: null })}>
                {t('add')}
              </Button>
            )}
          </>
        }
        call={call}
        empty={<Empty icon="ticket" title={t(empty[tab])} {...(owner === 'stores' ? {} : { help: t('noneHelp') })} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => (
          <Table face="admin" list={list} withStore={owner === 'stores'} onEdit={(of) => setEditing({ of })} onDone={call.reload} />
        )}
      </ListFrame>
      {editing && (
        <CampaignDialog
          face="admin"
          sort="coupon"
          of={editing.of}
          storeId={null}
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
