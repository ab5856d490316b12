import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { creditOperationListCall, type CreditOperations } from '../../../modules/credit/endpoints.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'

const noFilters = [] as const

/** Everything that changed one credit line. */
export default function RecordPage() {
  const t = useMessages(creditPageMessages)
  const [query] = useSearchParams()
  const list = useList('member.creditRecords', noFilters)
  const accountId = Number(query.get('accountId')) || 1
  const call = useCall(creditOperationListCall, { accountId, current: list.page, pageSize: list.size })
  const columns = useRecordColumns()
  return (
    <List
      label={t('recordTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ place }) => place}
      columns={columns}
      head={<PanelHead title={t('recordTitle')} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="table" title={t('noRecords')} />}
    />
  )
}

function useRecordColumns(): readonly ListColumn<CreditOperations['list'][number]>[] {
  const t = useMessages(creditPageMessages)
  return [
    { key: 'kind', title: t('colKind'), as: 'title', text: ({ kindText }) => kindText },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ time }) => fullTime(time) },
    {
      key: 'reference',
      title: t('colReference'),
      text: ({ reference, orderSn }) => (orderSn === reference ? reference : `${reference} ${orderSn}`.trim()),
      cell: ({ reference, orderSn }) => (
        <span className="num t12">
          {reference}
          {orderSn !== '' && orderSn !== reference && <div className="c3">{orderSn}</div>}
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ drawnChange, heldChange, limitChange }) => drawnChange || heldChange || limitChange,
      cell: ({ drawnChange, heldChange, limitChange }) => <b className="b6">{priceText(drawnChange || heldChange || limitChange)}</b>,
    },
    {
      key: 'after',
      title: t('colAfter'),
      align: 'right',
      isTight: true,
      text: ({ drawnAfter, availableAfter }) => `${priceText(drawnAfter)} / ${priceText(availableAfter)}`,
    },
  ]
}
