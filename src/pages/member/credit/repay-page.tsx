import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { creditStatementListCall } from '../../../modules/credit/endpoints.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'
import { OnlineRepayment } from './online-repayment.tsx'
import { RepayForm } from './repay-form.tsx'

/** The company repays: one statement (`?statementSn=`), or the oldest due of a line; or pays what it began online (`?repaymentSn=`). */
export default function RepayPage() {
  const [query] = useSearchParams()
  const repaymentSn = query.get('repaymentSn')
  return repaymentSn ? <OnlineRepayment key={repaymentSn} repaymentSn={repaymentSn} /> : <Repay statementSn={query.get('statementSn')} />
}

function Repay({ statementSn }: { readonly statementSn: string | null }) {
  const t = useMessages(creditPageMessages)
  const call = useCall(creditStatementListCall, { tab: 'due', current: 1, pageSize: 100 })
  return (
    <CallView call={call}>
      {({ list }) => {
        const due = list.filter((of) => of.can.includes('repay'))
        const chosen = due.find((of) => of.statementSn === statementSn)
        return (
          <Panel title={t('payTitle')}>
            {due.length === 0 ? (
              <Empty icon="circle-check" title={t('nothingDue')} />
            ) : (
              <RepayForm
                key={due.map((of) => of.left).join()}
                due={due}
                first={chosen ?? due[0]}
                isNamed={chosen !== undefined}
                onDone={call.reload}
              />
            )}
          </Panel>
        )
      }}
    </CallView>
  )
}
