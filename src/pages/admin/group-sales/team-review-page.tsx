import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { adminTeamCampaigns } from '../../../modules/team-purchase/endpoints-staff.ts'
import { teamAdminMessages, teamPurchaseMessages } from '../../../modules/team-purchase/messages.ts'
import { teamCampaignMachine } from '../../../modules/team-purchase/rules/team-campaign-machine.ts'
import { TeamStaffList } from '../../../modules/team-purchase/ui/team-staff-list.tsx'
import { AdminTeamActions } from './admin-team-actions.tsx'

const filterNames = ['state', 'keyword'] as const
const states = teamCampaignMachine.states.filter((state) => state !== 'DRAFT')

/** Team purchases of all stores: what is to be reviewed, what runs, what came of it. */
export default function AdminTeamListPage() {
  const t = useMessages(teamAdminMessages)
  const say = useMessages(teamPurchaseMessages)
  const { values, set, ...list } = useList('admin.teamPurchases', filterNames, { remembered: true })
  const state = states.find((one) => one === values.state) ?? ''
  const call = useCall(adminTeamCampaigns, { state, keyword: values.keyword, current: list.page, pageSize: list.size })
  return (
    <TeamStaffList
      label={t('adminTitle')}
      list={list}
      head={<PanelHead title={t('adminTitle')} />}
      tabs={{
        list: [{ key: '', label: t('stateAll') }, ...states.map((key) => ({ key, label: say(`campaign_${key}`) }))],
        current: state,
        onChange: (next) => set({ state: next }),
      }}
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="users" title={t('none')} />}
      rowsOf={(of, rows) => `/admin/teamPurchase/detail?teamCampaignSn=${of.teamCampaignSn}${rows ? `&state=${rows}` : ''}`}
      acts={(of) => <AdminTeamActions of={of} onDone={call.reload} />}
    />
  )
}
