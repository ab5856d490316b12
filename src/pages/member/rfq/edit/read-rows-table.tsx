import { Select } from 'antd'
import { useLanguage, useMessages } from '../../../../api/browser/use-messages.tsx'
import { StateDot } from '../../../../ui/basic/tag.tsx'
import { units } from '../../../../modules/catalog/rules/units-data.ts'
import { requestLineMessages } from '../../../../modules/sourcing-tools/messages.ts'
import { numberOf, type ReadRow } from './read-rows.ts'

type Props = { readonly rows: readonly ReadRow[]; readonly onChange: (rows: readonly ReadRow[]) => void }

/** What was read, line by line, with the choice between goods of the mall and the own words. */
export function ReadRowsTable({ rows, onChange }: Props) {
  const t = useMessages(requestLineMessages)
  return (
    <div className="tsc max-h-[60vh]">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colTyped')}</th>
            <th>{t('colTake')}</th>
            <th className="r">{t('colNumber')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row
              // Rows are neither added nor moved here.
              key={place}
              row={row}
              place={place}
              onChoose={(productId) => onChange(rows.map((one, at) => (at === place ? { ...one, productId } : one)))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { readonly row: ReadRow; readonly place: number; readonly onChoose: (productId: number) => void }

function Row({ row, place, onChoose }: RowProps) {
  const t = useMessages(requestLineMessages)
  const lang = useLanguage()
  const { read, productId } = row
  const { number, unitCode, unitName } = numberOf(row)
  const options = [
    ...read.goods.map((goods) => ({
      value: goods.productId,
      label: [goods.goodsName, goods.specText, goods.storeName].filter(Boolean).join(' · '),
    })),
    { value: 0, label: t('asWritten') },
  ]
  return (
    <tr>
      <td data-l={t('colTyped')} className="whitespace-normal wrap-anywhere min-w-45">
        {place + 1}. {read.typed.replaceAll('\t', ' ')}
      </td>
      <td data-l={t('colTake')} className="whitespace-normal min-w-65">
        {read.goods.length > 0 && (
          <Select
            style={{ width: '100%', maxWidth: 420 }}
            aria-label={t('takeOf', { row: place + 1 })}
            value={productId}
            options={options}
            onChange={onChoose}
          />
        )}
        <StateDot tone={read.level === 'full' ? 'ok' : read.level === 'confirm' ? 'warn' : 'quiet'}>{t(read.level)}</StateDot>
        {read.differs.map((differ) => (
          <div key={`${differ.label} ${differ.typed}`} className="t12 cd">
            {t('differs', differ)}
          </div>
        ))}
      </td>
      <td className="r num nw" data-l={t('colNumber')}>
        {number === '' ? <span className="cw">{t('numberOpen')}</span> : `${number} ${unitName || (units[unitCode]?.[lang] ?? '')}`}
      </td>
    </tr>
  )
}
