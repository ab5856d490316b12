import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { cannotSupply, supplyOptions } from '../../../modules/aftersale/endpoints-desk.ts'
import { aftersalePageMessages } from '../../../modules/aftersale/messages.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { Note } from '../../../ui/feedback/states.tsx'

type Props = { readonly orderSn: string; readonly onDone: () => void; readonly onClose: () => void }

/** Says which goods of a paid order cannot be supplied: they leave it, and their money goes back. */
export function CannotSupplyDialog({ orderSn, onDone, onClose }: Props) {
  const t = useMessages(aftersalePageMessages)
  const call = useCall(supplyOptions, { orderSn })
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({})
  const [explanation, setExplanation] = useState('')
  const lines = Object.entries(numbers).flatMap(([id, number]) => (Number(number) > 0 ? [{ orderProductId: Number(id), number }] : []))
  return (
    <ConsoleDialog
      title={t('cannotSupplyTitle')}
      ok={t('cannotSupply')}
      call={cannotSupply}
      input={{ orderSn, lines, explanation: explanation.trim() }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Note tone="warn">{t('cannotSupplyHelp')}</Note>
          <CallView call={call} rows={2}>
            {(options) =>
              options.lines
                .filter((line) => line.unshippedNum > 0)
                .map((line) => (
                  <Field
                    key={line.orderProductId}
                    id={`supply-${line.orderProductId}`}
                    label={`${line.goodsName} ${line.specText}`}
                    error={errors['lines']}
                    unit={line.unitName}
                    help={t('atMost', { count: counted(line.unshippedNum, line.unitName) })}
                  >
                    <NumberInput
                      id={`supply-${line.orderProductId}`}
                      decimals={line.decimals}
                      max={line.unshippedNum}
                      value={numbers[line.orderProductId] ?? ''}
                      onChange={(number) => setNumbers({ ...numbers, [line.orderProductId]: number })}
                    />
                  </Field>
                ))
            }
          </CallView>
          <Field id="supply-why" label={t('cannotSupplyWhy')} error={errors['explanation']} isRequired>
            <Input.TextArea
              id="supply-why"
              rows={2}
              maxLength={500}
              value={explanation}
              onChange={(event) => setExplanation(event.target.value)}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
