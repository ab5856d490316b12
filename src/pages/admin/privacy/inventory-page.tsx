import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { inventoryAdmin } from '../../../modules/privacy/endpoints-inventory.ts'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'

/** The inventory of personal data by table and column, for the platform's auditors. */
export default function InventoryPage() {
  const t = useMessages(privacyPageMessages)
  const call = useCall(inventoryAdmin, {})
  return (
    <ConsoleList
      label={t('inventoryTitle')}
      head={<p className="bx t12 c3">{t('inventoryAdminLead')}</p>}
      call={call}
      empty={<Empty icon="shield-check" title={t('inventoryTitle')} />}
    >
      {({ list }) => (
        <div className="tsc">
          <table className="tbl">
            <thead>
              <tr>
                <th>{t('colTable')}</th>
                <th>{t('colPurpose')}</th>
                <th>{t('colColumns')}</th>
                <th>{t('colKept')}</th>
                <th>{t('colClosed')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((one, place) => (
                <tr key={`${one.table} ${place}`}>
                  <td>
                    <div className="b5">{one.name}</div>
                    <div className="t12 c3">{one.table}</div>
                  </td>
                  <td>{one.purposeText}</td>
                  <td className="min-w-65">
                    {one.columns.map(({ column, kind, isSealed }) => (
                      <div key={column} className="t12">
                        <span className="c2">{column}</span> <span className="c3">{kind}</span>{' '}
                        {isSealed && <Tag tone="info">{t('sealed')}</Tag>}
                      </div>
                    ))}
                  </td>
                  <td>{one.retention}</td>
                  <td>{one.whenClosed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ConsoleList>
  )
}
