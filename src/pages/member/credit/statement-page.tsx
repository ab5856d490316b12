import { Input, Popconfirm } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  creditStatementCall,
  creditStatementConfirmCall,
  creditStatementDisputeCall,
  creditStatementExportCall,
} from '../../../modules/credit/endpoints.ts'
import type { CreditStatementDetail } from '../../../modules/credit/endpoints-schemas.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'
import { StatementPanels } from '../../../modules/credit/ui/statement-panels.tsx'

/** One statement: what it has, and the company's word on it. */
export default function StatementPage() {
  const [query] = useSearchParams()
  const statementSn = query.get('statementSn') ?? ''
  const call = useCall(creditStatementCall, { statementSn })
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <Actions of={of} onDone={call.reload} />
          <StatementPanels of={of} orderTo="/member/order/detail" />
        </div>
      )}
    </CallView>
  )
}

function Actions({ of, onDone }: { of: CreditStatementDetail; onDone: () => void }) {
  const t = useMessages(creditPageMessages)
  const { statementSn, version: expectedVersion } = of
  const { act, busy } = useAct(creditStatementConfirmCall)
  const [isDisputing, setDisputing] = useState(false)
  const confirm = async () => {
    if (await act({ statementSn, expectedVersion }, t('confirmed'))) onDone()
  }
  return (
    <div className="row g2 wrp">
      {of.can.includes('confirm') && (
        <Popconfirm title={t('confirmAsk', { sn: statementSn })} okText={t('confirm')} onConfirm={() => void confirm()}>
          <Button tone="brand" busy={busy}>
            {t('confirm')}
          </Button>
        </Popconfirm>
      )}
      {of.can.includes('dispute') && <Button onClick={() => setDisputing(true)}>{t('dispute')}</Button>}
      {of.can.includes('repay') && (
        <ButtonLink tone="brand" to={`/member/credit/pay?statementSn=${statementSn}`}>
          {t('repay')}
        </ButtonLink>
      )}
      <ExportButton call={creditStatementExportCall} filters={{ statementSn }} />
      {isDisputing && (
        <DisputeDialog
          of={of}
          onClose={() => setDisputing(false)}
          onDone={() => {
            setDisputing(false)
            onDone()
          }}
        />
      )}
    </div>
  )
}

function DisputeDialog({ of, onDone, onClose }: { of: CreditStatementDetail; onDone: () => void; onClose: () => void }) {
  const t = useMessages(creditPageMessages)
  const [said, setSaid] = useState<Readonly<Record<number, string>>>({})
  const lines = of.lines.flatMap(({ lineId }) => (said[lineId]?.trim() ? [{ lineId, objection: said[lineId].trim() }] : []))
  const input = { statementSn: of.statementSn, lines, expectedVersion: of.version }
  return (
    <ConsoleDialog
      title={t('disputeTitle')}
      ok={t('dispute')}
      call={creditStatementDisputeCall}
      input={input}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2">{t('disputeHelp')}</p>
          {of.lines.map((line) => (
            <Field
              key={line.lineId}
              id={`credit-line-${line.lineId}`}
              label={`${line.kindText} ${line.shipmentSn || line.orderSn} ¥${priceText(line.amount)}`}
            >
              <Input
                id={`credit-line-${line.lineId}`}
                maxLength={200}
                value={said[line.lineId] ?? ''}
                onChange={(event) => setSaid((old) => ({ ...old, [line.lineId]: event.target.value }))}
              />
            </Field>
          ))}
          {errors['lines'] && <p className="cd">{t('disputeNone')}</p>}
        </>
      )}
    </ConsoleDialog>
  )
}
