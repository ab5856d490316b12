import { Alert, Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { adminStoreList } from '../../store/endpoints-applications.ts'
import { adminFlashSave, adminFlashSkus, sellerFlashSave, sellerFlashSkus } from '../endpoints-consoles.ts'
import type { ManagedSale } from '../endpoints-schemas.ts'
import { flashSaleAdminMessages } from '../messages.ts'
import { FlashSaleLine } from './flash-sale-line.tsx'
import { flashSaleFormOf, flashSaleInput, lineOfSku, type FlashSaleValues } from './flash-sale-form.ts'
import { MinuteInput } from '../../../ui/console/form/value-inputs.tsx'

export type FlashFace = 'seller' | 'admin'
type Props = {
  readonly face: FlashFace
  readonly of: ManagedSale | null
  /** The store that it is for; null where the platform has not chosen one yet. */
  readonly storeId: number | null
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A draft of a flash sale, new or again. */
export function FlashSaleDialog({ face, of, storeId, onDone, onClose }: Props) {
  const t = useMessages(flashSaleAdminMessages)
  const [form, setForm] = useState(() => flashSaleFormOf(of, new Date()))
  const [chosen, setChosen] = useState<number | null>(of?.storeId ?? storeId)
  const set = (change: Partial<FlashSaleValues>) => setForm({ ...form, ...change })
  const shared = { title: t(of ? 'editTitle' : 'add'), onDone, onClose }
  const input = { ...flashSaleInput(form), expectedVersion: of?.version ?? 0 }
  const fields = (errors: Readonly<Record<string, string>>) => (
    <>
      {face === 'admin' && !of && <StoreField value={chosen} onChange={setChosen} />}
      <SaleFields form={form} set={set} errors={errors} />
      {chosen !== null && <Items face={face} storeId={chosen} form={form} set={set} errors={errors} />}
      <Alert type="info" title={t('rule')} />
    </>
  )
  return face === 'seller' ? (
    <ConsoleDialog
      {...shared}
      call={sellerFlashSave}
      input={{ ...input, ownFlashSaleId: of?.flashSaleId ?? 0, ...(chosen === null ? {} : { storeId: chosen }) }}
    >
      {fields}
    </ConsoleDialog>
  ) : (
    <ConsoleDialog
      {...shared}
      call={adminFlashSave}
      input={{ ...input, flashSaleId: of?.flashSaleId ?? 0, ...(chosen === null ? {} : { storeId: chosen }) }}
    >
      {fields}
    </ConsoleDialog>
  )
}

type FieldsProps = {
  readonly form: FlashSaleValues
  readonly set: (change: Partial<FlashSaleValues>) => void
  readonly errors: Readonly<Record<string, string>>
}

function SaleFields({ form, set, errors }: FieldsProps) {
  const t = useMessages(flashSaleAdminMessages)
  return (
    <>
      {(['nameZh', 'nameEn'] as const).map((name) => (
        <Field key={name} id={`flash-${name}`} label={t(name)} error={errors[name]} isRequired={name === 'nameZh'}>
          <Input
            id={`flash-${name}`}
            value={form[name]}
            maxLength={name === 'nameZh' ? 40 : 80}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </Field>
      ))}
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <Field key={name} id={`flash-${name}`} label={t(name)} error={errors[name]} isRequired>
          <MinuteInput id={`flash-${name}`} value={form[name]} onChange={(value) => set({ [name]: value })} />
        </Field>
      ))}
    </>
  )
}

function Items({ face, storeId, form, set, errors }: FieldsProps & { readonly face: FlashFace; readonly storeId: number }) {
  const t = useMessages(flashSaleAdminMessages)
  const change = (place: number, to: Partial<(typeof form.items)[number]>) =>
    set({ items: form.items.map((line, index) => (index === place ? { ...line, ...to } : line)) })
  return (
    <>
      {form.items.map((line, place) => (
        <FlashSaleLine
          key={line.productId}
          line={line}
          place={place}
          errors={errors}
          onChange={(to) => change(place, to)}
          onRemove={() => set({ items: form.items.filter((_, index) => index !== place) })}
        />
      ))}
      <Field id="flash-sku" label={t('addSku')} error={errors['items']}>
        <SkuSelect
          face={face}
          storeId={storeId}
          taken={form.items.map((line) => line.productId)}
          onPick={(line) => set({ items: [...form.items, line] })}
        />
      </Field>
    </>
  )
}

type SkuSelectProps = {
  readonly face: FlashFace
  readonly storeId: number
  readonly taken: readonly number[]
  readonly onPick: (line: ReturnType<typeof lineOfSku>) => void
}

function SkuSelect({ face, ...props }: SkuSelectProps) {
  return face === 'seller' ? <OwnSkus {...props} /> : <StoreSkus {...props} />
}

type PickProps = Omit<SkuSelectProps, 'face'>

function OwnSkus({ storeId, ...props }: PickProps) {
  const [keyword, setKeyword] = useState('')
  const call = useCall(sellerFlashSkus, { storeId, keyword })
  return <SkuChoice {...props} found={call.data ?? []} isLoading={call.loading} onSearch={setKeyword} />
}

function StoreSkus({ storeId, ...props }: PickProps) {
  const [keyword, setKeyword] = useState('')
  const call = useCall(adminFlashSkus, { storeId, keyword })
  return <SkuChoice {...props} found={call.data ?? []} isLoading={call.loading} onSearch={setKeyword} />
}

type ChoiceProps = Omit<PickProps, 'storeId'> & {
  readonly found: readonly Parameters<typeof lineOfSku>[0][]
  readonly isLoading: boolean
  readonly onSearch: (keyword: string) => void
}

function SkuChoice({ taken, onPick, found, isLoading, onSearch }: ChoiceProps) {
  const t = useMessages(flashSaleAdminMessages)
  const free = found.filter((sku) => !taken.includes(sku.productId))
  return (
    <Select
      id="flash-sku"
      value={null}
      placeholder={t('skuHint')}
      loading={isLoading}
      showSearch={{ filterOption: false, onSearch: (text) => onSearch(text.trim().slice(0, 60)) }}
      options={free.map((sku) => ({ value: sku.productId, label: lineOfSku(sku).title }))}
      onChange={(productId: number | null) => {
        const sku = free.find((one) => one.productId === productId)
        if (sku) onPick(lineOfSku(sku))
      }}
    />
  )
}

function StoreField({ value, onChange }: { readonly value: number | null; readonly onChange: (storeId: number) => void }) {
  const t = useMessages(flashSaleAdminMessages)
  const [keyword, setKeyword] = useState('')
  const call = useCall(adminStoreList, { keyword, pageSize: 50 })
  return (
    <Field id="flash-store" label={t('store')} isRequired>
      <Select
        id="flash-store"
        value={value}
        placeholder={t('chooseStore')}
        showSearch={{ filterOption: false, onSearch: (text) => setKeyword(text.trim().slice(0, 60)) }}
        options={(call.data?.list ?? []).map((store) => ({ value: store.storeId, label: store.storeName }))}
        onChange={(storeId: number | null) => storeId !== null && onChange(storeId)}
      />
    </Field>
  )
}
