import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { ContractView } from '../endpoints-schemas.ts'
import { contractPageMessages } from '../messages.ts'
import { contractRoot } from './calls-of-side.ts'
import { ContractStateTag } from './contract-list.tsx'

/** Contracts that call off from a framework contract. */
export function CallOffs({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  if (contract.callOffs.length === 0) return null
  return (
    <Panel title={t('callOffs')}>
      <Sheet contract={contract} />
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>{t('colContract')}</th>
              <th>{t('colState')}</th>
              <th className="r">{t('colTotal')}</th>
            </tr>
          </thead>
          <tbody>
            {contract.callOffs.map((one) => (
              <tr key={one.contractId}>
                <td>
                  <Anchor className="lk b5" to={`${contractRoot[contract.viewer]}/detail?contractId=${one.contractId}`}>
                    {one.title}
                  </Anchor>
                  <div className="t12 c3 num">{one.contractSn}</div>
                </td>
                <td data-l={t('colState')}>
                  <ContractStateTag state={one.state} />
                </td>
                <td className="r num nw" data-l={t('colTotal')}>
                  ¥{priceText(one.total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** What was agreed, called off and is left of each line. */
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
