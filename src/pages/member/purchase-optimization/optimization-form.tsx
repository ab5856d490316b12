import { App, Checkbox, DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { cityIndex } from '../../../modules/site/endpoints.ts'
import { optimizationRun } from '../../../modules/sourcing-tools/endpoints-optimization.ts'
import type { OrderLine } from '../../../modules/sourcing-tools/ui/quick-order/use-order-lines.ts'
import { optimizationMessages } from './messages.ts'

type Needs = { readonly sameOnly: boolean; readonly certificate: boolean; readonly invoice: boolean }
const flags = ['sameOnly', 'certificate', 'invoice'] as const
const bit = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** Where, until when and what must be; the button computes and leads to the result. */
export function OptimizationForm({ rows, usual }: { rows: readonly OrderLine[]; usual: string }) {
  const t = useMessages(optimizationMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [regionCode, setRegion] = useState(usual)
  const [latest, setLatest] = useState('')
  const [needs, setNeeds] = useState<Needs>({ sameOnly: false, certificate: false, invoice: false })
  const [title, setTitle] = useState('')
  const { act, busy } = useAct(optimizationRun)
  const lines = rows.flatMap(({ found }) => {
    const line = found?.refusal === '' && found.level === 'full' ? found.line : null
    return line ? [{ productId: line.productId, number: String(line.buyNum), unit: line.unit }] : []
  })
  const compute = async () => {
    if (regionCode === '') return void message.warning(t('cityNeeded'))
    const asked = { regionCode, latest, sameOnly: bit(needs.sameOnly), certificate: bit(needs.certificate), invoice: bit(needs.invoice) }
    const done = await act({ title: title.trim(), lines, ...asked })
    if (done?.data) void navigate(`/prototype/optimize/hisDetail?runId=${done.data.runId}`)
  }
  return (
    <form
      className="bx row g3 flex-wrap items-end"
      onSubmit={(event) => {
        event.preventDefault()
        void compute()
      }}
    >
      <label className="col g1 t13">
        {t('city')}
        <CityChoice value={regionCode} onChange={setRegion} />
      </label>
      <label className="col g1 t13">
        {t('latest')}
        <DatePicker
          value={latest === '' ? null : dayjs(latest)}
          disabledDate={(day) => day.isBefore(dayjs(), 'day')}
          onChange={(day) => setLatest(day ? day.format('YYYY-MM-DD') : '')}
          aria-label={t('latest')}
        />
      </label>
      <label className="col g1 t13">
        {t('name')}
        <Input value={title} maxLength={80} style={{ width: 200 }} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <fieldset className="row g2 border-0 p-0 m-0 flex-wrap min-h-8">
        <legend className="sr">{t('needs')}</legend>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            checked={needs[flag]}
            onChange={(event) => setNeeds((before) => ({ ...before, [flag]: event.target.checked }))}
          >
            {t(flag)}
          </Checkbox>
        ))}
      </fieldset>
      <Button type="submit" tone="brand" icon="target" busy={busy} disabled={lines.length === 0}>
        {t('compute')}
      </Button>
    </form>
  )
}

function CityChoice({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useMessages(optimizationMessages)
  const cities = useCall(cityIndex, {})
  const options = (cities.data ?? []).flatMap((group) =>
    group.cities.map((city) => ({
      value: city.cityCode,
      label: city.cityName === city.provinceName ? city.cityName : `${city.cityName} · ${city.provinceName}`,
    })),
  )
  return (
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: 220 }}
      aria-label={t('city')}
      value={options.some((one) => one.value === value) ? value : null}
      loading={cities.loading}
      options={options}
      onChange={(code: string | null) => onChange(code ?? '')}
    />
  )
}
