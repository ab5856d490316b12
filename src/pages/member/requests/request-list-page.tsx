import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { ListFrame } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { requestListCall, requestScopes, type RequestHead } from '../../../modules/approval/endpoints.ts'
import { useWaitingRequests } from '../../../modules/approval/ui/use-waiting-requests.ts'
import { RequestStateTag } from './request-state-tag.tsx'
import { purchaseRequestMessages } from './messages.ts'

const filterNames = ['scope'] as const
const pageSize = 20

/** Purchase requests: one's own, those to decide, all of the company. */
export default function RequestListPage() {
  const t = useMessages(purchaseRequestMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  // Without a scope in the address it begins with what waits for one's decision, if anything does.
  const chosen = requestScopes.find((requestScope) => requestScope === values.scope)
  const waiting = useWaitingRequests(true)
  const scope = chosen ?? (waiting ? 'toApprove' : 'mine')
  const call = useCall(requestListCall, chosen || waiting !== null ? { scope, current: page, pageSize } : null)
  return (
    <ListFrame
      label={t('requestTitle')}
      tabs={{
        list: requestScopes.map((key) => ({
          key,
          label: t(`scope_${key}`),
          ...(key === 'toApprove' && waiting ? { count: waiting } : {}),
        })),
        current: scope,
        onChange: (next) => set({ scope: next }),
      }}
      call={call}
      empty={<Empty icon="clipboard-check" title={t(scope === 'toApprove' ? 'noneToApprove' : 'none')} help={t('noneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <RequestTable list={list} />}
    </ListFrame>
  )
}

function RequestTable({ list }: { list: readonly RequestHead[] }) {
  const t = useMessages(purchaseRequestMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colRequest')}</th>
            <th>{t('colWho')}</th>
            <th className="r">{t('colAmount')}</th>
            <th>{t('colState')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.requestSn}>
              <td>
                <Anchor className="cl num b5" to={`/member/request/info?requestSn=${one.requestSn}`}>
                  {one.requestSn}
                </Anchor>
                <div className="t12 c3 num">{fullTime(one.createTime)}</div>
                {one.note && <div className="t12 c2">{one.note}</div>}
              </td>
              <td>
                <div>{one.requesterName}</div>
                <div className="t12 c3">{one.costCentre}</div>
              </td>
              <td className="r num nw b6">¥{priceText(one.totalAmount)}</td>
              <td className="nw">
                <RequestStateTag of={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
