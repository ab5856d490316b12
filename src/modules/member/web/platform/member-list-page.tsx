import { Input, Pagination, Select } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { shortTime } from '../../../../ui/basic/short-time.ts'
import { StateDot } from '../../../../ui/basic/tag.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { accountStates, memberListCall, type AdminMember } from '../../contract-admin.ts'
import { memberDeskWords } from './words.ts'

const filterNames = ['keyword', 'type', 'state'] as const
const types = ['1', '2', '3', '4', '5', '6'] as const
const pageSize = 20

/** Every member of the mall, to look up and to help. */
export default function MemberListPage() {
  const t = useWords(memberDeskWords)
  const { values, set, page } = useFilters(filterNames)
  const type = types.find((one) => one === values.type)
  const state = accountStates.find((one) => one === values.state)
  const call = useCall(memberListCall, {
    keyword: values.keyword,
    memberType: type === undefined ? undefined : Number(type),
    state,
    current: page,
    pageSize,
  })
  return (
    <section className="pan" aria-label={t('membersTitle')}>
      <div className="flt">
        <Input.Search
          key={values.keyword}
          allowClear
          defaultValue={values.keyword}
          placeholder={t('keyword')}
          aria-label={t('keyword')}
          enterButton={t('search')}
          maxLength={60}
          style={{ maxWidth: 360 }}
          onSearch={(keyword) => set({ keyword: keyword.trim() })}
        />
        <Select
          aria-label={t('colType')}
          value={type ?? ''}
          style={{ minWidth: 140 }}
          options={[{ value: '', label: t('allTypes') }, ...types.map((value) => ({ value, label: t(`type${value}`) }))]}
          onChange={(next: string) => set({ type: next })}
        />
        <Select
          aria-label={t('colState')}
          value={state ?? ''}
          style={{ minWidth: 120 }}
          options={[{ value: '', label: t('anyState') }, ...accountStates.map((value) => ({ value, label: t(`state_${value}`) }))]}
          onChange={(next: string) => set({ state: next })}
        />
      </div>
      <CallView call={call}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty icon="users" title={t('none')} />
          ) : (
            <>
              <MemberTable list={list} />
              <div className="cpg row">
                <Pagination
                  size="small"
                  current={page}
                  pageSize={pageSize}
                  total={total}
                  showSizeChanger={false}
                  showTotal={(count) => t('total', { count })}
                  onChange={(next) => set({ page: String(next) })}
                />
              </div>
            </>
          )
        }
      </CallView>
    </section>
  )
}

function MemberTable({ list }: { list: readonly AdminMember[] }) {
  const t = useWords(memberDeskWords)
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
