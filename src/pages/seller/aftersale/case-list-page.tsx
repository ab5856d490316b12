import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { sellerCaseList } from '../../../modules/aftersale/endpoints-staff.ts'
import { aftersalePageMessages } from '../../../modules/aftersale/messages.ts'
import { CaseList, caseFilterNames, caseTabOf } from '../../../modules/aftersale/ui/case-list.tsx'

/** After-sale cases of the stores that I serve. */
export default function SellerCaseListPage() {
  const t = useMessages(aftersalePageMessages)
  const control = useList('seller.aftersale', caseFilterNames, { remembered: true })
  const { keyword, tab } = control.values
  const call = useCall(sellerCaseList, { tab: caseTabOf(tab), keyword, current: control.page, pageSize: control.size })
  return (
    <CaseList
      label={t('deskTitle')}
      viewer="store"
      control={control}
      call={call}
      actions={
        <ButtonLink size="sm" to="/seller/aftersale/address">
          {t('addressManage')}
        </ButtonLink>
      }
      address={(caseSn) => `/seller/aftersale/detail?caseSn=${caseSn}`}
    />
  )
}
