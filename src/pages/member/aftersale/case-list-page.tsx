import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { buyerCaseList } from '../../../modules/aftersale/endpoints.ts'
import { aftersalePageMessages } from '../../../modules/aftersale/messages.ts'
import { CaseList, caseFilterNames, caseTabOf } from '../../../modules/aftersale/ui/case-list.tsx'

/** After-sale cases of mine. */
export default function BuyerCaseListPage() {
  const t = useMessages(aftersalePageMessages)
  const control = useList('member.aftersale', caseFilterNames, { remembered: true })
  const { keyword, tab } = control.values
  const call = useCall(buyerCaseList, { tab: caseTabOf(tab), keyword, current: control.page, pageSize: control.size })
  return (
    <CaseList
      label={t('listTitle')}
      viewer="buyer"
      control={control}
      call={call}
      address={(caseSn) => `/member/order/refund/detail?caseSn=${caseSn}`}
    />
  )
}
