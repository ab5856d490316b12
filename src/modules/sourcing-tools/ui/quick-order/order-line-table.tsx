import { Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { counted } from '../../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../../ui/basic/tag.tsx'
import { goodsAddress } from '../../../catalog/ui/public.ts'
import { quantityText } from '../../../../ui/basic/quantity-text.ts'
import type { QuickOrderLine } from '../../endpoints-quick-order.ts'
import type { OrderLine, OrderLines } from './use-order-lines.ts'
import { quickOrderMessages } from '../../messages.ts'

type TableProps = { readonly work: OrderLines; readonly refusals?: ReadonlyMap<number, string> }

/** The rows with price, stock and what the cart would say of each. */
export function OrderLineTable({ work, refusals = new Map() }: TableProps) {
  const t = useMessages(quickOrderMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('colNumber')}</th>
            <th className="r">{t('colPrice')}</th>
            <th className="r">{t('colSubtotal')}</th>
            <th className="r">{t('colStock')}</th>
            <th>{t('colState')}</th>
            <th className="r" aria-label={t('acts')} />
          </tr>
        </thead>
        <tbody>
          {work.rows.map((row, place) => (
            <Row key={row.key} row={row} place={place} work={work} refusal={refusals.get(row.key) ?? ''} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { readonly row: OrderLine; readonly place: number; readonly work: OrderLines; readonly refusal: string }

function Row({ row, place, work, refusal }: RowProps) {
  const t = useMessages(quickOrderMessages)
  const line = row.found?.line ?? null
  const remove = (
    <Button size="sm" aria-label={`${t('remove')} ${t('rowOf', { row: place + 1 })}`} onClick={() => work.remove([row.key])}>
      {t('remove')}
    </Button>
  )
  if (!line)
    return (
      <tr>
        <td>
          <Typed row={row} place={place} work={work} />
        </td>
        <td colSpan={5} className="whitespace-normal min-w-0">
          {row.found ? <span className="cd t13">{row.found.refusal}</span> : <span className="c3">{t('searching')}</span>}
        </td>
        <td className="r">{remove}</td>
      </tr>
    )
  return (
    <tr>
      <td>
        <Goods row={row} line={line} work={work} />
      </td>
      <td data-l={t('colNumber')}>
        <NumberField key={`${line.productId} ${line.buyNum} ${line.unit}`} row={row} line={line} work={work} />
      </td>
      <td className="r num nw" data-l={t('colPrice')}>
        {line.goodsPrice === null ? t('askPrice') : `¥${priceText(line.goodsPrice)}/${line.unitName}`}
      </td>
      <td className="r num nw" data-l={t('colSubtotal')}>
        {line.subtotal === null ? '–' : `¥${priceText(line.subtotal)}`}
      </td>
      <td className="r num nw" data-l={t('colStock')}>
        {counted(quantityText(line.productStock), line.unitName)}
      </td>
      <td data-l={t('colState')}>
        <State row={row} line={line} work={work} refusal={refusal} />
      </td>
      <td className="r">{remove}</td>
    </tr>
  )
}

/** A line that meant nothing stays a field, so that it can be mended where it stands. */
function Typed({ row, place, work }: Omit<RowProps, 'refusal'>) {
  const t = useMessages(quickOrderMessages)
  const [typed, setTyped] = useState(row.typed)
  const send = () => {
    if (typed.trim() !== '' && typed !== row.typed) work.retype(row, typed.trim())
  }
  return (
    <Input
      value={typed}
      maxLength={300}
      aria-label={t('rowOf', { row: place + 1 })}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={send}
      onBlur={send}
    />
  )
}

type LineProps = { readonly row: OrderLine; readonly line: QuickOrderLine; readonly work: OrderLines }

function Goods({ row, line, work }: LineProps) {
  const t = useMessages(quickOrderMessages)
  const choices = row.found?.choices ?? []
  return (
    <div className="min-w-55">
      {row.typed !== '' && <div className="t12 c3">{t('typedLine', { typed: row.typed })}</div>}
      <Anchor className="lk b5" to={goodsAddress(line.productId)}>
        {line.goodsName}
      </Anchor>
      <div className="t12 c3">
        {[line.specText, line.storeName, line.materialCode === '' ? '' : t('code', { code: line.materialCode })]
          .filter((text) => text !== '')
          .join(' · ')}
      </div>
      {choices.length > 0 && (
        <Select
          size="small"
          style={{ width: '100%', maxWidth: 280 }}
          placeholder={t('change')}
          aria-label={t('others', { goods: line.goodsName })}
          value={null}
          options={choices.map((choice) => ({ value: choice.productId, label: choice.goodsName }))}
          onChange={(productId: number | null) => productId !== null && work.change(row, { productId, number: row.found?.number ?? '' })}
        />
      )}
    </div>
  )
}

function NumberField({ row, line, work }: LineProps) {
  const t = useMessages(quickOrderMessages)
  // What was typed, and nothing in its place.
  const typed = row.found?.number ?? ''
  const [number, setNumber] = useState(typed)
  useEffect(() => setNumber(typed), [typed, row.found])
  const send = () => {
    if (number.trim() !== '' && (number !== typed || row.found?.refusal)) work.change(row, { number: number.trim(), unit: line.unit })
  }
  return (
    <span className="row g2">
      <Input
        value={number}
        inputMode="decimal"
        maxLength={19}
        style={{ width: 104 }}
        aria-label={t('numberOf', { goods: line.goodsName })}
        {...(row.found?.refusal || line.problem ? { status: 'error' as const } : {})}
        onChange={(event) => setNumber(event.target.value)}
        onPressEnter={send}
        onBlur={send}
      />
      {line.units.length > 1 ? (
        <Select
          value={line.unit}
          style={{ width: 84 }}
          aria-label={t('unitOf', { goods: line.goodsName })}
          options={line.units.map((unit) => ({ value: unit.unit, label: unit.unitName }))}
          onChange={(unit) => work.change(row, { number: number.trim(), unit })}
        />
      ) : (
        <span className="t13 c2">{line.unitName}</span>
      )}
    </span>
  )
}

function State({ row, line, work, refusal }: LineProps & { refusal: string }) {
  const t = useMessages(quickOrderMessages)
  const told = refusal || row.found?.refusal || ''
  const differs = (row.found?.differs ?? []).map((differ) => <div key={`${differ.label} ${differ.typed}`}>{t('differs', differ)}</div>)
  if (told !== '')
    return (
      <div>
        <StateDot tone="danger">{told}</StateDot>
        <div className="t12 cd">{differs}</div>
      </div>
    )
  if (row.found?.level === 'confirm')
    return (
      <div>
        <StateDot tone="warn">{t('toConfirm')}</StateDot>
        <div className="t12 cd">{differs}</div>
        <Button size="sm" onClick={() => work.change(row, { number: row.found?.number ?? '', unit: line.unit, isConfirmed: true })}>
          {t('confirm')}
        </Button>
      </div>
    )
  if (line.isRequireEnquiry === 1) return <StateDot tone="info">{t('enquiryOnly')}</StateDot>
  if (!line.problem) return <StateDot tone="ok">{t('ok')}</StateDot>
  return (
    <div>
      <StateDot tone="warn">{line.problem.text}</StateDot>
      <div className="row g2 flex-wrap">
        {line.problem.suggest.map((number) => (
          <Button key={number} size="sm" onClick={() => work.change(row, { number: String(number), unit: line.unit })}>
            {t('take', { number: counted(quantityText(number), line.unitName) })}
          </Button>
        ))}
      </div>
    </div>
  )
}
