import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { requestListCall, requestScopes, type RequestHead } from '../../../modules/approval/endpoints.ts'
import { useWaitingRequests } from '../../../modules/approval/ui/use-waiting-requests.ts'
import { ApproveManyButton } from './approve-many-button.tsx'
import { purchaseRequestMessages } from './messages.ts'
import { useRequestColumns } from './request-columns.tsx'

const filterNames = ['scope'] as const
const sumOf = (list: readonly RequestHead[]) => list.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0) / 100

/** Purchase requests: one's own, those to decide, all of the company. */
export default function RequestListPage() {
  const t = useMessages(purchaseRequestMessages)
  const { values, set, ...list } = useList('member.requests', filterNames)
  // Without a scope in the address it begins with what waits for one's decision, if anything does.
  const chosen = requestScopes.find((requestScope) => requestScope === values.scope)
  const waiting = useWaitingRequests(true)
  const scope = chosen ?? (waiting ? 'toApprove' : 'mine')
  const call = useCall(requestListCall, chosen || waiting !== null ? { scope, current: list.page, pageSize: list.size } : null)
  const columns = useRequestColumns()
  return (
    <List
      label={t('requestTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(request) => request.requestSn}
      columns={columns}
      to={(request) => `/member/request/info?requestSn=${request.requestSn}`}
      tabs={{
        list: requestScopes.map((key) => ({
          key,
          label: t(`scope_${key}`),
          ...(key === 'toApprove' && waiting ? { count: waiting } : {}),
        })),
        current: scope,
        onChange: (next) => set({ scope: next }),
      }}
      {...(scope === 'toApprove'
        ? {
            bulk: (picked: readonly RequestHead[]) => <ApproveManyButton picked={picked} total={sumOf(picked)} onDone={call.reload} />,
            bulkSum: (picked: readonly RequestHead[]) => t('pickedSum', { count: picked.length, total: priceText(sumOf(picked)) }),
          }
        : {})}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="clipboard-check" title={t(scope === 'toApprove' ? 'noneToApprove' : 'none')} help={t('noneHelp')} />}
    />
  )
}
