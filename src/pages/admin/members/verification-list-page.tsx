import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { verificationQueue, type QueuedVerification } from '../../../modules/member/endpoints-verification.ts'
import { VerificationStateTag } from '../../../modules/member/ui/verification-details.tsx'
import { verificationMessages } from '../../../modules/member/messages.ts'

const filterNames = ['state', 'keyword'] as const
const states = ['REVIEWING', 'SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED'] as const
const pageSize = 20

/** Applications for verification, those that wait first. */
export default function AuthenListPage() {
  const t = useMessages(verificationMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = states.find((one) => one === values.state)
  const call = useCall(verificationQueue, { state, keyword: values.keyword, current: page, pageSize })
  return (
    <ConsoleList
      label={t('queueTitle')}
      tabs={{
        list: [{ key: '', label: t('allStates') }, ...states.map((key) => ({ key, label: t(key) }))],
        current: state ?? '',
        onChange: (next) => set({ state: next }),
      }}
      bar={<KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="user-check" title={t('noApplications')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <AuthenTable list={list} />}
    </ConsoleList>
  )
}

function AuthenTable({ list }: { list: readonly QueuedVerification[] }) {
  const t = useMessages(verificationMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colCompany')}</th>
            <th>{t('colMember')}</th>
            <th>{t('colKind')}</th>
            <th>{t('colTime')}</th>
            <th>{t('colState')}</th>
            <th className="r" />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.verificationId}>
              <td>
                <div>{one.enterpriseName}</div>
                <div className="t12 c3 num">{one.creditCode}</div>
              </td>
              <td>
                <div>{one.memberName}</div>
                <div className="t12 c3">{one.agentName}</div>
              </td>
              <td className="nw">{t(`kind${one.kind}`)}</td>
              <td className="nw num">{fullTime(one.submitTime)}</td>
              <td className="nw">
                <VerificationStateTag of={one} />
                {one.reason && <div className="t12 cd">{one.reason}</div>}
              </td>
              <td className="r nw">
                <Anchor className="lk t13" to={`/admin/authen/detail?verificationId=${one.verificationId}`}>
                  {t(one.can.length > 0 ? 'review' : 'view')}
                </Anchor>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
