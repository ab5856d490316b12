import { Input, Select } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { shipmentKinds } from '../../../modules/fulfilment/endpoints.ts'
import { batchShipMessages } from './messages.ts'
import type { BatchRow } from './use-batch-ship.ts'

type Props = {
  readonly rows: readonly BatchRow[]
  readonly onChange: (orderSn: string, by: Partial<BatchRow>) => void
  readonly onRemove: (orderSn: string) => void
}

const fields = { CARRIER: ['carrierName', 'trackingNo'], TRUCK: ['plateNo', 'driverName', 'driverPhone'], PICKUP: [] } as const
const tones = { waiting: 'info', shipped: 'ok', refused: 'danger' } as const

/** Orders with their transport; what was refused says why and may be corrected and sent again. */
export function BatchRows({ rows, onChange, onRemove }: Props) {
  const t = useMessages(batchShipMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colOrder')}</th>
            <th>{t('colGoods')}</th>
            <th>{t('colKind')}</th>
            <th>{t('colFacts')}</th>
            <th>{t('colResult')}</th>
            <th className="r" aria-label={t('remove')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.orderSn}>
              <td>
                <Anchor className="lk num" to={`/seller/order/detail?orderSn=${row.orderSn}`}>
                  {row.orderSn}
                </Anchor>
                <div className="t12 c3">{row.order?.buyerName}</div>
              </td>
              <td data-l={t('colGoods')}>
                <OrderGoods row={row} />
              </td>
              <td data-l={t('colKind')}>
                <Select
                  size="small"
                  aria-label={t('kindOf', { order: row.orderSn })}
                  style={{ width: 88 }}
                  disabled={row.result === 'shipped'}
                  value={row.kind}
                  options={shipmentKinds.map((kind) => ({ value: kind, label: t(kind) }))}
                  onChange={(kind) => onChange(row.orderSn, { kind })}
                />
              </td>
              <td data-l={t('colFacts')}>
                <span className="row g2 wrp">
                  {fields[row.kind].map((field) => (
                    <Input
                      key={field}
                      size="small"
                      style={{ width: 128 }}
                      maxLength={30}
                      placeholder={t(field)}
                      aria-label={t('fieldOf', { order: row.orderSn, field: t(field) })}
                      disabled={row.result === 'shipped'}
                      value={row[field]}
                      onChange={(event) => onChange(row.orderSn, { [field]: event.target.value })}
                    />
                  ))}
                </span>
              </td>
              <td data-l={t('colResult')} aria-live="polite">
                <StateDot tone={tones[row.result]}>{row.why || t(row.result === 'shipped' ? 'shipped' : 'waiting')}</StateDot>
              </td>
              <td className="r">
                {row.result !== 'shipped' && (
                  <Button size="sm" tone="ghost" onClick={() => onRemove(row.orderSn)}>
                    {t('remove')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OrderGoods({ row: { order } }: { row: BatchRow }) {
  const t = useMessages(batchShipMessages)
  const [line] = order?.orderProductList ?? []
  if (!order || !line) return null
  return (
    <>
      <div className="el max-w-65">
        {line.goodsName} {line.buyNum} {line.unitName}
      </div>
      {order.orderProductList.length > 1 && <div className="t12 c3">{t('more', { count: order.orderProductList.length - 1 })}</div>}
    </>
  )
}
