import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/commerce.css'
import { designRequestList } from '../../../modules/design/endpoints.ts'
import { DesignRequestDialog } from './design-request-dialog.tsx'
import { DesignRequestTable } from './design-request-table.tsx'
import { designPageMessages } from '../../../modules/design/messages.ts'

const pageSize = 20

/** The enterprise's design applications, and the way to a new one. */
export default function DesAppListPage() {
  const t = useMessages(designPageMessages)
  const navigate = useNavigate()
  const { page, turn } = useFilters([])
  const [asking, setAsking] = useState(false)
  const call = useCall(designRequestList, { current: page, pageSize })
  const ask = (
    <Button size="sm" tone="brand" icon="plus" onClick={() => setAsking(true)}>
      {t('ask')}
    </Button>
  )
  return (
    <>
      <ConsoleList
        label={t('requestsTitle')}
        head={
          <div className="pan-h flex-wrap">
            <h2>{t('requestsTitle')}</h2>
            <span className="t12 c3">{t('requestsLead')}</span>
            <span className="sp" />
            {ask}
          </div>
        }
        call={call}
        empty={<Empty icon="clipboard-list" title={t('none')} help={t('noneHelp')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <DesignRequestTable list={list} folder="/member/desApp" />}
      </ConsoleList>
      {asking && (
        <DesignRequestDialog onClose={() => setAsking(false)} onDone={(id) => void navigate(`/member/desApp/detail?desAppId=${id}`)} />
      )}
    </>
  )
}
