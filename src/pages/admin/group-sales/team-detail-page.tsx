import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { adminTeamParticipants } from '../../../modules/team-purchase/endpoints-staff.ts'
import { teamAdminMessages, teamPurchaseMessages } from '../../../modules/team-purchase/messages.ts'
import { teamMemberMachine } from '../../../modules/team-purchase/rules/team-machine.ts'
import { TeamParticipantRows } from '../../../modules/team-purchase/ui/participant-rows.tsx'
import { teamAddress } from '../../../modules/team-purchase/ui/team-address.ts'

const filterNames = ['state'] as const
const pageSize = 20

/** Orders in the teams of one team purchase: the rows behind its figures. */
export default function AdminTeamDetailPage() {
  const t = useMessages(teamAdminMessages)
  const say = useMessages(teamPurchaseMessages)
  const [query] = useSearchParams()
  const { values, set, page, turn } = useFilters(filterNames)
  const state = teamMemberMachine.states.find((one) => one === values.state) ?? ''
  const teamCampaignSn = query.get('teamCampaignSn') ?? ''
  const call = useCall(adminTeamParticipants, { teamCampaignSn, state, current: page, pageSize })
  return (
    <ConsoleList
      label={t('rowsTitle')}
      head={
        <PanelHead title={call.data?.title ?? t('rowsTitle')} sub={teamCampaignSn}>
          <Anchor className="lk t13" to={teamAddress(teamCampaignSn)}>
            {t('view')}
          </Anchor>
          <Anchor className="lk t13" to="/admin/teamPurchase/list">
            {t('close')}
          </Anchor>
        </PanelHead>
      }
      tabs={{
        list: [{ key: '', label: t('stateAll') }, ...teamMemberMachine.states.map((key) => ({ key, label: say(`member_${key}`) }))],
        current: state,
        onChange: (next) => set({ state: next }),
      }}
      call={call}
      empty={<Empty icon="users" title={t('noRows')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <TeamParticipantRows list={list} shell="admin" />}
    </ConsoleList>
  )
}
