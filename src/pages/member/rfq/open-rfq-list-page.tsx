import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { supplierCheck } from '../../../modules/rfq/endpoints.ts'
import { openRfqList } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { ParticipationConditions } from './participation-conditions.tsx'
import { useOpenRfqColumns } from './open-rfq-columns.tsx'
import { quoteAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

const filterNames = ['mine', 'keyword'] as const
const views = ['all', 'matching', 'unanswered'] as const

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
  const { values, set, ...list } = useList('member.openRequests', filterNames)
  const columns = useOpenRfqColumns()
  const mine = views.find((view) => view === values.mine) ?? 'all'
  const call = useCall(openRfqList, { mine, keyword: values.keyword, current: list.page, pageSize: list.size })
  return (
    <List
      label={t('hallTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ inquirySn }) => inquirySn}
      to={({ inquirySn }) => quoteAddress(inquirySn)}
      columns={columns}
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
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="inbox" title={t('hallNone')} help={t('hallNoneHelp')} />}
    />
  )
}
