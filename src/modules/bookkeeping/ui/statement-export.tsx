import { Dropdown } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import {
  buyerLedgerExport,
  buyerVoucherExport,
  sellerLedgerExport,
  sellerVoucherExport,
  voucherSoftware,
  type VoucherSoftware,
} from '../endpoints-ledger.ts'
import { bookkeepingPageMessages } from '../messages.ts'

type Filters = { readonly month: string; readonly party: string }
type Props = { readonly side: 'member' | 'seller'; readonly filters: Filters; readonly disabled: boolean }

/** The statement of a month as a table, or its vouchers for the accounting software that somebody has. */
export function StatementExport({ side, filters, disabled }: Props) {
  const t = useMessages(bookkeepingPageMessages)
  const isBuyer = side === 'member'
  const table = useExportAll(isBuyer ? buyerLedgerExport : sellerLedgerExport, filters)
  const call = isBuyer ? buyerVoucherExport : sellerVoucherExport
  const kingdee = useExportAll(call, { ...filters, software: 'kingdee' })
  const yonyou = useExportAll(call, { ...filters, software: 'yonyou' })
  const vouchers = { kingdee, yonyou } satisfies Record<VoucherSoftware, unknown>
  const take = (key: string) => {
    const [what, format] = key.split('.')
    const software = voucherSoftware.find((one) => one === what)
    return (software ? vouchers[software] : table).take(format === 'csv' ? 'csv' : 'xlsx')
  }
  const formats = (what: string) => (['xlsx', 'csv'] as const).map((format) => ({ key: `${what}.${format}`, label: t(`file_${format}`) }))
  const busy = table.busy || kingdee.busy || yonyou.busy
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled || busy}
      menu={{
        items: [
          { type: 'group', key: 'table', label: t('exportTable'), children: formats('table') },
          ...voucherSoftware.map((what) => ({ type: 'group' as const, key: what, label: t(`export_${what}`), children: formats(what) })),
        ],
        onClick: ({ key }) => void take(key),
      }}
    >
      <Button icon="download" busy={busy} disabled={disabled}>
        {t('exportBooks')}
      </Button>
    </Dropdown>
  )
}
