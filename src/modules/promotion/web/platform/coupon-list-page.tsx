import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { ChoiceFilter } from '../../../../ui/console/filter-fields.tsx'
import { ListFrame } from '../../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/console.css'
import { adminCoupons, type CampaignRow } from '../../contract-desk.ts'
import { campaignMachine, type CampaignState } from '../../rules/campaign-machine.ts'
import { CouponDialog } from '../parts/coupon-dialog.tsx'
import { CouponTable } from '../parts/coupon-table.tsx'
import { couponDeskWords } from '../words-desk.ts'

const filterNames = ['owner', 'state'] as const
const pageSize = 20

/** The platform's coupons, and those of all stores, which it can void. */
export default function AdminCouponsPage() {
  const t = useWords(couponDeskWords)
  const { message } = App.useApp()
  const { values, set, page, turn } = useFilters(filterNames)
  const owner = values.owner === 'stores' ? 'stores' : 'platform'
  const state = campaignMachine.states.find((one) => one === values.state)
  const call = useCall(adminCoupons, { owner, state, current: page, pageSize })
  const [editing, setEditing] = useState<{ readonly of: CampaignRow | null } | null>(null)
  const tabs = [
    { key: 'platform', label: t('ofPlatform') },
    { key: 'stores', label: t('ofStores') },
  ]
  return (
    <>
      <ListFrame
        label={t('deskTitle')}
        tabs={{ list: tabs, current: owner, onChange: (next) => set({ owner: next === 'platform' ? '' : next, state: '' }) }}
        bar={
          <>
            <ChoiceFilter<CampaignState>
              label={t('stateLabel')}
              value={state ?? ''}
              all={t('stateAll')}
              values={campaignMachine.states}
              word={(one) => t(one)}
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
        empty={
          <Empty
            icon="ticket"
            title={t(owner === 'stores' ? 'noneStores' : 'none')}
            {...(owner === 'stores' ? {} : { help: t('noneHelp') })}
          />
        }
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => (
          <CouponTable face="admin" list={list} withStore={owner === 'stores'} onEdit={(of) => setEditing({ of })} onDone={call.reload} />
        )}
      </ListFrame>
      {editing && (
        <CouponDialog
          face="admin"
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
