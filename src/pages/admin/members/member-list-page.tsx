import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { accountStates, memberList, type AdminMember } from '../../../modules/member/endpoints-admin.ts'
import { memberAdminMessages } from './messages.ts'

const filterNames = ['keyword', 'type', 'state', 'from', 'to'] as const
const types = ['1', '2', '3', '4', '5', '6'] as const

/** Every member of the mall, to look up and to help. */
export default function MemberListPage() {
  const t = useMessages(memberAdminMessages)
  const { values, set, ...list } = useList('admin.members', filterNames)
  const type = types.find((one) => one === values.type)
  const state = accountStates.find((accountState) => accountState === values.state)
  const call = useCall(memberList, {
    keyword: values.keyword,
    memberType: type === undefined ? undefined : Number(type),
    state,
    fromDate: values.from,
    untilDate: values.to,
    current: list.page,
    pageSize: list.size,
  })
  const columns = useMemberColumns()
  return (
    <List
      label={t('membersTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(member) => member.memberId}
      columns={columns}
      to={(member) => `/admin/member/detail?memberId=${member.memberId}`}
      filters={
        <>
          <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
          <ChoiceFilter
            label={t('colType')}
            value={type ?? ''}
            all={t('allTypes')}
            values={types}
            word={(value) => t(`type${value}`)}
            onChange={(next) => set({ type: next })}
          />
          <ChoiceFilter
            label={t('colState')}
            value={state ?? ''}
            all={t('anyState')}
            values={accountStates}
            word={(value) => t(`state_${value}`)}
            onChange={(next) => set({ state: next })}
          />
          <DayRange
            start={values.from}
            end={values.to}
            labels={{ start: t('fromDay'), end: t('toDay') }}
            onChange={(from, to) => set({ from, to })}
          />
        </>
      }
      pages={({ total }) => ({ total })}
      empty={<Empty icon="users" title={t('none')} />}
    />
  )
}

function useMemberColumns(): readonly ListColumn<AdminMember>[] {
  const t = useMessages(memberAdminMessages)
  return [
    {
      key: 'member',
      title: t('colMember'),
      as: 'title',
      text: (member) => member.memberName,
      cell: (member) => <div className="t12 c3">{member.memberNickName}</div>,
    },
    { key: 'type', title: t('colType'), isTight: true, text: (member) => member.memberTypeName },
    {
      key: 'company',
      title: t('colCompany'),
      text: (member) => member.enterpriseName,
      cell: (member) =>
        member.enterpriseName && (
          <>
            <div>{member.enterpriseName}</div>
            <div className="t12 c3 num">{member.creditCode}</div>
          </>
        ),
    },
    { key: 'creditCode', title: t('creditCode'), isTight: true, isOff: true, text: (member) => member.creditCode },
    {
      key: 'contact',
      title: t('colContact'),
      isTight: true,
      text: (member) => [member.memberMobile, member.memberEmail].filter(Boolean).join(' '),
      cell: (member) => (
        <span className="num">
          {member.memberMobile}
          {member.memberEmail && <span className="t12 c3 lst-2">{member.memberEmail}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      text: (member) => member.accountStateText,
      cell: (member) => <StateDot tone={member.accountState === 'ACTIVE' ? 'ok' : 'danger'}>{member.accountStateText}</StateDot>,
    },
    { key: 'since', title: t('colSince'), isTight: true, text: (member) => shortTime(member.registerTime) },
  ]
}
