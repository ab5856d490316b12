import type { Translate } from '../../../kernel/i18n/translate.ts'
import { Select } from '../../../ui/form/choice.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { PurchaseData } from '../../order/endpoints-schemas.ts'
import { truckLengths, unloadingKinds } from '../../order/rules/unloading.ts'
import type { purchaseDataMessages } from '../messages.ts'

type Props = {
  readonly t: Translate<typeof purchaseDataMessages>
  readonly data: PurchaseData
  readonly errors?: Readonly<Record<string, string>>
  readonly set: (change: Partial<PurchaseData>) => void
}

/** Own order number, wanted date and how the buyer unloads: the same fields at checkout and on an order. */
export function PurchaseFields({ t, data, errors = {}, set }: Props) {
  return (
    <div className="inv-f">
      <TextField
        label={t('buyerOrderNo')}
        maxLength={40}
        value={data.buyerOrderNo}
        error={errors['purchaseData.buyerOrderNo']}
        onChange={(event) => set({ buyerOrderNo: event.target.value })}
      />
      <DateField
        label={t('wantedDate')}
        value={data.wantedDate}
        error={errors['purchaseData.wantedDate']}
        onChange={(wantedDate) => set({ wantedDate })}
      />
      <Select
        label={t('unloading')}
        value={data.unloading}
        options={unloadingKinds.map((value) => ({ value, label: t(`unloading_${value}`) }))}
        onChange={(event) => set({ unloading: unloadingKinds.find((kind) => kind === event.target.value) ?? '' })}
      />
      <Select
        label={t('truckLength')}
        value={data.truckLength}
        options={truckLengths.map((value) => ({ value, label: truckText(t, value) }))}
        onChange={(event) => set({ truckLength: truckLengths.find((length) => length === event.target.value) ?? '' })}
      />
      <TextField
        className="inv-w"
        label={t('unloadingNote')}
        maxLength={100}
        value={data.unloadingNote}
        error={errors['purchaseData.unloadingNote']}
        onChange={(event) => set({ unloadingNote: event.target.value })}
      />
    </div>
  )
}

const truckText = (t: Props['t'], length: PurchaseData['truckLength']) => (length === '' ? t('truckAny') : t('truckUpTo', { length }))
