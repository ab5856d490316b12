import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import type { LenderCalls } from '../endpoints-staff.ts'
import { creditPageMessages } from '../messages.ts'
import { AnswerDialog } from './lender-dialogs.tsx'
import { WriteOffActions } from './write-off-actions.tsx'
import { StatementPanels } from './statement-panels.tsx'

type Props = { readonly calls: LenderCalls; readonly statementSn: string; readonly orderTo: string }

/** A company's statement as its lender sees it: disputes are answered here. */
export function LenderStatement({ calls, statementSn, orderTo }: Props) {
  const t = useMessages(creditPageMessages)
  const call = useCall(calls.statementInfo, { statementSn })
  const [isAnswering, setAnswering] = useState(false)
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <div className="row g2 wrp">
            {of.can.includes('reissue') && (
              <Button tone="brand" onClick={() => setAnswering(true)}>
                {t('answerTitle')}
              </Button>
            )}
            <WriteOffActions of={of} calls={calls} onDone={call.reload} />
            <ExportButton call={calls.statementExport} filters={{ statementSn }} />
          </div>
          <StatementPanels of={of} orderTo={orderTo} />
          {isAnswering && (
            <AnswerDialog
              of={of}
              calls={calls}
              onClose={() => setAnswering(false)}
              onDone={() => {
                setAnswering(false)
                call.reload()
              }}
            />
          )}
        </div>
      )}
    </CallView>
  )
}
