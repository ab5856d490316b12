import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { sellerGroups, type GroupStaffRow } from '../../../modules/group-sale/endpoints-staff.ts'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'
import { groupCampaignMachine } from '../../../modules/group-sale/rules/campaign-machine.ts'
import { GroupStaffRows } from '../../../modules/group-sale/ui/group-staff-rows.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { SellerGroupActions } from './seller-group-actions.tsx'

const filterNames = ['state', 'keyword'] as const
const pageSize = 20

/** The group sales of the own store: drafts, what runs, who joined, what came of it. */
export default function SellerGroupListPage() {
  const t = useMessages(groupAdminMessages)
  const { message } = App.useApp()
  const { values, set, page, turn } = useFilters(filterNames)
  const state = groupCampaignMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(sellerGroups, { state, keyword: values.keyword, current: page, pageSize })
  const [editing, setEditing] = useState<{ readonly of: GroupStaffRow | null } | null>(null)
  return (
    <>
      <ConsoleList
        label={t('sellerTitle')}
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
        bar={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />}
        call={call}
        empty={<Empty icon="users" title={t('none')} help={t('noneHelp')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => (
          <GroupStaffRows
            list={list}
            to={(of) => `/seller/groupSale/detail?groupSn=${of.groupSn}`}
            acts={(of) => <SellerGroupActions of={of} onEdit={() => setEditing({ of })} onDone={call.reload} />}
          />
        )}
      </ConsoleList>
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
