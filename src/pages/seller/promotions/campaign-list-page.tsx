import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ChoiceFilter } from '../../../ui/console/filter-fields.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { useOwnStores } from '../../../modules/store/ui/use-own-stores.ts'
import { sellerCoupons, type CampaignRow } from '../../../modules/promotion/endpoints-campaigns.ts'
import { campaignMachine, type CampaignState } from '../../../modules/promotion/rules/campaign-machine.ts'
import { CampaignDialog } from '../../../modules/promotion/ui/campaign-dialog.tsx'
import { CampaignList } from '../../../modules/promotion/ui/campaign-list.tsx'
import { campaignAdminMessages } from '../../../modules/promotion/messages.ts'

const filterNames = ['sort', 'state'] as const

/** The coupons and full reductions of the own store: drafts, what runs, what came of it. */
export default function SellerCouponsPage() {
  const t = useMessages(campaignAdminMessages)
  const { message } = App.useApp()
  const { values, set, ...list } = useList('seller.coupons', filterNames)
  const state = campaignMachine.states.find((one) => one === values.state)
  const sort = values.sort === 'ladder' ? 'ladder' : 'coupon'
  const isLadder = sort === 'ladder'
  const call = useCall(sellerCoupons, { sort, state, current: list.page, pageSize: list.size })
  const [editing, setEditing] = useState<{ readonly of: CampaignRow | null } | null>(null)
  const own = useOwnStores()
  const tabs = [
    { key: 'coupon', label: t('deskTitle') },
    { key: 'ladder', label: t('ladders') },
  ]
  return (
    <>
      <CampaignList
        face="seller"
        sort={sort}
        withStore={false}
        onEdit={(of) => setEditing({ of })}
        place={{
          label: t('deskTitle'),
          list,
          call,
          tabs: { list: tabs, current: sort, onChange: (next) => set({ sort: next === 'ladder' ? next : '', state: '' }) },
          filters: (
            <ChoiceFilter<CampaignState>
              label={t('stateLabel')}
              value={state ?? ''}
              all={t('stateAll')}
              values={campaignMachine.states}
              word={(one) => t(isLadder && one === 'RUNNING' ? 'runs' : one)}
              onChange={(next) => set({ state: next })}
            />
          ),
          actions: (
            <Button tone="brand" icon="plus" onClick={() => setEditing({ of: null })}>
              {t(isLadder ? 'addLadder' : 'add')}
            </Button>
          ),
          empty: <Empty icon="ticket" title={t(isLadder ? 'noLadders' : 'none')} help={t(isLadder ? 'noLaddersHelp' : 'noneHelp')} />,
        }}
      />
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
