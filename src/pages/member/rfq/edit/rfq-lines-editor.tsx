import { Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { useLanguage, useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { Note } from '../../../../ui/feedback/states.tsx'
import { enquiryCartList } from '../../../../modules/basket/endpoints-enquiry.ts'
import { units } from '../../../../modules/catalog/rules/units-data.ts'
import { GoodsPicker } from '../../../../modules/search/ui/goods-picker.tsx'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'
import { LineImport } from './line-import.tsx'
import { describedLine, lineOfGoods, type RfqDraftLine } from './rfq-draft.ts'
import type { FieldErrors } from '../../../../modules/rfq/ui/field-errors.ts'

type Props = {
  readonly lines: readonly RfqDraftLine[]
  readonly errors: FieldErrors
  readonly onChange: (lines: readonly RfqDraftLine[]) => void
}

/** What is asked for: goods of the mall, the enquiry basket's lines, or goods that are described. */
export function RfqLinesEditor({ lines, errors, onChange }: Props) {
  const t = useMessages(rfqPageMessages)
  const [isSearching, setSearching] = useState(false)
  const fromBasket = async () => {
    const answer = await callApi(enquiryCartList, {}).catch(() => null)
    const found = answer?.data?.storeEnquiryCartGroupList.flatMap((group) => group.storeEnquiryCartList) ?? []
    const fresh = found.filter((one) => !lines.some((line) => line.productId === one.productId))
    const text = (value: number | string | null) => (value === null ? '' : String(value))
    onChange([
      ...lines,
      ...fresh.map((one) =>
        lineOfGoods({ ...one, number: String(one.buyNum), wantedPrice: text(one.wantedPrice), wantedDate: text(one.wantedDate) }),
      ),
    ])
  }
  const change = (key: string, what: Partial<RfqDraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...what } : line)))
  return (
    <section aria-label={t('lines')} className="col g2">
      <div className="row g2 flex-wrap">
        <b className="t14 b6">{t('lines')}</b>
        <span className="c3 t12">{t('linesHelp')}</span>
        <span className="sp" />
        <Button size="sm" icon="search" onClick={() => setSearching(true)}>
          {t('addGoods')}
        </Button>
        <Button size="sm" icon="clipboard-list" onClick={() => void fromBasket()}>
          {t('addBasket')}
        </Button>
        <LineImport onAdd={(found) => onChange([...lines, ...found])} />
        <Button size="sm" icon="plus" onClick={() => onChange([...lines, describedLine()])}>
          {t('addDescribed')}
        </Button>
      </div>
      {lines.length === 0 ? (
        <Note tone={errors['lines'] ? 'danger' : 'info'}>{errors['lines'] ?? t('noLines')}</Note>
      ) : (
        <LineTable lines={lines} errors={errors} onChange={change} onRemove={(key) => onChange(lines.filter((line) => line.key !== key))} />
      )}
      <Modal open={isSearching} footer={null} title={t('addGoods')} onCancel={() => setSearching(false)} destroyOnHidden>
        <GoodsPicker onAdd={(found) => onChange([...lines, lineOfGoods(found)])} />
      </Modal>
    </section>
  )
}

type TableProps = {
  readonly lines: readonly RfqDraftLine[]
  readonly errors: FieldErrors
  readonly onChange: (key: string, what: Partial<RfqDraftLine>) => void
  readonly onRemove: (key: string) => void
}

function LineTable({ lines, errors, onChange, onRemove }: TableProps) {
  const t = useMessages(rfqPageMessages)
  const heads = ['colGoods', 'colSpec', 'colNumber', 'colUnit', 'colWantedPrice', 'colWantedDate', 'colRemark'] as const
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{t(head)}</th>
            ))}
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.key}>
              <LineCells line={line} index={index} errors={errors} onChange={(what) => onChange(line.key, what)} />
              <td className="r">
                <Button size="sm" aria-label={`${t('remove')} ${line.goodsName}`} onClick={() => onRemove(line.key)}>
                  {t('remove')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellsProps = {
  readonly line: RfqDraftLine
  readonly index: number
  readonly errors: FieldErrors
  readonly onChange: (what: Partial<RfqDraftLine>) => void
}
type TypedName = 'goodsName' | 'specText' | 'number' | 'wantedPrice' | 'wantedDate' | 'remark'

function LineCells({ line, index, errors, onChange }: CellsProps) {
  const t = useMessages(rfqPageMessages)
  const lang = useLanguage()
  const typed = (name: TypedName, label: string, { type = 'text', max = 16, width = 110 } = {}) => {
    const error = errors[`lines.${index}.${name}`]
    return (
      <>
        <Input
          aria-label={`${label} ${index + 1}`}
          type={type}
          maxLength={max}
          status={error ? 'error' : ''}
          style={{ minWidth: width }}
          value={line[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
        {error && <p className="t12 cd">{error}</p>}
      </>
    )
  }
  const options = Object.entries(units).map(([value, unit]) => ({ value, label: unit[lang] }))
  const isGoods = line.productId > 0
  return (
    <>
      <td>{isGoods ? <b className="b5">{line.goodsName}</b> : typed('goodsName', t('colGoods'), { max: 80, width: 140 })}</td>
      <td>{isGoods ? <span className="c2">{line.specText}</span> : typed('specText', t('colSpec'), { max: 120, width: 120 })}</td>
      <td>{typed('number', t('colNumber'), { width: 80 })}</td>
      <td>
        {isGoods ? (
          line.unitName
        ) : (
          <Select
            aria-label={`${t('colUnit')} ${index + 1}`}
            style={{ minWidth: 84 }}
            value={line.unitCode || null}
            placeholder={t('colUnit')}
            status={errors[`lines.${index}.unitCode`] ? 'error' : ''}
            options={options}
            onChange={(unitCode) => onChange({ unitCode })}
          />
        )}
      </td>
      <td>{typed('wantedPrice', t('colWantedPrice'), { width: 90 })}</td>
      <td>{typed('wantedDate', t('colWantedDate'), { type: 'date', width: 130 })}</td>
      <td>{typed('remark', t('colRemark'), { max: 200, width: 120 })}</td>
    </>
  )
}
