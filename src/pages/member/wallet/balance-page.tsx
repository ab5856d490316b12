import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { parseDay } from '../../../kernel/time/clock.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { balanceShowCall, statementExportCall, statementListCall, type StatementView } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'
import { BalanceHead } from './balance-head.tsx'

const filterNames = ['direction', 'from', 'until'] as const
const directions = ['', 'in', 'out'] as const
type Line = StatementView['list'][number]

/** The member's balance and what came and went on it. */
export default function BalancePage() {
  const t = useMessages(balancePageMessages)
  const { values, set, ...list } = useList('member.balance', filterNames, { remembered: true })
  const direction = directions.find((one) => one === values.direction) ?? ''
  const filters = {
    direction,
    fromDate: parseDay(values.from) ?? '',
    untilDate: parseDay(values.until) ?? '',
  }
  const balance = useCall(balanceShowCall, {})
  const call = useCall(statementListCall, { ...filters, current: list.page, pageSize: list.size })
  const { take } = useExportAll(statementExportCall, filters)
  const columns = useStatementColumns()
  return (
    <div className="col g3">
      <CallView call={balance}>{(data) => <BalanceHead balance={data} />}</CallView>
      <List
        label={t('statement')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ place }) => place}
        columns={columns}
        head={
          <PanelHead
            title={t('statement')}
            sub={call.data ? t('sums', { income: priceText(call.data.income), expense: priceText(call.data.expense) }) : ''}
          >
            <ButtonLink size="sm" to="/member/withdrawal">
              {t('withdraw')}
            </ButtonLink>
            <ButtonLink size="sm" tone="brand" icon="wallet" to="/member/recharge">
              {t('recharge')}
            </ButtonLink>
          </PanelHead>
        }
        tabs={{
          list: directions.map((key) => ({ key, label: t(key === '' ? 'all' : key) })),
          current: direction,
          onChange: (next) => set({ direction: next }),
        }}
        filters={
          <DayRange
            start={filters.fromDate}
            end={filters.untilDate}
            labels={{ start: t('fromDay'), end: t('untilDay') }}
            onChange={(from, until) => set({ from, until })}
          />
        }
        exportAll={take}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="wallet" title={t('noStatement')} />}
      />
    </div>
  )
}

function useStatementColumns(): readonly ListColumn<Line>[] {
  const t = useMessages(balancePageMessages)
  return [
    { key: 'kind', title: t('colKind'), as: 'title', text: ({ kindText }) => kindText },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ time }) => fullTime(time) },
    {
      key: 'reference',
      title: t('colReference'),
      text: ({ reference, note }) => `${reference} ${note}`.trim(),
      cell: ({ reference, note }) => (
        <span className="num t12">
          {reference}
          {note !== '' && <div className="c3">{note}</div>}
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ amount }) => amount,
      cell: ({ amount }) => (
        <b className={amount > 0 ? 'cok' : undefined}>
          {amount > 0 ? '+' : ''}
          {priceText(amount)}
        </b>
      ),
    },
    {
      key: 'after',
      title: t('colAfter'),
      align: 'right',
      isTight: true,
      text: ({ balanceAfter }) => balanceAfter,
      cell: ({ balanceAfter }) => priceText(balanceAfter),
    },
  ]
}
