import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { inventoryAdmin } from '../../../modules/privacy/endpoints-inventory.ts'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'

const filterNames = [] as const
type Row = RefOutput<typeof inventoryAdmin>['list'][number]

/** The inventory of personal data by table and column, for the platform's auditors. */
export default function InventoryPage() {
  const t = useMessages(privacyPageMessages)
  const list = useList('admin.personalData', filterNames)
  const call = useCall(inventoryAdmin, {})
  const columns = useInventoryColumns()
  return (
    <List
      label={t('inventoryTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ table, purposeText, columns: own }) => `${table} ${purposeText} ${own.map(({ column }) => column).join(' ')}`}
      columns={columns}
      head={<p className="bx t12 c3">{t('inventoryAdminLead')}</p>}
      empty={<Empty icon="shield-check" title={t('inventoryTitle')} />}
    />
  )
}

function useInventoryColumns(): readonly ListColumn<Row>[] {
  const t = useMessages(privacyPageMessages)
  return [
    {
      key: 'table',
      title: t('colTable'),
      as: 'title',
      sort: 'table',
      text: ({ name }) => name,
      cell: ({ table }) => <div className="t12 c3">{table}</div>,
    },
    { key: 'purpose', title: t('colPurpose'), sort: 'purpose', text: ({ purposeText }) => purposeText },
    {
      key: 'columns',
      title: t('colColumns'),
      text: ({ columns }) => columns.map(({ column, kind }) => `${column} (${kind})`).join(', '),
      cell: ({ columns }) => (
        <div className="min-w-65">
          {columns.map(({ column, kind, isSealed }) => (
            <div key={column} className="t12">
              <span className="c2">{column}</span> <span className="c3">{kind}</span> {isSealed && <Tag tone="info">{t('sealed')}</Tag>}
            </div>
          ))}
        </div>
      ),
    },
    { key: 'kept', title: t('colKept'), sort: 'kept', text: ({ retention }) => retention },
    { key: 'closed', title: t('colClosed'), text: ({ whenClosed }) => whenClosed },
  ]
}
