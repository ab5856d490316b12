import { useSearchParams } from 'react-router'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import type { sellerTeamParticipants } from '../endpoints-staff.ts'
import { teamAdminMessages, teamPurchaseMessages } from '../messages.ts'
import { teamMemberMachine } from '../rules/team-machine.ts'
import { TeamParticipantRows } from './participant-rows.tsx'
import { teamAddress } from './team-address.ts'

const filterNames = ['state'] as const
const pageSize = 20

/** What the address of such a list asks for. */
export function useTeamParticipantFilters() {
  const [query] = useSearchParams()
  const { values, set, page, turn } = useFilters(filterNames)
  const state = teamMemberMachine.states.find((one) => one === values.state) ?? ''
  return { teamCampaignSn: query.get('teamCampaignSn') ?? '', asked: { state, current: page, pageSize }, set, turn } as const
}

type Props = {
  readonly shell: 'seller' | 'admin'
  readonly filters: ReturnType<typeof useTeamParticipantFilters>
  readonly call: CallState<OutputOf<typeof sellerTeamParticipants>>
}

/** Orders in the teams of one team purchase, for its store and for the platform. */
export function TeamParticipantList({ shell, filters: { teamCampaignSn, asked, set, turn }, call }: Props) {
  const t = useMessages(teamAdminMessages)
  const say = useMessages(teamPurchaseMessages)
  return (
    <ConsoleList
      label={t('rowsTitle')}
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
      call={call}
      empty={<Empty icon="users" title={t('noRows')} />}
      foot={({ total }) => <PageTurner page={asked.current} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <TeamParticipantRows list={list} shell={shell} />}
    </ConsoleList>
  )
}
