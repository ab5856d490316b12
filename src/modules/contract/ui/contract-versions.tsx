import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { ContractView } from '../endpoints-schemas.ts'
import { contractPageMessages } from '../messages.ts'

type Difference = ContractView['versions'][number]['differences'][number]
const choices = [
  'pickup',
  'delivered',
  'buyer',
  'seller',
  'fixed',
  'index',
  'transfer',
  'acceptance',
  'special',
  'ordinary',
  'court',
  'arbitration',
] as const
const fields = [
  ...([
    'name',
    'spec',
    'standard',
    'unit',
    'quantity',
    'price',
    'indexTerms',
    'stage',
    'percent',
    'days',
    'extra',
    'deliveryMode',
    'deliveryPlace',
    'freightBy',
  ] as const),
  ...([
    'endsOn',
    'deliveryDays',
    'tolerance',
    'packing',
    'inspectionDays',
    'priceMode',
    'priceFormula',
    'monthlyQuantity',
    'monthlyBand',
    'depositPercent',
    'payMethod',
    'invoice',
    'lateRate',
  ] as const),
  ...(['retention', 'dispute', 'disputePlace'] as const),
] as const

/** The versions of a text, the newest first, each with what it changed. */
export function ContractVersions({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  if (contract.versions.length === 0) return null
  return (
    <Panel title={t('versions')}>
      <ol className="bx col g2">
        {contract.versions.toReversed().map((version) => (
          <li key={version.versionNo}>
            <b className="b5 t13">{t('versionOf', { no: version.versionNo, side: t(version.side) })}</b>{' '}
            <span className="t12 c3 num">{fullTime(version.time)}</span>
            {version.differences.length === 0 && <p className="t12 c3">{t(version.versionNo === 1 ? 'firstVersion' : 'unchanged')}</p>}
            <ul className="col g1 t13">
              {version.differences.map((difference) => (
                <DifferenceItem key={`${difference.part} ${difference.place} ${difference.field}`} difference={difference} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** One thing that a version changed, or that differs from an award. */
export function DifferenceItem({ difference }: { difference: Difference }) {
  const t = useMessages(contractPageMessages)
  const { part, place } = difference
  const key = fields.find((field) => field === difference.field)
  const field = key ? t(key) : difference.field
  const value = (text: string) => {
    if (difference.field === 'retention') return t(text === '1' ? 'yes' : 'no')
    const choice = choices.find((one) => one === text)
    return part === 'term' && choice ? t(choice) : text
  }
  const label = part === 'line' ? t('lineNo', { no: place, field }) : part === 'payment' ? t('stageNo', { no: place, field }) : field
  return (
    <li>
      <span className="c2">{label}</span> {difference.before !== '' && <del className="cd">{value(difference.before)}</del>}{' '}
      {difference.after !== '' && <ins>{value(difference.after)}</ins>}
    </li>
  )
}
