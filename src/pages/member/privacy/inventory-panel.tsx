import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { personalDataInventory } from '../../../modules/privacy/endpoints-inventory.ts'
import { privacyPageMessages } from '../../../modules/privacy/messages.ts'

/** What is kept about members, what for and for how long, made from the declarations. */
export function InventoryPanel() {
  const t = useMessages(privacyPageMessages)
  const call = useCall(personalDataInventory, {})
  return (
    <Panel title={t('inventoryTitle')} sub={t('inventoryLead')}>
      <CallView call={call}>
        {({ groups }) => (
          <div className="bx col g2">
            {groups.map((group) => (
              <details key={group.purpose}>
                <summary className="t14 b5 cursor-pointer px-0 py-1.5">
                  {group.purposeText} <span className="num t12 c3">{group.list.length}</span>
                </summary>
                <div className="tsc">
                  <table className="tbl">
                    <thead>
                      <tr>
                        <th>{t('colWhat')}</th>
                        <th>{t('colKinds')}</th>
                        <th>{t('colKept')}</th>
                        <th>{t('colClosed')}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {group.list.map((one, place) => (
                        <tr key={`${one.name} ${place}`}>
                          <td className="b5">{one.name}</td>
                          <td>{one.kinds.join(' · ')}</td>
                          <td>{one.retention}</td>
                          <td>{one.whenClosed}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              </details>
            ))}
          </div>
        )}
      </CallView>
    </Panel>
  )
}
