import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { sellerGroups, type GroupStaffRow } from '../../../modules/group-sale/endpoints-staff.ts'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'
import { groupCampaignMachine } from '../../../modules/group-sale/rules/campaign-machine.ts'
import { GroupStaffList } from '../../../modules/group-sale/ui/group-staff-list.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { SellerGroupActions } from './seller-group-actions.tsx'

const filterNames = ['state', 'keyword'] as const

/** The group sales of the own store: drafts, what runs, who joined, what came of it. */
export default function SellerGroupListPage() {
  const t = useMessages(groupAdminMessages)
  const { message } = App.useApp()
  const { values, set, ...list } = useList('seller.groupSales', filterNames, { remembered: true })
  const state = groupCampaignMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(sellerGroups, { state, keyword: values.keyword, current: list.page, pageSize: list.size })
  const [editing, setEditing] = useState<{ readonly of: GroupStaffRow | null } | null>(null)
  return (
    <>
      <GroupStaffList
        label={t('sellerTitle')}
        list={list}
        head={
          <PanelHead title={t('sellerTitle')}>
            <Button size="sm" tone="brand" icon="plus" onClick={() => setEditing({ of: null })}>
              {t('add')}
            </Button>
          </PanelHead>
        }
        tabs={{
          list: [{ key: '', label: t('stateAll') }, ...groupCampaignMachine.states.map((key) => ({ key, label: t(`state_${key}`) }))],
          current: state,
          onChange: (next) => set({ state: next }),
        }}
        filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />}
        call={call}
        empty={<Empty icon="users" title={t('none')} help={t('noneHelp')} />}
        to={(of) => `/seller/groupSale/detail?groupSn=${of.groupSn}`}
        acts={(of) => <SellerGroupActions of={of} onEdit={() => setEditing({ of })} onDone={call.reload} />}
      />
      {editing && (
        <GroupDialog
          of={editing.of}
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
