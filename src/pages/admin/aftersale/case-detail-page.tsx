import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { adminCaseAct, adminCaseDetail } from '../../../modules/aftersale/endpoints-desk.ts'
import { CaseMoves } from '../../../modules/aftersale/ui/case-moves.tsx'
import { CaseView } from '../../../modules/aftersale/ui/case-panels.tsx'

/** One after-sale case: what both sides say, and what the platform decides. */
export default function AdminCaseDetailPage() {
  const caseSn = useSearchParams()[0].get('caseSn') ?? ''
  const call = useCall(adminCaseDetail, { caseSn })
  return (
    <CallView call={call} rows={8}>
      {(of) => (
        <CaseView
          of={of}
          list="/admin/aftersale/list"
          orderAddress={(orderSn) => `/admin/order/detail?orderSn=${orderSn}`}
          moves={<CaseMoves of={of} call={adminCaseAct} onDone={call.reload} />}
        />
      )}
    </CallView>
  )
}
