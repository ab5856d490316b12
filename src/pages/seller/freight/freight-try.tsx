import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput, NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { regionList } from '../../../modules/site/endpoints.ts'
import { freightTry } from '../../../modules/pricing/endpoints-freight.ts'
import { freightPageMessages } from '../../../modules/pricing/messages.ts'
import type { FreightForm } from '../../../modules/pricing/rules/freight-form.ts'

export type FromWarehouse = { readonly warehouseId: number; readonly warehouseName: string; readonly regionCode: string }

/** What the rates on the screen would charge. */
export function FreightTry({ rates, warehouses }: { rates: FreightForm; warehouses: readonly FromWarehouse[] }) {
  const t = useMessages(freightPageMessages)
  const provinces = useCall(regionList, {})
  const { act, busy } = useAct(freightTry)
  const [kilograms, setKilograms] = useState('5000')
  const [goodsAmount, setGoodsAmount] = useState('')
  const [fromRegion, setFrom] = useState(warehouses[0]?.regionCode ?? '')
  const [toRegion, setTo] = useState<string | null>(null)
  const [found, setFound] = useState<RefOutput<typeof freightTry> | null>(null)
  const run = async () => {
    const answer = await act({ rates, kilograms, goodsAmount: goodsAmount || '0', fromRegion, toRegion: toRegion ?? '' })
    setFound(answer?.data ?? null)
  }
  return (
    <fieldset className="pan bx col g2 m-0">
      <legend className="t13 b5">{t('tryTitle')}</legend>
      <Field id="try-mass" label={t('tryMass')} unit={t('kg')}>
        <NumberInput id="try-mass" decimals={3} value={kilograms} onChange={setKilograms} />
      </Field>
      <Field id="try-from" label={t('tryFrom')}>
        <Select
          id="try-from"
          value={fromRegion || null}
          options={warehouses.map((one) => ({ value: one.regionCode, label: one.warehouseName }))}
          onChange={setFrom}
        />
      </Field>
      <Field id="try-to" label={t('tryTo')}>
        <Select
          id="try-to"
          showSearch
          optionFilterProp="label"
          value={toRegion}
          options={(provinces.data ?? []).map((one) => ({ value: one.code, label: one.name }))}
          onChange={setTo}
        />
      </Field>
      {rates.mode === 'first_next' && (
        <Field id="try-goods" label={t('tryGoods')}>
          <MoneyInput id="try-goods" value={goodsAmount} onChange={setGoodsAmount} />
        </Field>
      )}
      <span className="row g3 wrp">
        <Button size="sm" busy={busy} disabled={!toRegion || !fromRegion || kilograms === ''} onClick={() => void run()}>
          {t('tryRun')}
        </Button>
        {found && (
          <span role="status" className="t13">
            {found.amount === null || found.perTonne === null
              ? t('tryAsk')
              : t('tryResult', { amount: priceText(found.amount), perTonne: priceText(found.perTonne) })}
            {found.distanceKm !== null && <span className="c3"> · {t('tryKm', { km: found.distanceKm })}</span>}
          </span>
        )}
      </span>
    </fieldset>
  )
}
