import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { adminCaseList } from '../../../modules/aftersale/endpoints-desk.ts'
import { aftersalePageMessages } from '../../../modules/aftersale/messages.ts'
import { CaseList, caseFilterNames, caseTabOf } from '../../../modules/aftersale/ui/case-list.tsx'

/** After-sale cases of all stores. */
export default function AdminCaseListPage() {
  const t = useMessages(aftersalePageMessages)
  const control = useList('admin.aftersale', caseFilterNames, { remembered: true })
  const { keyword, tab } = control.values
  const call = useCall(adminCaseList, { tab: caseTabOf(tab), keyword, current: control.page, pageSize: control.size })
  return (
    <CaseList
      label={t('adminTitle')}
      viewer="platform"
      control={control}
      call={call}
      address={(caseSn) => `/admin/aftersale/detail?caseSn=${caseSn}`}
    />
  )
}
