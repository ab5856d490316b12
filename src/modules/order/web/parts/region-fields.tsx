import { callRef } from '../../../../api/browser/call-ref.ts'
import { useCall } from '../../../../api/browser/use-call.ts'
import { Select } from '../../../../ui/form/choice.tsx'
import type { regionList } from '../../../site/contract.ts'
import type { CheckoutSpeak } from '../use-checkout-words.ts'

const regionsRef = callRef<typeof regionList>('GET', 'v3/system/front/region/list')

type Level = {
  readonly t: CheckoutSpeak
  readonly label: string
  readonly parentCode: string | null
  readonly value: string
  readonly onChange: (code: string) => void
}

type RegionProps = { t: CheckoutSpeak; value: string; error?: string; onChange: (code: string) => void }

/**
 * Province, city and district as three selects. The value is the deepest code chosen: 2, 4 or 6 digits; only 6 digits
 * are a district.
 */
export function RegionFields({ t, value, error, onChange }: RegionProps) {
  const province = value.slice(0, 2)
  const city = value.length >= 4 ? value.slice(0, 4) : ''
  const district = value.length >= 6 ? value : ''
  return (
    <fieldset className="rgn" aria-label={t('region')}>
      <RegionLevel t={t} label={t('province')} parentCode="" value={province} onChange={onChange} />
      <RegionLevel t={t} label={t('city')} parentCode={province || null} value={city} onChange={(code) => onChange(code || province)} />
      <RegionLevel t={t} label={t('district')} parentCode={city || null} value={district} onChange={(code) => onChange(code || city)} />
      {error && (
        <span className="ferr rgn-e" role="alert">
          {error}
        </span>
      )}
    </fieldset>
  )
}

function RegionLevel({ t, label, parentCode, value, onChange }: Level) {
  const { data } = useCall(regionsRef, parentCode === null ? null : { parentCode })
  const known = parentCode === null ? [] : (data ?? []).filter((one) => one.parentCode === parentCode)
  return (
    <Select
      label={label}
      size="lg"
      value={known.some((one) => one.code === value) ? value : ''}
      disabled={parentCode === null}
      options={[{ value: '', label: t('choose') }, ...known.map((one) => ({ value: one.code, label: one.name }))]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
