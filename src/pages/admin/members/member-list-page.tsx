import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { ChoiceFilter, KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { accountStates, memberListCall, type AdminMember } from '../../../modules/member/endpoints-admin.ts'
import { memberAdminMessages } from './messages.ts'

const filterNames = ['keyword', 'type', 'state'] as const
const types = ['1', '2', '3', '4', '5', '6'] as const
const pageSize = 20

/** Every member of the mall, to look up and to help. */
export default function MemberListPage() {
  const t = useMessages(memberAdminMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const type = types.find((one) => one === values.type)
  const state = accountStates.find((accountState) => accountState === values.state)
  const call = useCall(memberListCall, {
    keyword: values.keyword,
    memberType: type === undefined ? undefined : Number(type),
    state,
    current: page,
    pageSize,
  })
  return (
    <ListFrame
      label={t('membersTitle')}
      bar={
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
        </>
      }
      call={call}
      empty={<Empty icon="users" title={t('none')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <MemberTable list={list} />}
    </ListFrame>
  )
}

function MemberTable({ list }: { list: readonly AdminMember[] }) {
  const t = useMessages(memberAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colMember')}</th>
            <th>{t('colType')}</th>
            <th>{t('colCompany')}</th>
            <th>{t('colContact')}</th>
            <th>{t('colState')}</th>
            <th>{t('colSince')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((member) => (
            <tr key={member.memberId}>
              <td>
                <Anchor className="cl b5" to={`/admin/member/detail?memberId=${member.memberId}`}>
                  {member.memberName}
                </Anchor>
                <div className="t12 c3">{member.memberNickName}</div>
              </td>
              <td className="nw">{member.memberTypeName}</td>
              <td>
                <div>{member.enterpriseName}</div>
                <div className="t12 c3 num">{member.creditCode}</div>
              </td>
              <td className="num nw">
                <div>{member.memberMobile}</div>
                <div className="t12 c3">{member.memberEmail}</div>
              </td>
              <td className="nw">
                <StateDot tone={member.accountState === 'ACTIVE' ? 'ok' : 'danger'}>{member.accountStateText}</StateDot>
              </td>
              <td className="num nw">{shortTime(member.registerTime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
