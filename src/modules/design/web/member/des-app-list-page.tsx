import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { ListFrame } from '../../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import '../../../../ui/styles/commerce.css'
import { desAppListCall } from '../../contract.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { DesignTable } from '../parts/design-table.tsx'
import { designPageWords } from '../words.ts'

const pageSize = 20

/** The enterprise's design applications, and the way to a new one. */
export default function DesAppListPage() {
  const t = useWords(designPageWords)
  const navigate = useNavigate()
  const { page, turn } = useFilters([])
  const [asking, setAsking] = useState(false)
  const call = useCall(desAppListCall, { current: page, pageSize })
  const ask = (
    <Button size="sm" tone="brand" icon="plus" onClick={() => setAsking(true)}>
      {t('ask')}
    </Button>
  )
  return (
    <>
      <ListFrame
        label={t('requestsTitle')}
        head={
          <div className="pan-h" style={{ flexWrap: 'wrap' }}>
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
        {({ list }) => <DesignTable list={list} folder="/member/desApp" />}
      </ListFrame>
      {asking && <AskDialog onClose={() => setAsking(false)} onDone={(id) => void navigate(`/member/desApp/detail?desAppId=${id}`)} />}
    </>
  )
}
