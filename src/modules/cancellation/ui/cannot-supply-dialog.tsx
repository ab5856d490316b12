import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { sellerCancelPreview, sellerCannotSupply, sellerCloseShort } from '../endpoints.ts'
import { cancellationPageMessages } from '../messages.ts'
import { MoneyBackSummary } from './money-back.tsx'

type Props = { readonly order: OrderCard; readonly onClose: () => void; readonly onDone: () => void }

const leftOf = ({ buyNum, shippedNum, cancelledNum, precision }: OrderCard['orderProductList'][number]) =>
  Number((buyNum - shippedNum - cancelledNum).toFixed(precision))

/** A store says what of an order it cannot supply, with what goes back for it. */
export function CannotSupplyDialog({ order, onClose, onDone }: Props) {
  const t = useMessages(cancellationPageMessages)
  const open = order.orderProductList.filter((line) => leftOf(line) > 0)
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({})
  const [reason, setReason] = useState('')
  const lines = open.flatMap(({ orderProductId }) => {
    const number = numbers[orderProductId] ?? ''
    return Number(number) > 0 ? [{ orderProductId, number }] : []
  })
  return (
    <ConsoleDialog
      title={t('cannotTitle', { orderSn: order.orderSn })}
      ok={t('submit')}
      call={sellerCannotSupply}
      input={{ orderSn: order.orderSn, expectedVersion: order.version, reason, lines }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2 t13 mb-3">{t('cannotHelp')}</p>
          {open.map((line) => (
            <Field
              key={line.orderProductId}
              id={`cannot-${line.orderProductId}`}
              label={`${line.goodsName} ${line.specText}`}
              help={t('most', { number: leftOf(line), unit: line.unitName })}
              error={errors['lines']}
              unit={line.unitName}
            >
              <NumberInput
                id={`cannot-${line.orderProductId}`}
                decimals={line.precision}
                max={leftOf(line)}
                value={numbers[line.orderProductId] ?? ''}
                onChange={(value) => setNumbers((before) => ({ ...before, [line.orderProductId]: value }))}
              />
            </Field>
          ))}
          {lines.length > 0 && <Preview orderSn={order.orderSn} kind="SUPPLIER" lines={lines} />}
          <ReasonField value={reason} onChange={setReason} error={errors['reason']} />
        </>
      )}
    </ConsoleDialog>
  )
}

/** A store ships no more of a part; whether the buyer is asked stands above the amount. */
export function CloseShortDialog({ order, onClose, onDone }: Props) {
  const t = useMessages(cancellationPageMessages)
  const [reason, setReason] = useState('')
  return (
    <ConsoleDialog
      title={t('shortTitle', { orderSn: order.orderSn })}
      ok={t('submit')}
      call={sellerCloseShort}
      input={{ orderSn: order.orderSn, expectedVersion: order.version, reason }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Preview orderSn={order.orderSn} kind="SHORT" lines={[]} />
          <ReasonField value={reason} onChange={setReason} error={errors['reason']} />
        </>
      )}
    </ConsoleDialog>
  )
}

function Preview(wish: { orderSn: string; kind: 'SUPPLIER' | 'SHORT'; lines: { orderProductId: number; number: string }[] }) {
  const t = useMessages(cancellationPageMessages)
  const call = useCall(sellerCancelPreview, wish)
  return (
    <CallView call={call} rows={2}>
      {(back) => (
        <>
          {wish.kind === 'SHORT' && <p className="c2 t13 mb-3">{t(back.isAtOnce === 1 ? 'shortAtOnce' : 'shortAsks')}</p>}
          <MoneyBackSummary back={back} />
        </>
      )}
    </CallView>
  )
}

function ReasonField({ value, onChange, error }: { value: string; onChange: (value: string) => void; error: string | undefined }) {
  const t = useMessages(cancellationPageMessages)
  return (
    <Field id="exit-reason" label={t('reason')} isRequired error={error}>
      <Input.TextArea id="exit-reason" rows={2} maxLength={200} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
