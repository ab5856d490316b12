import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { supplierCheck } from '../../../modules/rfq/endpoints.ts'
import { openRfqList } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { ParticipationConditions } from './participation-conditions.tsx'
import { OpenRfqTable } from './open-rfq-table.tsx'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

const filterNames = ['mine', 'keyword'] as const
const views = ['all', 'matching', 'unanswered'] as const
const pageSize = 20

/** The hall of open requests: who may quote reads them, everybody else reads what is missing. */
export default function HallPage() {
  const t = useMessages(rfqPageMessages)
  const check = useCall(supplierCheck, {})
  return (
    <div className="col g3">
      <CallView call={check} rows={3}>
        {(found) => (
          <>
            {!found.pass && <ParticipationConditions check={found} title={t('supplierConditions')} />}
            {/* The first condition is a seat in a store: without one there is nothing to read. */}
            {found.conditions[0]?.pass ? (
              <Hall />
            ) : (
              <Empty
                panel
                icon="store"
                title={t('hallForStores')}
                help={t('hallForStoresHelp')}
                actions={<ButtonLink to="/member/storeApply">{t('openStore')}</ButtonLink>}
              />
            )}
          </>
        )}
      </CallView>
    </div>
  )
}

function Hall() {
  const t = useMessages(rfqPageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const [typed, setTyped] = useState(values.keyword)
  const mine = views.find((view) => view === values.mine) ?? 'all'
  const call = useCall(openRfqList, { mine, keyword: values.keyword, current: page, pageSize })
  return (
    <ConsoleList
      label={t('hallTitle')}
      head={
        <PanelHead title={t('hallTitle')} sub={t('hallLead')}>
          <ButtonLink size="sm" to="/seller/inquiry/list">
            {t('supplierTitle')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={{
        list: views.map((key) => ({ key, label: t(`hall_${key}`) })),
        current: mine,
        onChange: (next) => set({ mine: next === 'all' ? '' : next }),
      }}
      bar={
        <form
          role="search"
          className="row g2"
          onSubmit={(event) => {
            event.preventDefault()
            set({ keyword: typed.trim() })
          }}
        >
          <Input
            aria-label={t('keyword')}
            placeholder={t('keyword')}
            maxLength={60}
            allowClear
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">{t('search')}</Button>
        </form>
      }
      call={call}
      empty={<Empty icon="inbox" title={t('hallNone')} help={t('hallNoneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <OpenRfqTable list={list} />}
    </ConsoleList>
  )
}
