import { Input, Select } from 'antd'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import type { SupplierDetail } from '../../contract-choice.ts'
import { offers } from '../../contract-shapes.ts'
import { rfqPageWords } from '../words.ts'
import { AskedName } from './asked-table.tsx'
import type { Errors } from './inquiry-form.tsx'
import type { OfferDraft } from './quotation-draft.ts'

type Props = {
  readonly asked: SupplierDetail['lines']
  readonly lines: readonly OfferDraft[]
  readonly errors: Errors
  readonly onChange: (lines: readonly OfferDraft[]) => void
}

/** One row for each line of the request: a price, something else instead, or nothing. */
export function OfferLines({ asked, lines, errors, onChange }: Props) {
  const t = useWords(rfqPageWords)
  const heads = ['colGoods', 'colOffer', 'colUnitPrice', 'colMinNumber', 'colDelivery', 'colRemark'] as const
  const change = (lineNo: number, what: Partial<OfferDraft>) =>
    onChange(lines.map((line) => (line.lineNo === lineNo ? { ...line, ...what } : line)))
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{t(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {asked.map((one, index) => {
            const line = lines.find((offer) => offer.lineNo === one.lineNo)
            return (
              line && (
                <OfferRow
                  key={one.lineNo}
                  asked={one}
                  line={line}
                  index={index}
                  errors={errors}
                  onChange={(what) => change(one.lineNo, what)}
                />
              )
            )
          })}
        </tbody>
      </table>
      {errors['lines'] && <p className="t12 cd">{errors['lines']}</p>}
    </div>
  )
}

type RowProps = {
  readonly asked: SupplierDetail['lines'][number]
  readonly line: OfferDraft
  readonly index: number
  readonly errors: Errors
  readonly onChange: (what: Partial<OfferDraft>) => void
}
type TypedName = 'goodsName' | 'unitPrice' | 'minNumber' | 'deliveryDate' | 'remark'

function OfferRow({ asked, line, index, errors, onChange }: RowProps) {
  const t = useWords(rfqPageWords)
  const isOffered = line.offer !== 'NOT_AVAILABLE'
  const typed = (name: TypedName, label: string, { type = 'text', max = 16, width = 100 } = {}) => {
    const error = errors[`lines.${index}.${name}`]
    return (
      <>
        <Input
          aria-label={`${label} ${line.lineNo}`}
          type={type}
          maxLength={max}
          status={error ? 'error' : ''}
          disabled={!isOffered}
          style={{ minWidth: width }}
          value={line[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
        {error && <p className="t12 cd">{error}</p>}
      </>
    )
  }
  return (
    <tr>
      <td>
        <AskedName line={asked} /> {asked.ownProductId > 0 && <Tag tone="info">{t('ownGoods')}</Tag>}
        <div className="t12 c3">
          {asked.specText}{' '}
          <span className="num">
            {asked.number} {asked.unitName}
          </span>
        </div>
      </td>
      <td>
        <Select
          aria-label={`${t('colOffer')} ${line.lineNo}`}
          style={{ minWidth: 120 }}
          value={line.offer}
          options={offers.map((value) => ({ value, label: t(`offer_${value}`) }))}
          onChange={(offer) => onChange({ offer, productId: offer === 'PRICE' ? asked.ownProductId : 0 })}
        />
        {line.offer === 'SUBSTITUTE' && typed('goodsName', t('substituteName'), { max: 120, width: 140 })}
      </td>
      <td>{typed('unitPrice', t('colUnitPrice'))}</td>
      <td>{typed('minNumber', t('colMinNumber'), { width: 80 })}</td>
      <td>{typed('deliveryDate', t('colDelivery'), { type: 'date', width: 130 })}</td>
      <td>{typed('remark', t('colRemark'), { max: 200, width: 120 })}</td>
    </tr>
  )
}
