import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { buyerLedgerList, sellerLedgerList } from '../endpoints-ledger.ts'
import { bookkeepingPageMessages } from '../messages.ts'
import { entryKinds, kindsOf } from '../rules/ledger-entry.ts'
import { monthPattern } from '../rules/month.ts'
import { AccountDialog } from './account-dialog.tsx'
import { useLedgerColumns } from './ledger-columns.tsx'
import { StatementExport } from './statement-export.tsx'
import { StatementFigures } from './statement-figures.tsx'
import { MonthInput } from '../../../ui/console/form/value-inputs.tsx'

const filterNames = ['month', 'party', 'tab'] as const

/** One statement for everything of a month: orders, receipts, weights, invoices, red letters, payments and repayments. */
export function LedgerView({ side }: { side: 'member' | 'seller' }) {
  const t = useMessages(bookkeepingPageMessages)
  const { values, set, ...list } = useList(`${side}.ledger`, filterNames, { remembered: true })
  const [isSetting, setSetting] = useState(false)
  const kind = entryKinds.find((one) => one === values.tab) ?? ''
  const filters = { month: monthPattern.test(values.month) ? values.month : '', party: values.party }
  const isBuyer = side === 'member'
  const call = useCall(isBuyer ? buyerLedgerList : sellerLedgerList, { ...filters, kind, current: list.page, pageSize: list.size })
  const columns = useLedgerColumns(side)
  const sums = call.data?.sums ?? entryKinds.map((one) => ({ kind: one, count: 0, amount: null }))
  const shown = sums.filter((one) => one.count > 0)
  return (
    <div className="col g3">
      {shown.length > 0 && <StatementFigures figures={shown.map((sum) => [`entry_${sum.kind}`, sum.amount] as const)} />}
      <List
        label={t('ledgerTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(entry) => `${entry.kind}${entry.documentNo}${entry.orderSn}${entry.time}`}
        columns={columns}
        pages={({ total }) => ({ total })}
        tabs={{
          list: [
            { key: 'all', label: t('tabAll') },
            ...sums
              .filter((sum) => kindsOf(isBuyer ? 'buyer' : 'store').includes(sum.kind))
              .map((sum) => ({ key: sum.kind, label: t(`entry_${sum.kind}`), ...(sum.count > 0 ? { count: sum.count } : {}) })),
          ],
          current: kind === '' ? 'all' : kind,
          onChange: (next) => set({ tab: next === 'all' ? '' : next }),
        }}
        filters={
          <>
            <MonthInput
              label={t('ledgerMonth')}
              value={filters.month || (call.data?.month ?? '')}
              onChange={(next) => set({ month: next })}
            />
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
          </>
        }
        actions={
          <>
            <ButtonLink to={`/${side}/statement/match`}>{t('matchTitle')}</ButtonLink>
            <Button icon="settings" onClick={() => setSetting(true)}>
              {t('accounts')}
            </Button>
            <StatementExport side={side} filters={filters} disabled={sums.every((one) => one.count === 0)} />
          </>
        }
        empty={<Empty icon="receipt-text" title={t('noEntries')} help={t('noEntriesHelp')} />}
      />
      {isSetting && <AccountDialog side={side} onClose={() => setSetting(false)} />}
    </div>
  )
}
