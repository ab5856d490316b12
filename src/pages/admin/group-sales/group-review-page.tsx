import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { adminGroups } from '../../../modules/group-sale/endpoints-staff.ts'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'
import { groupCampaignMachine } from '../../../modules/group-sale/rules/campaign-machine.ts'
import { groupAddress } from '../../../modules/group-sale/ui/group-address.ts'
import { GroupStaffList } from '../../../modules/group-sale/ui/group-staff-list.tsx'
import { AdminGroupActions } from './admin-group-actions.tsx'

const filterNames = ['state', 'keyword'] as const
const states = groupCampaignMachine.states.filter((state) => state !== 'DRAFT')

/** Group sales of all stores: what is to be reviewed, what runs, what was called off. */
export default function AdminGroupListPage() {
  const t = useMessages(groupAdminMessages)
  const { values, set, ...list } = useList('admin.groupSales', filterNames, { remembered: true })
  const state = states.find((one) => one === values.state) ?? ''
  const call = useCall(adminGroups, { state, keyword: values.keyword, current: list.page, pageSize: list.size })
  return (
    <GroupStaffList
      label={t('adminTitle')}
      list={list}
      head={<PanelHead title={t('adminTitle')} />}
      tabs={{
        list: [{ key: '', label: t('stateAll') }, ...states.map((key) => ({ key, label: t(`state_${key}`) }))],
        current: state,
        onChange: (next) => set({ state: next }),
      }}
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={60} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="users" title={t('none')} />}
      to={groupAddress}
      acts={(of) => <AdminGroupActions of={of} onDone={call.reload} />}
    />
  )
}
