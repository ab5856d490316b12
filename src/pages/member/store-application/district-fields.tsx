import { callRef } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { ErrorLine } from '../../../ui/form/field.tsx'
import type { regionList } from '../../../modules/site/endpoints.ts'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

const regionsRef = callRef<typeof regionList>('GET', 'v3/system/front/region/list')

/** Province, city and district; the value is the deepest code chosen, six digits when it is a district. */
export function DistrictFields({ value, error, onChange }: { value: string; error?: string; onChange: (code: string) => void }) {
  const t = useMessages(storeApplicationMessages)
  const [province, city, district] = [value.slice(0, 2), value.length >= 4 ? value.slice(0, 4) : '', value.length >= 6 ? value : '']
  return (
    <fieldset className="fld">
      <legend className="fld-l">
        {t('districtCode')}
        <em className="cd"> *</em>
      </legend>
      <div className="fld-3">
        <Level parentCode="" value={province} onChange={onChange} />
        <Level parentCode={province || null} value={city} onChange={(code) => onChange(code || province)} />
        <Level parentCode={city || null} value={district} onChange={(code) => onChange(code || city)} />
      </div>
      <ErrorLine error={error} hint={t('districtHint')} />
    </fieldset>
  )
}

function Level({ parentCode, value, onChange }: { parentCode: string | null; value: string; onChange: (code: string) => void }) {
  const t = useMessages(storeApplicationMessages)
  const regions = useCall(regionsRef, parentCode === null ? null : { parentCode }).data ?? []
  const options = parentCode === null ? [] : regions.map((region) => ({ value: region.code, label: region.name }))
  return (
    <Select
      label={t('districtCode')}
      labelHidden
      size="lg"
      value={value}
      disabled={parentCode === null}
      options={[{ value: '', label: '—' }, ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
