import { Input, Select } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { SupplierRfqDetail } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { offers } from '../../../modules/rfq/endpoints-schemas.ts'
import { useFieldError } from '../../../ui/console/form/form-scope.tsx'
import { DayInput, MoneyInput, NumberInput } from '../../../ui/console/form/value-inputs.tsx'
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
  const typed = (name: TypedName, label: string, kind: 'text' | 'day' | 'number' | 'money' = 'text', max = 16) => (
    <TypedCell
      id={`rfq-line-${line.lineNo}-${name}`}
      kind={kind}
      label={`${label} ${line.lineNo}`}
      max={max}
      error={errors[`lines.${index}.${name}`]}
      isOff={!isOffered}
      value={line[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
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
        {line.offer === 'SUBSTITUTE' && typed('goodsName', t('substituteName'), 'text', 120)}
      </td>
      <td>
        {typed('unitPrice', t('colUnitPrice'), 'money')}
        <span className="t12 c3">{t('perUnit', { unit: asked.unitName })}</span>
      </td>
      <td>
        {typed('minNumber', t('colMinNumber'), 'number')}
        <span className="t12 c3">{asked.unitName}</span>
      </td>
      <td>{typed('deliveryDate', t('colDelivery'), 'day')}</td>
      <td>{typed('remark', t('colRemark'), 'text', 200)}</td>
    </tr>
  )
}

type CellProps = {
  readonly id: string
  readonly kind: 'text' | 'day' | 'number' | 'money'
  readonly label: string
  readonly max: number
  readonly error: string | undefined
  readonly isOff: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One typed value of a line, with what is wrong with it. */
function TypedCell({ id, kind, label, max, error, isOff, value, onChange }: CellProps) {
  useFieldError(id, label, error)
  const shared = { id, label, value, onChange, isOff, isWrong: error !== undefined }
  return (
    <div className={kind === 'number' ? 'min-w-24' : 'min-w-32'}>
      {kind === 'day' ? (
        <DayInput {...shared} />
      ) : kind === 'money' ? (
        <MoneyInput {...shared} decimals={4} />
      ) : kind === 'number' ? (
        <NumberInput {...shared} decimals={3} />
      ) : (
        <Input
          id={id}
          aria-label={label}
          maxLength={max}
          status={error ? 'error' : ''}
          disabled={isOff}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error && <p className="t12 cd">{error}</p>}
    </div>
  )
}
