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
import { sellerTeamCampaigns, type TeamStaffRow } from '../../../modules/team-purchase/endpoints-staff.ts'
import { teamAdminMessages, teamPurchaseMessages } from '../../../modules/team-purchase/messages.ts'
import { teamCampaignMachine } from '../../../modules/team-purchase/rules/team-campaign-machine.ts'
import { TeamStaffList } from '../../../modules/team-purchase/ui/team-staff-list.tsx'
import { SellerTeamActions } from './seller-team-actions.tsx'
import { TeamDialog } from './team-dialog.tsx'

const filterNames = ['state', 'keyword'] as const

/** The team purchases of the own store: drafts, what runs, what came of it. */
export default function SellerTeamListPage() {
  const t = useMessages(teamAdminMessages)
  const say = useMessages(teamPurchaseMessages)
  const { message } = App.useApp()
  const { values, set, ...list } = useList('seller.teamPurchases', filterNames, { remembered: true })
  const state = teamCampaignMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(sellerTeamCampaigns, { state, keyword: values.keyword, current: list.page, pageSize: list.size })
  const [editing, setEditing] = useState<{ readonly of: TeamStaffRow | null } | null>(null)
  const saved = () => {
    setEditing(null)
    message.success(t('done'))
    call.reload()
  }
  return (
    <>
      <TeamStaffList
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
          list: [{ key: '', label: t('stateAll') }, ...teamCampaignMachine.states.map((key) => ({ key, label: say(`campaign_${key}`) }))],
          current: state,
          onChange: (next) => set({ state: next }),
        }}
        filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />}
        call={call}
        empty={<Empty icon="users" title={t('none')} />}
        rowsOf={(of, rows) => `/seller/teamPurchase/detail?teamCampaignSn=${of.teamCampaignSn}${rows ? `&state=${rows}` : ''}`}
        acts={(of) => <SellerTeamActions of={of} onEdit={() => setEditing({ of })} onDone={call.reload} />}
      />
      {editing && <TeamDialog of={editing.of} onClose={() => setEditing(null)} onDone={saved} />}
    </>
  )
}
