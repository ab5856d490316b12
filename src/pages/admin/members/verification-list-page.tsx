import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { verificationQueue, type QueuedVerification } from '../../../modules/member/endpoints-verification.ts'
import { VerificationStateTag } from '../../../modules/member/ui/verification-details.tsx'
import { verificationMessages } from '../../../modules/member/messages.ts'

const filterNames = ['state', 'keyword'] as const
const states = ['REVIEWING', 'SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED'] as const
const detailOf = ({ verificationId }: QueuedVerification) => `/admin/authen/detail?verificationId=${verificationId}`

/** Applications for verification, those that wait first. */
export default function AuthenListPage() {
  const t = useMessages(verificationMessages)
  const { values, set, ...list } = useList('admin.verifications', filterNames, { remembered: true })
  const state = states.find((one) => one === values.state)
  const call = useCall(verificationQueue, { state, keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useVerificationColumns()
  return (
    <List
      label={t('queueTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ verificationId }) => verificationId}
      to={detailOf}
      columns={columns}
      tabs={{
        list: [{ key: '', label: t('allStates') }, ...states.map((key) => ({ key, label: t(key) }))],
        current: state ?? '',
        onChange: (next) => set({ state: next }),
      }}
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="user-check" title={t('noApplications')} />}
    />
  )
}

function useVerificationColumns(): readonly ListColumn<QueuedVerification>[] {
  const t = useMessages(verificationMessages)
  return [
    { key: 'company', title: t('colCompany'), as: 'title', text: ({ enterpriseName, memberName }) => enterpriseName || memberName },
    { key: 'code', title: t('creditCode'), isTight: true, text: ({ creditCode }) => creditCode },
    {
      key: 'member',
      title: t('colMember'),
      text: ({ memberName, agentName }) => `${memberName} ${agentName}`.trim(),
      cell: ({ memberName, agentName }) => (
        <>
          {memberName}
          <div className="t12 c3">{agentName}</div>
        </>
      ),
    },
    { key: 'kind', title: t('colKind'), isTight: true, text: ({ kind }) => t(`kind${kind}`) },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ submitTime }) => fullTime(submitTime) },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: (one) => (
        <>
          <VerificationStateTag of={one} />
          {one.reason && <div className="t12 cd">{one.reason}</div>}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (one) => (
        <Anchor className="lk t13" to={detailOf(one)}>
          {t(one.can.length > 0 ? 'review' : 'view')}
        </Anchor>
      ),
    },
  ]
}
