import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import type { rechargeListCall } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'

const noFilters = [] as const
const tones = { CREATED: 'quiet', PAYING: 'warn', SUCCESS: 'ok', MISMATCH: 'danger', CLOSED: 'quiet' } as const

type Row = OutputOf<typeof rechargeListCall>['list'][number]

/** The newest recharges of the member. */
export function RechargeList({ call }: { call: CallState<OutputOf<typeof rechargeListCall>> }) {
  const t = useMessages(balancePageMessages)
  const list = useList('member.recharges', noFilters)
  const columns: readonly ListColumn<Row>[] = [
    { key: 'reference', title: t('colReference'), as: 'title', isCopied: true, isTight: true, text: ({ rechargeSn }) => rechargeSn },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ createTime }) => fullTime(createTime) },
    { key: 'method', title: t('colMethod'), text: ({ methodText }) => methodText },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ amount }) => amount,
      cell: ({ amount }) => <b>{priceText(amount)}</b>,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: ({ state, stateText }) => <StateDot tone={tones[state]}>{stateText}</StateDot>,
    },
  ]
  return (
    <List
      isPlain
      label={t('records')}
      head={<PanelHead title={t('records')} />}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ rechargeSn }) => rechargeSn}
      columns={columns}
      empty={<Empty icon="wallet" title={t('noRecharge')} />}
    />
  )
}
