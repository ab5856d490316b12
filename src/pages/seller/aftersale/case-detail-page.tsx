import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { sellerCaseAct, sellerCaseDetail } from '../../../modules/aftersale/endpoints-desk.ts'
import { CaseMoves } from '../../../modules/aftersale/ui/case-moves.tsx'
import { CaseView } from '../../../modules/aftersale/ui/case-panels.tsx'

/** One after-sale case: what the buyer asks for, and the store's answer. */
export default function SellerCaseDetailPage() {
  const caseSn = useSearchParams()[0].get('caseSn') ?? ''
  const call = useCall(sellerCaseDetail, { caseSn })
  return (
    <CallView call={call} rows={8}>
      {(of) => (
        <CaseView
          of={of}
          list="/seller/aftersale/list"
          orderAddress={(orderSn) => `/seller/order/detail?orderSn=${orderSn}`}
          moves={<CaseMoves of={of} call={sellerCaseAct} onDone={call.reload} />}
        />
      )}
    </CallView>
  )
}
