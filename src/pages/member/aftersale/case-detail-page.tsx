import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { buyerCaseAct, buyerCaseDetail } from '../../../modules/aftersale/endpoints.ts'
import { CaseMoves } from '../../../modules/aftersale/ui/case-moves.tsx'
import { CaseView } from '../../../modules/aftersale/ui/case-panels.tsx'

/** One after-sale case: what I asked for, and what the store says. */
export default function BuyerCaseDetailPage() {
  const caseSn = useSearchParams()[0].get('caseSn') ?? ''
  const call = useCall(buyerCaseDetail, { caseSn })
  return (
    <CallView call={call} rows={8}>
      {(of) => (
        <CaseView
          of={of}
          list="/member/order/aftersales"
          orderAddress={(orderSn) => `/member/order/detail?orderSn=${orderSn}`}
          moves={<CaseMoves of={of} call={buyerCaseAct} onDone={call.reload} />}
        />
      )}
    </CallView>
  )
}
