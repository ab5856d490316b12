import { Input, InputNumber, Select, Switch } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { cityIndex } from '../../../modules/site/endpoints.ts'
import { settingImageUpload } from '../../../modules/site/endpoints-files.ts'
import type { adminSettingList } from '../../../modules/site/endpoints-settings.ts'
import { staffImageUploader } from '../../../modules/site/ui/upload-staff-image.ts'
import { settingMessages } from './messages.ts'

export type SettingRow = OutputOf<typeof adminSettingList>[number]
type Props = { readonly setting: SettingRow; readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

const upload = staffImageUploader(settingImageUpload)

/** The editor that fits a setting's kind. */
export function SettingEditor({ setting, label, value, onChange }: Props) {
  const t = useMessages(settingMessages)
  if (setting.kind === 'image') return <PictureField label={label} value={value} onChange={onChange} upload={upload} />
  if (setting.kind === 'switch')
    return (
      <span className="row g2">
        <Switch aria-label={label} checked={value === '1'} onChange={(on) => onChange(on ? '1' : '0')} />
        <span className="t13 c2">{t(value === '1' ? 'on' : 'off')}</span>
      </span>
    )
  if (setting.kind === 'number')
    return (
      <InputNumber
        aria-label={label}
        style={{ width: 160 }}
        precision={0}
        min={0}
        max={setting.max ?? undefined}
        placeholder={setting.usual === null ? undefined : String(setting.usual)}
        value={value === '' ? null : Number(value)}
        onChange={(next) => onChange(next === null ? '' : String(next))}
      />
    )
  if (setting.kind === 'words' || setting.kind === 'days')
    return (
      <Select
        mode="tags"
        aria-label={label}
        style={{ width: '100%' }}
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，']}
        value={value === '' ? [] : value.split(',')}
        onChange={(words: string[]) => onChange(words.join(','))}
      />
    )
  if (setting.kind === 'city') return <CityEditor label={label} value={value} onChange={onChange} />
  return (
    <Input
      aria-label={label}
      maxLength={setting.max ?? 240}
      showCount={setting.max !== null}
      inputMode={setting.kind === 'phone' ? 'tel' : setting.kind === 'address' ? 'url' : 'text'}
      placeholder={setting.usual === null ? undefined : String(setting.usual)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function CityEditor({ label, value, onChange }: Omit<Props, 'setting'>) {
  const cities = useCall(cityIndex, {})
  const options = (cities.data ?? []).flatMap((group) =>
    group.cities.map((city) => ({ value: city.cityCode, label: `${city.cityName} · ${city.provinceName}` })),
  )
  return (
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={label}
      style={{ width: '100%', maxWidth: 320 }}
      loading={cities.loading}
      options={options}
      value={value || undefined}
      onChange={onChange}
    />
  )
}
