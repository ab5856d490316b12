import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { sellerDeliver, type ShipmentView } from '../endpoints.ts'
import { fulfilmentMessages, shippingMessages } from '../messages.ts'
import { errorsByField, lineErrorOf, shipmentFaults, shipmentFormInput, type ShipmentForm } from './shipment-form.ts'

type Errors = Readonly<Record<string, string>>

/** Sends a form once nothing in it is wrong; `errors` are all those of the last attempt, by field. */
export function useDeliver(order: OrderCard, shipments: readonly ShipmentView[], onSent: (text: string) => void) {
  const t = useMessages(shippingMessages)
  const refusals = useMessages(fulfilmentMessages)
  const kit = useMessages(consoleKitMessages)
  const { run, busy } = useCommand(sellerDeliver)
  const [errors, setErrors] = useState<Errors>({})
  const judge = (form: ShipmentForm): Errors => {
    const { transport, lines } = shipmentFaults(order, shipments, form)
    const input = shipmentFormInput(order, form, false)
    return {
      ...Object.fromEntries(lines.map(({ orderProductId, word, most }) => [lineErrorOf(orderProductId), t(word, { most })])),
      ...Object.fromEntries(transport.map(({ field, word }) => [field, refusals(word)])),
      ...(input.lines.length === 0 ? { lines: t('nothingChosen') } : {}),
    }
  }
  const send = async (form: ShipmentForm, isPrepareOnly: boolean) => {
    const wrong = judge(form)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const input = shipmentFormInput(order, form, isPrepareOnly)
    const outcome = await run(input)
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    const { state, errors: refused, msg } = outcome.answer
    if (state !== 200) return setErrors(refused ? errorsByField(refused, input.lines) : { form: msg })
    return onSent(t(isPrepareOnly ? 'prepareDone' : 'shipDone'))
  }
  return { send, busy, errors }
}
