import { AutoComplete } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { sellerCarriers } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'

/** The carrier: one that was used before, one that can be traced, or any other. */
export function CarrierField({ value, error, onChange }: { value: string; error: string | undefined; onChange: (name: string) => void }) {
  const t = useMessages(shippingMessages)
  const { data } = useCall(sellerCarriers, {})
  const groups = [
    { label: t('carrierUsed'), isUsed: 1 },
    { label: t('carrierTraced'), isUsed: 0 },
  ]
  const options = groups.flatMap(({ label, isUsed }) => {
    const names = (data?.list ?? []).filter((one) => one.isUsed === isUsed && one.name.toLowerCase().includes(value.toLowerCase()))
    return names.length === 0 ? [] : [{ label, options: names.map(({ name }) => ({ value: name, label: name })) }]
  })
  return (
    <Field id="ship-carrierName" label={t('carrierName')} isRequired error={error}>
      <AutoComplete
        id="ship-carrierName"
        placeholder={t('carrierHint')}
        maxLength={30}
        value={value}
        options={options}
        onChange={onChange}
      />
    </Field>
  )
}
