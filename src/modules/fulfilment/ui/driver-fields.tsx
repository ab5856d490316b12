import { AutoComplete, Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { KnownDriver } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'

/** Drivers to press at once; the others are found under the number plate. */
const mostAtHand = 6

type AtHandProps = { readonly drivers: readonly KnownDriver[]; readonly onChoose: (driver: KnownDriver) => void }

/** Drivers who shipped for the store before: one press fills truck, driver and phone. */
export function KnownDrivers({ drivers, onChoose }: AtHandProps) {
  const t = useMessages(shippingMessages)
  if (drivers.length === 0) return null
  return (
    <div className="row g2 wrp my-3" role="group" aria-label={t('knownDrivers')}>
      <span className="t13 c2">{t('knownDrivers')}</span>
      {drivers.slice(0, mostAtHand).map((driver) => (
        <Button key={JSON.stringify(driver)} size="sm" icon="truck" onClick={() => onChoose(driver)}>
          <span className="num">{driver.plateNo}</span> {driver.driverName}
        </Button>
      ))}
    </div>
  )
}

type Props = {
  readonly value: KnownDriver
  readonly errors: Readonly<Record<string, string>>
  readonly drivers: readonly KnownDriver[]
  readonly onChange: (change: Partial<KnownDriver>) => void
}

const textOf = ({ plateNo, driverName, driverPhone }: KnownDriver) => `${plateNo} · ${driverName} · ${driverPhone}`

/** Truck and driver; a known one is found by plate, name or phone. */
export function DriverFields({ value, errors, drivers, onChange }: Props) {
  const t = useMessages(shippingMessages)
  const wanted = value.plateNo.trim().toUpperCase()
  const options = drivers.filter((driver) => textOf(driver).toUpperCase().includes(wanted))
  const text = (name: 'driverName' | 'driverPhone') => (
    <Field id={`ship-${name}`} label={t(name)} isRequired error={errors[name]}>
      <Input
        id={`ship-${name}`}
        maxLength={name === 'driverPhone' ? 20 : 30}
        value={value[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <>
      <Field id="ship-plateNo" label={t('plateNo')} isRequired error={errors['plateNo']}>
        <AutoComplete
          id="ship-plateNo"
          placeholder={t('plateHint')}
          maxLength={20}
          value={value.plateNo}
          popupMatchSelectWidth={false}
          options={options.map((driver) => ({ value: textOf(driver), label: textOf(driver) }))}
          onChange={(typed) => onChange(drivers.find((driver) => textOf(driver) === typed) ?? { plateNo: typed })}
        />
      </Field>
      {text('driverName')}
      {text('driverPhone')}
    </>
  )
}
