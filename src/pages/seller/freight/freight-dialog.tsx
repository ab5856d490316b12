import { Checkbox, Input, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { freightTemplateSave } from '../../../modules/pricing/endpoints-freight.ts'
import { freightPageMessages } from '../../../modules/pricing/messages.ts'
import { emptyRates, modes, type DraftMode, type FreightDraft } from './freight-draft.ts'
import { FreightTry, type FromWarehouse } from './freight-try.tsx'
import { RatesFields } from './rates-fields.tsx'

type Props = {
  readonly first: FreightDraft
  readonly warehouses: readonly FromWarehouse[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Writes a template; what it charges can be tried before it is saved. */
export function FreightDialog({ first, warehouses, onDone, onClose }: Props) {
  const t = useMessages(freightPageMessages)
  const [draft, setDraft] = useState(first)
  const patch = (part: Partial<FreightDraft>) => setDraft({ ...draft, ...part })
  return (
    <ConsoleDialog
      title={t(first.freightTemplateId === 0 ? 'addTitle' : 'editTitle')}
      call={freightTemplateSave}
      input={draft}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="freight-name" label={t('nameZh')} error={errors['nameZh']} isRequired>
            <Input id="freight-name" maxLength={40} value={draft.nameZh} onChange={(event) => patch({ nameZh: event.target.value })} />
          </Field>
          <Field id="freight-name-en" label={t('nameEn')} error={errors['nameEn']} help={t('nameEnHelp')}>
            <Input id="freight-name-en" maxLength={80} value={draft.nameEn} onChange={(event) => patch({ nameEn: event.target.value })} />
          </Field>
          <Field id="freight-mode" label={t('mode')} isRequired>
            <Select<DraftMode>
              id="freight-mode"
              value={draft.rates.mode === 'none' ? 'enquiry' : draft.rates.mode}
              options={modes.map((value) => ({ value, label: t(`mode_${value}`) }))}
              onChange={(mode) => patch({ rates: first.rates.mode === mode ? first.rates : emptyRates[mode] })}
            />
          </Field>
          <RatesFields rates={draft.rates} errors={errors} onChange={(rates) => patch({ rates })} />
          <Field id="freight-pickup" label={t('selfPickup')}>
            <Checkbox
              id="freight-pickup"
              checked={draft.selfPickup === 1}
              onChange={(event) => patch({ selfPickup: event.target.checked ? 1 : 0 })}
            />
          </Field>
          {draft.rates.mode !== 'enquiry' && <FreightTry rates={draft.rates} warehouses={warehouses} />}
        </>
      )}
    </ConsoleDialog>
  )
}
