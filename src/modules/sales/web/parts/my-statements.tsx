import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { salesStatementsCall } from '../../contract.ts'
import { promotionWords } from '../words.ts'
import { StatementTable } from './statement-table.tsx'

/** A salesperson's statements, the newest first; two years of months. */
export function MyStatements() {
  const t = useWords(promotionWords)
  const call = useCall(salesStatementsCall, { pageSize: 24 })
  return (
    <Panel title={t('statements')}>
      <CallView call={call} rows={2}>
        {({ list }) => (list.length === 0 ? <Empty icon="receipt-text" title={t('noStatements')} /> : <StatementTable list={list} />)}
      </CallView>
    </Panel>
  )
}
