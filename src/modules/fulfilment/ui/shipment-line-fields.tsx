import { InputNumber } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import type { ShipmentView } from '../endpoints.ts'
import { remainingToShip } from './shipment-form.ts'
import { shippingMessages } from '../messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

type Props = {
  readonly order: OrderCard
  readonly shipments: readonly ShipmentView[]
  readonly numbers: Readonly<Record<number, string>>
  readonly onChange: (numbers: Record<number, string>) => void
}

/** What of each line goes with this shipment: at most what is left. */
export function ShipmentLineFields({ order, shipments, numbers, onChange }: Props) {
  const t = useMessages(shippingMessages)
  return (
    <div className="tsc plain">
      <table className="tbl d">
        <thead>
          <tr>
            <th>{t('line')}</th>
            <th className="r">{t('ordered')}</th>
            <th className="r">{t('already')}</th>
            <th className="r">{t('left')}</th>
            <th>{t('thisTime')}</th>
          </tr>
        </thead>
        <tbody>
          {order.orderProductList.map((line) => {
            const left = remainingToShip(line, shipments)
            return (
              <tr key={line.orderProductId}>
                <td>
                  <div className="b5">{line.goodsName}</div>
                  <div className="t12 c3">{line.specText}</div>
                </td>
                <td className="r n nw">{counted(line.buyNum, line.unitName)}</td>
                <td className="r n">{line.shippedNum}</td>
                <td className="r n b6">{left}</td>
                <td>
                  <InputNumber<string>
                    stringMode
                    min="0"
                    max={String(left)}
                    precision={line.precision}
                    disabled={left === 0}
                    aria-label={`${t('thisTime')} ${line.goodsName}`}
                    value={numbers[line.orderProductId] ?? '0'}
                    onChange={(value) => onChange({ ...numbers, [line.orderProductId]: value ?? '0' })}
                    style={{ width: 120 }}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
