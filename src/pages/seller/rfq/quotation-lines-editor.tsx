import { Input, Select } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { SupplierRfqDetail } from '../../../modules/rfq/endpoints-quotation.ts'
import { offers } from '../../../modules/rfq/endpoints-schemas.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { RequestedGoodsName } from '../../../modules/rfq/ui/requested-lines-table.tsx'
import type { FieldErrors } from '../../../modules/rfq/ui/field-errors.ts'
import type { QuotationDraftLine } from './quotation-draft.ts'

type Props = {
  readonly asked: SupplierRfqDetail['lines']
  readonly lines: readonly QuotationDraftLine[]
  readonly errors: FieldErrors
  readonly onChange: (lines: readonly QuotationDraftLine[]) => void
}

/** One row for each line of the request: a price, something else instead, or nothing. */
export function QuotationLinesEditor({ asked, lines, errors, onChange }: Props) {
  const t = useMessages(rfqPageMessages)
  const heads = ['colGoods', 'colOffer', 'colUnitPrice', 'colMinNumber', 'colDelivery', 'colRemark'] as const
  const change = (lineNo: number, what: Partial<QuotationDraftLine>) =>
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
  readonly asked: SupplierRfqDetail['lines'][number]
  readonly line: QuotationDraftLine
  readonly index: number
  readonly errors: FieldErrors
  readonly onChange: (what: Partial<QuotationDraftLine>) => void
}
type TypedName = 'goodsName' | 'unitPrice' | 'minNumber' | 'deliveryDate' | 'remark'

function OfferRow({ asked, line, index, errors, onChange }: RowProps) {
  const t = useMessages(rfqPageMessages)
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
        <RequestedGoodsName line={asked} /> {asked.ownProductId > 0 && <Tag tone="info">{t('ownGoods')}</Tag>}
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
