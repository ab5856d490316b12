import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/commerce.css'
import { designRequestList } from '../../../modules/design/endpoints.ts'
import { DesignRequestDialog } from './design-request-dialog.tsx'
import { useDesignRequestColumns } from './design-request-columns.tsx'
import { designPageMessages } from '../../../modules/design/messages.ts'

const filterNames = [] as const

/** The enterprise's design applications, and the way to a new one. */
export default function DesAppListPage() {
  const t = useMessages(designPageMessages)
  const navigate = useNavigate()
  const list = useList('member.designRequests', filterNames)
  const columns = useDesignRequestColumns(true)
  const [asking, setAsking] = useState(false)
  const call = useCall(designRequestList, { current: list.page, pageSize: list.size })
  const ask = (
    <Button size="sm" tone="brand" icon="plus" onClick={() => setAsking(true)}>
      {t('ask')}
    </Button>
  )
  return (
    <>
      <List
        label={t('requestsTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ desAppId }) => desAppId}
        to={({ desAppId }) => `/member/desApp/detail?desAppId=${desAppId}`}
        columns={columns}
        head={
          <div className="pan-h flex-wrap">
            <h2>{t('requestsTitle')}</h2>
            <span className="t12 c3">{t('requestsLead')}</span>
            <span className="sp" />
            {ask}
          </div>
        }
        pages={({ total }) => ({ total })}
        empty={<Empty icon="clipboard-list" title={t('none')} help={t('noneHelp')} />}
      />
      {asking && (
        <DesignRequestDialog onClose={() => setAsking(false)} onDone={(id) => void navigate(`/member/desApp/detail?desAppId=${id}`)} />
      )}
    </>
  )
}
