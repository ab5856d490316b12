import { App, Input } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { useCursors } from '../../../ui/console/cursor-pager.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import {
  sellerBillConfirm,
  sellerBillDetail,
  sellerBillDispute,
  sellerBillExport,
  type BillLineView,
  type BillView,
} from '../../../modules/settlement/endpoints.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'
import { BillExport } from '../../../modules/settlement/ui/bill-export.tsx'
import { BillSummary } from '../../../modules/settlement/ui/bill-summary.tsx'
import { BillLines } from '../../../modules/settlement/ui/bill-lines.tsx'
import { BillStateTag } from '../../../modules/settlement/ui/bill-state-tag.tsx'

/** One bill of the store: read it, dispute lines, confirm it. */
export default function SellerBillPage() {
  const t = useMessages(settlementPageMessages)
  const [query] = useSearchParams()
  const billId = Number(query.get('billId')) || 1
  const [onlyDisputed, setOnlyDisputed] = useState(false)
  const [disputed, setDisputed] = useState<BillLineView | null>(null)
  const cursors = useCursors([billId, onlyDisputed])
  const call = useCall(sellerBillDetail, { billId, onlyDisputed, cursor: cursors.cursor })
  const done = () => {
    setDisputed(null)
    call.reload()
  }
  return (
    <CallView call={call}>
      {(found) => (
        <Panel
          title={t('detailTitle')}
          sub={found.bill.billSn}
          more={
            <Anchor className="lk t13" to="/seller/bill/list">
              {t('back')}
            </Anchor>
          }
        >
          <div className="bx col g3">
            <div className="row g2 wrp">
              <BillStateTag of={found.bill} />
              <ConfirmButton of={found.bill} onDone={done} />
              <BillExport of={found.bill} call={sellerBillExport} />
            </div>
            <BillSummary of={found.bill} lineSum={found.lineSum} isProved={found.isProved} />
            <BillLines
              of={found}
              cursors={cursors}
              onlyDisputed={onlyDisputed}
              onOnlyDisputed={setOnlyDisputed}
              orderTo={(orderSn) => `/seller/order/detail?orderSn=${orderSn}`}
              acts={(line) =>
                line.can.includes('dispute') && (
                  <Button size="sm" onClick={() => setDisputed(line)}>
                    {t('dispute')}
                  </Button>
                )
              }
            />
            {disputed && <DisputeDialog of={found.bill} line={disputed} onDone={done} onClose={() => setDisputed(null)} />}
          </div>
        </Panel>
      )}
    </CallView>
  )
}

function ConfirmButton({ of, onDone }: { of: BillView; onDone: () => void }) {
  const t = useMessages(settlementPageMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(sellerBillConfirm)
  if (!of.can.includes('confirm')) return null
  const ask = () =>
    void modal.confirm({
      title: t('confirmTitle', { billSn: of.billSn }),
      content: t('confirmText', { total: priceText(of.total) }),
      okText: t('confirm'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ billId: of.billId, expectedVersion: of.version }, t('confirmed'))) onDone()
      },
    })
  return (
    <Button tone="brand" busy={busy} onClick={ask}>
      {t('confirm')}
    </Button>
  )
}

type DialogProps = { readonly of: BillView; readonly line: BillLineView; readonly onDone: () => void; readonly onClose: () => void }

function DisputeDialog({ of, line, onDone, onClose }: DialogProps) {
  const t = useMessages(settlementPageMessages)
  const [reason, setReason] = useState('')
  const input = { billId: of.billId, entryId: line.entryId, reason, expectedVersion: of.version }
  return (
    <ConsoleDialog title={t('disputeTitle')} ok={t('dispute')} call={sellerBillDispute} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <p className="c2 num mb-3">
            {line.kindText} {line.orderSn} ¥{priceText(line.payable)}
          </p>
          <Field id="dispute-reason" label={t('disputeReason')} isRequired help={t('disputeHelp')} error={errors['reason']}>
            <Input.TextArea
              id="dispute-reason"
              rows={4}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
