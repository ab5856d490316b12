import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { adminBillDetail, adminBillExport } from '../../../modules/settlement/endpoints-admin.ts'
import type { BillLineView } from '../../../modules/settlement/endpoints.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'
import { platformMoves } from '../../../modules/settlement/rules/bill-machine.ts'
import { BillExport } from '../../../modules/settlement/ui/bill-export.tsx'
import { BillSummary } from '../../../modules/settlement/ui/bill-summary.tsx'
import { BillLines } from '../../../modules/settlement/ui/bill-lines.tsx'
import { BillStateTag } from '../../../modules/settlement/ui/bill-state-tag.tsx'
import { BillStepDialog, DisputeAnswerDialog } from './bill-dialogs.tsx'

type Step = (typeof platformMoves)[number]

/** One bill: answer what the store disputes, approve it and pay it. */
export default function AdminBillPage() {
  const t = useMessages(settlementPageMessages)
  const [query] = useSearchParams()
  const billId = Number(query.get('billId')) || 1
  const [onlyDisputed, setOnlyDisputed] = useState(false)
  const [step, setStep] = useState<Step | null>(null)
  const [answered, setAnswered] = useState<BillLineView | null>(null)
  const cursors = useCursors([billId, onlyDisputed])
  const call = useCall(adminBillDetail, { billId, onlyDisputed, cursor: cursors.cursor })
  const close = () => {
    setStep(null)
    setAnswered(null)
  }
  const done = () => {
    close()
    call.reload()
  }
  return (
    <CallView call={call}>
      {(found) => (
        <Panel
          title={found.bill.storeName}
          sub={found.bill.billSn}
          more={
            <Anchor className="lk t13" to="/admin/bill/list">
              {t('back')}
            </Anchor>
          }
        >
          <div className="bx col g3">
            <div className="row g2 wrp">
              <BillStateTag of={found.bill} />
              {platformMoves
                .filter((move) => found.bill.can.includes(move))
                .map((move) => (
                  <Button key={move} tone={move === 'fail' || move === 'retarget' ? 'default' : 'brand'} onClick={() => setStep(move)}>
                    {t(move)}
                  </Button>
                ))}
              <BillExport of={found.bill} call={adminBillExport} />
            </div>
            <BillSummary of={found.bill} lineSum={found.lineSum} isProved={found.isProved} />
            <BillLines
              of={found}
              cursors={cursors}
              onlyDisputed={onlyDisputed}
              onOnlyDisputed={setOnlyDisputed}
              orderTo={(orderSn) => `/admin/order/detail?orderSn=${orderSn}`}
              acts={(line) =>
                line.can.includes('answer') && (
                  <Button size="sm" tone="action" onClick={() => setAnswered(line)}>
                    {t('answer')}
                  </Button>
                )
              }
            />
            {step && <BillStepDialog of={found.bill} event={step} onDone={done} onClose={close} />}
            {answered && <DisputeAnswerDialog line={answered} onDone={done} onClose={close} />}
          </div>
        </Panel>
      )}
    </CallView>
  )
}
