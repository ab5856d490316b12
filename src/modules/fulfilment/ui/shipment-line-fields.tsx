import { Input, type InputRef } from 'antd'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useFieldError } from '../../../ui/console/form/form-scope.tsx'
import type { OrderCard, OrderLine } from '../../order/endpoints-schemas.ts'
import type { OtherUnit, ShipmentView } from '../endpoints.ts'
import { lineErrorOf, lineFault, plainQuantity, remainingToShip } from './shipment-form.ts'
import { shippingMessages } from '../messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

type Props = {
  readonly order: OrderCard
  readonly shipments: readonly ShipmentView[]
  readonly otherUnits: readonly OtherUnit[]
  readonly numbers: Readonly<Record<number, string>>
  /** What was wrong when the form was last sent. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (orderProductId: number, typed: string) => void
}

/** What of each line goes with this shipment: at most what is left. What is typed stays as it is, and is judged at once. */
export function ShipmentLineFields({ order, shipments, otherUnits, numbers, errors, onChange }: Props) {
  const t = useMessages(shippingMessages)
  const first = order.orderProductList.find((line) => remainingToShip(line, shipments) > 0)
  return (
    <div className="tsc plain">
      <table className="tbl d">
        <thead>
          <tr>
            <th>{t('line')}</th>
            <th>{t('thisTime')}</th>
          </tr>
        </thead>
        <tbody>
          {order.orderProductList.map((line) => (
            <tr key={line.orderProductId}>
              <td>
                <div className="b5">{line.goodsName}</div>
                <div className="t12 c3">{line.specText}</div>
                <div className="t12 c2 num">
                  {t('shippedOf', { shipped: line.shippedNum, ordered: counted(line.buyNum, line.unitName) })}
                  {line.cancelledNum > 0 && ` · ${t('cancelledOf', { cancelled: counted(line.cancelledNum, line.unitName) })}`}
                </div>
              </td>
              <td>
                <LineField
                  line={line}
                  shipments={shipments}
                  other={otherUnits.find((one) => one.orderProductId === line.orderProductId)}
                  typed={numbers[line.orderProductId] ?? ''}
                  error={errors[lineErrorOf(line.orderProductId)]}
                  isFirst={line === first}
                  onChange={(typed) => onChange(line.orderProductId, typed)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = {
  readonly line: OrderLine
  readonly shipments: readonly ShipmentView[]
  readonly other: OtherUnit | undefined
  readonly typed: string
  readonly error: string | undefined
  readonly isFirst: boolean
  readonly onChange: (typed: string) => void
}

function LineField({ line, shipments, other, typed, error, isFirst, onChange }: LineProps) {
  const t = useMessages(shippingMessages)
  const id = `ship-${lineErrorOf(line.orderProductId)}`
  const left = remainingToShip(line, shipments)
  const fault = lineFault(line, shipments, typed)
  const wrong = fault ? t(fault.word, { most: fault.most }) : error
  useFieldError(id, line.goodsName, error)
  const field = useFirstField(isFirst)
  const about = (quantity: number) =>
    other ? ` ≈ ${counted(Number((quantity * other.perUnit).toFixed(other.precision)), other.unitName)}` : ''
  return (
    <div className="min-w-37">
      <Input
        ref={field}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        disabled={left === 0}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-help`}
        aria-label={`${t('thisTime')} ${line.goodsName}`}
        suffix={line.unitName}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <div id={`${id}-help`} className="t12 num">
        <div className={wrong ? 'cd' : 'c3'} role={wrong ? 'alert' : undefined}>
          {wrong ?? (left === 0 ? t('nothingLeft') : `${t('mostToShip', { most: counted(left, line.unitName) })}${about(left)}`)}
        </div>
        {other && !fault && Number(plainQuantity(typed)) > 0 && Number(plainQuantity(typed)) !== left && (
          <div className="c2">
            {t('thisTime')}
            {about(Number(plainQuantity(typed)))}
          </div>
        )}
      </div>
    </div>
  )
}

/** The first quantity is at hand when the dialog opens; on a phone its keyboard would hide what is read first. */
function useFirstField(isFirst: boolean) {
  const field = useRef<InputRef>(null)
  useEffect(() => {
    if (isFirst && window.matchMedia('(pointer: fine)').matches) field.current?.focus({ cursor: 'all', preventScroll: true })
  }, [isFirst])
  return field
}
