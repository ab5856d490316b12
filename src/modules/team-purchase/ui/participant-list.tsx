import { useSearchParams } from 'react-router'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import type { sellerTeamParticipants } from '../endpoints-staff.ts'
import { teamAdminMessages, teamPurchaseMessages } from '../messages.ts'
import { teamMemberMachine } from '../rules/team-machine.ts'
import { useTeamParticipantColumns } from './use-participant-columns.tsx'
import { teamAddress } from './team-address.ts'

const filterNames = ['state'] as const

/** What the address of such a list asks for. */
export function useTeamParticipantFilters() {
  const [query] = useSearchParams()
  const { values, set, ...list } = useList('staff.teamParticipants', filterNames)
  const state = teamMemberMachine.states.find((one) => one === values.state) ?? ''
  return {
    teamCampaignSn: query.get('teamCampaignSn') ?? '',
    asked: { state, current: list.page, pageSize: list.size },
    set,
    list,
  } as const
}

type Props = {
  readonly shell: 'seller' | 'admin'
  readonly filters: ReturnType<typeof useTeamParticipantFilters>
  readonly call: CallState<OutputOf<typeof sellerTeamParticipants>>
}

/** Orders in the teams of one team purchase, for its store and for the platform. */
export function TeamParticipantList({ shell, filters: { teamCampaignSn, asked, set, list }, call }: Props) {
  const t = useMessages(teamAdminMessages)
  const say = useMessages(teamPurchaseMessages)
  const columns = useTeamParticipantColumns(shell)
  return (
    <List
      label={t('rowsTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ participationSn }) => participationSn}
      columns={columns}
      head={
        <PanelHead title={call.data?.title ?? t('rowsTitle')} sub={teamCampaignSn}>
          <Anchor className="lk t13" to={teamAddress(teamCampaignSn)}>
            {t('view')}
          </Anchor>
          <Anchor className="lk t13" to={`/${shell}/teamPurchase/list`}>
            {t('close')}
          </Anchor>
        </PanelHead>
      }
      tabs={{
        list: [{ key: '', label: t('stateAll') }, ...teamMemberMachine.states.map((key) => ({ key, label: say(`member_${key}`) }))],
        current: asked.state,
        onChange: (next) => set({ state: next }),
      }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="users" title={t('noRows')} />}
    />
  )
}
