import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { ContractView } from '../endpoints-schemas.ts'
import { contractPageMessages } from '../messages.ts'

/** What was agreed in a framework contract, called off and is left of each line. */
export function CallOffs({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  if (contract.callOffs.length === 0) return null
  return (
    <Panel title={t('callOffs')}>
      <Sheet contract={contract} />
    </Panel>
  )
}

function Sheet({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('name')}</th>
            <th>{t('spec')}</th>
            <th className="r">{t('agreedQuantity')}</th>
            <th className="r">{t('calledQuantity')}</th>
            <th className="r">{t('leftQuantity')}</th>
          </tr>
        </thead>
        <tbody>
          {contract.callOffSheet.map((line) => (
            <tr key={`${line.name} ${line.spec} ${line.unit}`}>
              <td>{line.name}</td>
              <td data-l={t('spec')}>{line.spec}</td>
              <td className="r num nw" data-l={t('agreedQuantity')}>
                {line.quantity} {line.unit}
              </td>
              <td className="r num nw" data-l={t('calledQuantity')}>
                {line.called} {line.unit}
              </td>
              <td className="r num nw" data-l={t('leftQuantity')}>
                {line.over === '' ? (
                  `${line.left} ${line.unit}`
                ) : (
                  <span className="cd">{t('overQuantity', { quantity: `${line.over} ${line.unit}` })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
