import { Dropdown, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { voucherSoftware } from '../endpoints-ledger.ts'
import { adminVoucherExport, adminVoucherList, type PlatformVoucherView } from '../endpoints-platform.ts'
import { bookkeepingPageMessages } from '../messages.ts'
import { monthPattern } from '../rules/month.ts'
import { AccountDialog } from './account-dialog.tsx'
import { MonthInput } from '../../../ui/console/form/value-inputs.tsx'

const filterNames = ['month', 'kind'] as const
const signed = (yuan: number) => `${yuan < 0 ? '−' : ''}${priceText(Math.abs(yuan))}`

/** The platform's vouchers of a month: each kind of movement of a day is one, with its lines below it. */
export function PlatformVouchers() {
  const t = useMessages(bookkeepingPageMessages)
  const { values, set, ...list } = useList('admin.ledgerVouchers', filterNames, { remembered: true })
  const [isSetting, setSetting] = useState(false)
  const month = monthPattern.test(values.month) ? values.month : ''
  const call = useCall(adminVoucherList, { month, kind: values.kind, current: list.page, pageSize: list.size })
  const columns = useVoucherColumns()
  const sums = call.data?.sums ?? []
  return (
    <>
      <List
        label={t('platformVouchers')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(voucher) => `${voucher.day}${voucher.kind}`}
        columns={columns}
        unfold={(voucher) => <VoucherLines of={voucher} />}
        pages={({ total }) => ({ total })}
        head={
          <div className="bx">
            <Note>{t('platformVouchersHelp')}</Note>
          </div>
        }
        filters={
          <>
            <MonthInput label={t('voucherMonth')} value={month || (call.data?.month ?? '')} onChange={(next) => set({ month: next })} />
            <Select
              aria-label={t('colBusiness')}
              style={{ minWidth: 220 }}
              value={values.kind}
              showSearch={{ optionFilterProp: 'label' }}
              options={[
                { value: '', label: t('tabAll') },
                ...sums.map((sum) => ({ value: sum.kind, label: `${sum.kindText} ${signed(sum.amount)}` })),
              ]}
              onChange={(kind) => set({ kind })}
            />
          </>
        }
        actions={
          <>
            <Button icon="settings" onClick={() => setSetting(true)}>
              {t('accounts')}
            </Button>
            <VoucherExport month={month} disabled={sums.length === 0} />
          </>
        }
        empty={<Empty icon="receipt-text" title={t('noVouchers')} help={t('noVouchersHelp')} />}
      />
      {isSetting && <AccountDialog side="admin" onClose={() => setSetting(false)} />}
    </>
  )
}

function VoucherExport({ month, disabled }: { month: string; disabled: boolean }) {
  const t = useMessages(bookkeepingPageMessages)
  const kingdee = useExportAll(adminVoucherExport, { month, software: 'kingdee' })
  const yonyou = useExportAll(adminVoucherExport, { month, software: 'yonyou' })
  const files = { kingdee, yonyou } as const
  const busy = kingdee.busy || yonyou.busy
  const take = (key: string) => {
    const [what, format] = key.split('.')
    const software = voucherSoftware.find((one) => one === what) ?? 'kingdee'
    return files[software].take(format === 'csv' ? 'csv' : 'xlsx')
  }
  const items = voucherSoftware.map((what) => ({
    type: 'group' as const,
    key: what,
    label: t(`export_${what}`),
    children: (['xlsx', 'csv'] as const).map((format) => ({ key: `${what}.${format}`, label: t(`file_${format}`) })),
  }))
  return (
    <Dropdown trigger={['click']} disabled={disabled || busy} menu={{ items, onClick: ({ key }) => void take(key) }}>
      <Button icon="download" busy={busy} disabled={disabled}>
        {t('exportBooks')}
      </Button>
    </Dropdown>
  )
}

function useVoucherColumns(): readonly ListColumn<PlatformVoucherView>[] {
  const t = useMessages(bookkeepingPageMessages)
  return [
    {
      key: 'voucher',
      title: t('colVoucher'),
      as: 'title',
      isTight: true,
      text: ({ no }) => t('voucherNo', { no }),
      cell: ({ day }) => <div className="t12 c3 num">{day}</div>,
    },
    { key: 'kind', title: t('colBusiness'), text: ({ kindText }) => kindText },
    { key: 'papers', title: t('colPapers'), align: 'right', isTight: true, text: ({ papers }) => papers },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ amount }) => amount,
      cell: ({ amount }) => <span className={amount < 0 ? 'num b6 cd' : 'num b6'}>{signed(amount)}</span>,
    },
    // Where the button stands that shows the lines.
    { key: 'actions', title: t('colActions'), as: 'actions' },
  ]
}

function VoucherLines({ of }: { of: PlatformVoucherView }) {
  const t = useMessages(bookkeepingPageMessages)
  const money = (yuan: number) => (yuan === 0 ? '' : signed(yuan))
  return (
    <table className="tbl cds" aria-label={t('colLines')}>
      <thead>
        <tr>
          <th>{t('colAccount')}</th>
          <th className="r">{t('colDebit')}</th>
          <th className="r">{t('colCredit')}</th>
        </tr>
      </thead>
      <tbody>
        {of.lines.map((line, place) => (
          <tr key={`${line.account}${line.party}${place}`}>
            <td>
              {line.account} {line.party !== '' && <span className="c3">{line.party}</span>}
            </td>
            <td className="r num" data-l={t('colDebit')}>
              {money(line.debit)}
            </td>
            <td className="r num" data-l={t('colCredit')}>
              {money(line.credit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
