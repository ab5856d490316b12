import { Select } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { buyerMatchExport, buyerMatchList, sellerMatchExport, sellerMatchList, type MatchList } from '../endpoints.ts'
import { bookkeepingPageMessages } from '../messages.ts'
import { differenceKinds } from '../rules/match-line.ts'
import { monthPattern } from '../rules/month.ts'
import { useMatchColumns } from './match-columns.tsx'
import { StatementFigures } from './statement-figures.tsx'
import { MonthInput } from '../../../ui/console/form/value-inputs.tsx'

const filterNames = ['month', 'party', 'tab'] as const

/** Order, receipt and invoice of a month, line by line, as the buyer or the supplier sees them. */
export function MatchView({ side }: { side: 'member' | 'seller' }) {
  const t = useMessages(bookkeepingPageMessages)
  const { values, set, ...list } = useList(`${side}.match`, filterNames, { remembered: true })
  const tabs = ['all', 'differences', ...differenceKinds] as const
  const tab = tabs.find((one) => one === values.tab) ?? 'all'
  const month = monthPattern.test(values.month) ? values.month : ''
  const filters = {
    month,
    party: values.party,
    onlyDifferences: tab === 'all' ? (0 as const) : (1 as const),
    kind: differenceKinds.find((kind) => kind === tab) ?? ('' as const),
  }
  const isBuyer = side === 'member'
  const call = useCall(isBuyer ? buyerMatchList : sellerMatchList, { ...filters, current: list.page, pageSize: list.size })
  const { take } = useExportAll(isBuyer ? buyerMatchExport : sellerMatchExport, filters)
  const columns = useMatchColumns(side)
  const countOf = (kind: string) => call.data?.counts.find((one) => one.kind === kind)?.count ?? 0
  const word = (one: (typeof tabs)[number]) =>
    one === 'all' ? t('tabAll') : one === 'differences' ? t('tabDifferences') : t(`kind_${one}`)
  return (
    <div className="col g3">
      <StatementFigures figures={figuresOf(call.data?.sums, isBuyer)} />
      <List
        label={t('matchTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(line) => line.lineKey}
        columns={columns}
        pages={({ total }) => ({ total })}
        tabs={{
          list: tabs.map((key) => ({ key, label: word(key), ...(countOf(key) > 0 ? { count: countOf(key) } : {}) })),
          current: tab,
          onChange: (next) => set({ tab: next === 'all' ? '' : next }),
        }}
        filters={
          <>
            <MonthInput label={t('month')} value={month || (call.data?.month ?? '')} onChange={(next) => set({ month: next })} />
            <Select
              aria-label={t(isBuyer ? 'supplier' : 'customer')}
              style={{ minWidth: 200 }}
              value={values.party}
              showSearch={{ optionFilterProp: 'label' }}
              options={[
                { value: '', label: t(isBuyer ? 'allSuppliers' : 'allCustomers') },
                ...(call.data?.parties ?? []).map(({ key, name }) => ({ value: key, label: name })),
              ]}
              onChange={(party) => set({ party })}
            />
            <span className="t12 c3">{t('matchHelp')}</span>
          </>
        }
        actions={<ButtonLink to={`/${side}/statement/ledger`}>{t('ledgerTitle')}</ButtonLink>}
        exportAll={take}
        empty={
          tab === 'all' ? (
            <Empty icon="receipt-text" title={t('none')} help={t('noneHelp')} />
          ) : (
            <Empty icon="circle-check" title={t('noDifferences')} />
          )
        }
      />
    </div>
  )
}

type Words =
  | 'sumOrdered'
  | 'sumSettled'
  | 'sumReturned'
  | 'sumPayable'
  | 'sumReceivable'
  | 'sumInvoiced'
  | 'sumUninvoiced'
  | 'sumOverInvoiced'

function figuresOf(sums: MatchList['sums'] | undefined, isBuyer: boolean): readonly (readonly [Words, number | null])[] {
  return [
    ['sumOrdered', sums?.ordered ?? null],
    ['sumSettled', sums?.settled ?? null],
    ['sumReturned', sums?.returned ?? null],
    [isBuyer ? 'sumPayable' : 'sumReceivable', sums?.payable ?? null],
    ['sumInvoiced', sums?.invoiced ?? null],
    ['sumUninvoiced', sums?.uninvoiced ?? null],
    ['sumOverInvoiced', sums?.overInvoiced ?? null],
  ]
}
