import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ChoiceFilter } from '../../../ui/console/filter-fields.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { adminCoupons, type CampaignRow } from '../../../modules/promotion/endpoints-campaigns.ts'
import { campaignMachine, type CampaignState } from '../../../modules/promotion/rules/campaign-machine.ts'
import { CampaignDialog } from '../../../modules/promotion/ui/campaign-dialog.tsx'
import { CampaignList } from '../../../modules/promotion/ui/campaign-list.tsx'
import { campaignAdminMessages } from '../../../modules/promotion/messages.ts'

const filterNames = ['owner', 'state'] as const

/** The platform's coupons, and those and the full reductions of all stores, which it can void. */
export default function AdminCouponsPage() {
  const t = useMessages(campaignAdminMessages)
  const { message } = App.useApp()
  const { values, set, ...list } = useList('admin.coupons', filterNames)
  const tab = (['stores', 'ladders'] as const).find((one) => one === values.owner) ?? 'platform'
  const owner = tab === 'platform' ? 'platform' : 'stores'
  const sort = tab === 'ladders' ? 'ladder' : 'coupon'
  const state = campaignMachine.states.find((one) => one === values.state)
  const call = useCall(adminCoupons, { owner, sort, state, current: list.page, pageSize: list.size })
  const [editing, setEditing] = useState<{ readonly of: CampaignRow | null } | null>(null)
  const tabs = [
    { key: 'platform', label: t('ofPlatform') },
    { key: 'stores', label: t('ofStores') },
    { key: 'ladders', label: t('ladders') },
  ]
  const empty = { platform: 'none', stores: 'noneStores', ladders: 'noLadders' } as const
  return (
    <>
      <CampaignList
        face="admin"
        sort={sort}
        withStore={owner === 'stores'}
        onEdit={(of) => setEditing({ of })}
        place={{
          label: t('deskTitle'),
          list,
          call,
          tabs: { list: tabs, current: tab, onChange: (next) => set({ owner: next === 'platform' ? '' : next, state: '' }) },
          filters: (
            <ChoiceFilter<CampaignState>
              label={t('stateLabel')}
              value={state ?? ''}
              all={t('stateAll')}
              values={campaignMachine.states}
              word={(one) => t(sort === 'ladder' && one === 'RUNNING' ? 'runs' : one)}
              onChange={(next) => set({ state: next })}
            />
          ),
          actions: owner === 'platform' && (
            <Button tone="brand" icon="plus" onClick={() => setEditing({ of: null })}>
              {t('add')}
            </Button>
          ),
          empty: <Empty icon="ticket" title={t(empty[tab])} {...(owner === 'stores' ? {} : { help: t('noneHelp') })} />,
        }}
      />
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
