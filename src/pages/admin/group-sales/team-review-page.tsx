import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { adminTeamCampaigns } from '../../../modules/team-purchase/endpoints-staff.ts'
import { teamAdminMessages, teamPurchaseMessages } from '../../../modules/team-purchase/messages.ts'
import { teamCampaignMachine } from '../../../modules/team-purchase/rules/team-campaign-machine.ts'
import { TeamStaffRows } from '../../../modules/team-purchase/ui/team-staff-rows.tsx'
import { AdminTeamActions } from './admin-team-actions.tsx'

const filterNames = ['state', 'keyword'] as const
const states = teamCampaignMachine.states.filter((state) => state !== 'DRAFT')
const pageSize = 20

/** Team purchases of all stores: what is to be reviewed, what runs, what came of it. */
export default function AdminTeamListPage() {
  const t = useMessages(teamAdminMessages)
  const say = useMessages(teamPurchaseMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = states.find((one) => one === values.state) ?? ''
  const call = useCall(adminTeamCampaigns, { state, keyword: values.keyword, current: page, pageSize })
  return (
    <ConsoleList
      label={t('adminTitle')}
      head={<PanelHead title={t('adminTitle')} />}
      tabs={{
        list: [{ key: '', label: t('stateAll') }, ...states.map((key) => ({ key, label: say(`campaign_${key}`) }))],
        current: state,
        onChange: (next) => set({ state: next }),
      }}
      bar={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="users" title={t('none')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => (
        <TeamStaffRows
          list={list}
          rowsOf={(of, rows) => `/admin/teamPurchase/detail?teamCampaignSn=${of.teamCampaignSn}${rows ? `&state=${rows}` : ''}`}
          acts={(of) => <AdminTeamActions of={of} onDone={call.reload} />}
        />
      )}
    </ConsoleList>
  )
}
