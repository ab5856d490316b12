import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput } from '../../../ui/console/form/value-inputs.tsx'
import { sellerProposePrices } from '../endpoints.ts'
import { cancellationPageMessages } from '../messages.ts'

type Props = { readonly order: OrderCard; readonly onClose: () => void; readonly onDone: () => void }

/** A store proposes other prices and freight for an unpaid order. */
export function ChangePriceDialog({ order, onClose, onDone }: Props) {
  const t = useMessages(cancellationPageMessages)
  const [prices, setPrices] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(order.orderProductList.map((line) => [line.orderProductId, String(line.goodsPrice)])),
  )
  const [freight, setFreight] = useState(String(order.freight))
  const [reason, setReason] = useState('')
  const lines = order.orderProductList.map(({ orderProductId }) => ({ orderProductId, price: prices[orderProductId] || '0' }))
  return (
    <ConsoleDialog
      title={t('changeTitle', { orderSn: order.orderSn })}
      ok={t('submit')}
      call={sellerProposePrices}
      input={{ orderSn: order.orderSn, expectedVersion: order.version, reason, lines, freight: Number(freight || '0') }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2 t13 mb-3">{t('changeHelp')}</p>
          {order.orderProductList.map((line) => (
            <Field
              key={line.orderProductId}
              id={`price-${line.orderProductId}`}
              label={t('pricePer', { goods: `${line.goodsName} ${line.specText}`, unit: line.unitName })}
              error={errors['lines']}
            >
              <MoneyInput
                id={`price-${line.orderProductId}`}
                decimals={4}
                value={prices[line.orderProductId] ?? ''}
                onChange={(value) => setPrices((before) => ({ ...before, [line.orderProductId]: value }))}
              />
            </Field>
          ))}
          <Field id="price-freight" label={t('freight')} error={errors['freight']}>
            <MoneyInput id="price-freight" value={freight} onChange={setFreight} />
          </Field>
          <Field id="price-reason" label={t('reason')} isRequired error={errors['reason']}>
            <Input id="price-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
