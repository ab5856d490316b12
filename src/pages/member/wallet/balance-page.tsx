import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { parseDay } from '../../../kernel/time/clock.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { balanceShowCall, statementExportCall, statementListCall, type StatementView } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'
import { BalanceHead } from './balance-head.tsx'

const pageSize = 20
const filterNames = ['direction', 'from', 'until'] as const
const directions = ['', 'in', 'out'] as const

/** The member's balance and what came and went on it. */
export default function BalancePage() {
  const t = useMessages(balancePageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const direction = directions.find((one) => one === values.direction) ?? ''
  const filters = {
    direction,
    fromDate: parseDay(values.from) ?? '',
    untilDate: parseDay(values.until) ?? '',
  }
  const balance = useCall(balanceShowCall, {})
  const call = useCall(statementListCall, { ...filters, current: page, pageSize })
  return (
    <div className="col g3">
      <CallView call={balance}>{(data) => <BalanceHead balance={data} />}</CallView>
      <ConsoleList
        label={t('statement')}
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
        bar={
          <>
            <DayRange
              start={filters.fromDate}
              end={filters.untilDate}
              labels={{ start: t('fromDay'), end: t('untilDay') }}
              onChange={(from, until) => set({ from, until })}
            />
            <ExportButton call={statementExportCall} filters={filters} disabled={(call.data?.total ?? 0) === 0} />
          </>
        }
        call={call}
        empty={<Empty icon="wallet" title={t('noStatement')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <Lines list={list} />}
      </ConsoleList>
    </div>
  )
}

function Lines({ list }: { list: StatementView['list'] }) {
  const t = useMessages(balancePageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colKind')}</th>
            <th>{t('colTime')}</th>
            <th>{t('colReference')}</th>
            <th className="r">{t('colAmount')}</th>
            <th className="r">{t('colAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((line) => (
            <tr key={line.place}>
              <td className="b5">{line.kindText}</td>
              <td className="num nw t12" data-l={t('colTime')}>
                {fullTime(line.time)}
              </td>
              <td className="num t12" data-l={t('colReference')}>
                {line.reference}
                {line.note !== '' && <div className="c3">{line.note}</div>}
              </td>
              <td className={line.amount > 0 ? 'r num nw b6 cok' : 'r num nw b6'} data-l={t('colAmount')}>
                {line.amount > 0 ? '+' : ''}
                {priceText(line.amount)}
              </td>
              <td className="r num nw" data-l={t('colAfter')}>
                {priceText(line.balanceAfter)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
