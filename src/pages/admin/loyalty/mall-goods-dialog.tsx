import { Input, InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { contentImageUpload } from '../../../modules/site/endpoints-files.ts'
import { staffImageUploader } from '../../../modules/site/ui/upload-staff-image.ts'
import { adminMallGoodsSaveCall, type AdminMallGoods } from '../../../modules/loyalty/endpoints-admin.ts'
import { loyaltyAdminMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'

const upload = staffImageUploader(contentImageUpload)
type Props = {
  readonly mall: Currency
  readonly from: AdminMallGoods | null
  readonly onClose: () => void
  readonly onDone: () => void
}
const blank = {
  titleZh: '',
  titleEn: '',
  detailZh: '',
  detailEn: '',
  image: '',
  points: 100,
  cash: 0,
  marketPrice: 0,
  stock: 0,
  memberLimit: 0,
  sort: 100,
  onSale: 0 as 0 | 1,
}
type Form = typeof blank
type NumberName = 'points' | 'cash' | 'marketPrice' | 'stock' | 'memberLimit' | 'sort'

/** Adds goods to a mall, or changes them. */
export function MallGoodsDialog({ mall, from, onClose, onDone }: Props) {
  const t = useMessages(loyaltyAdminMessages)
  const [form, setForm] = useState<Form>(from ?? blank)
  const put = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }))
  const { titleZh, titleEn, detailZh, detailEn, image, points, cash, marketPrice, stock, memberLimit, sort, onSale } = form
  const content = { titleZh, titleEn, detailZh, detailEn, image, points, cash, marketPrice, stock, memberLimit, sort, onSale }
  const input = { mall, goodsId: from?.goodsId ?? 0, version: from?.version ?? 0, ...content }
  const number = (name: NumberName, label: string, errors: Readonly<Record<string, string>>, help = '') => (
    <Field key={name} id={`mall-${name}`} label={label} help={help} error={errors[name]}>
      <InputNumber
        id={`mall-${name}`}
        min={0}
        precision={name === 'cash' || name === 'marketPrice' ? 2 : 0}
        value={form[name]}
        onChange={(value) => put({ [name]: value ?? 0 })}
      />
    </Field>
  )
  return (
    <ConsoleDialog
      title={t(from ? 'edit' : 'add')}
      ok={t('save')}
      call={adminMallGoodsSaveCall}
      input={input}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextInput name="titleZh" label={t('titleZh')} max={60} isRequired form={form} errors={errors} put={put} />
          <TextInput name="titleEn" label={t('titleEn')} max={120} isRequired form={form} errors={errors} put={put} />
          <Field id="mall-image" label={t('image')} isRequired error={errors['image']}>
            <PictureField id="mall-image" label={t('image')} value={image} onChange={(next) => put({ image: next })} upload={upload} />
          </Field>
          <div className="row g3 wrp">
            {number('points', t(mall === 'points' ? 'pointsLabel' : 'scoreLabel'), errors)}
            {mall === 'points' && number('cash', t('cash'), errors)}
            {number('marketPrice', t('marketPrice'), errors)}
            {number('stock', t('colStock'), errors)}
            {number('memberLimit', t('colLimit'), errors, t('limitHelp'))}
            {number('sort', t('sort'), errors)}
          </div>
          <TextInput name="detailZh" label={t('detailZh')} max={2000} form={form} errors={errors} put={put} />
          <TextInput name="detailEn" label={t('detailEn')} max={4000} form={form} errors={errors} put={put} />
          <Field id="mall-on" label={t('switch')}>
            <Switch id="mall-on" checked={onSale === 1} onChange={(on) => put({ onSale: on ? 1 : 0 })} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

type TextProps = {
  readonly name: 'titleZh' | 'titleEn' | 'detailZh' | 'detailEn'
  readonly label: string
  readonly max: number
  readonly isRequired?: boolean
  readonly form: Form
  readonly errors: Readonly<Record<string, string>>
  readonly put: (change: Partial<Form>) => void
}

function TextInput({ name, label, max, isRequired = false, form, errors, put }: TextProps) {
  const of = { id: `mall-${name}`, maxLength: max, value: form[name] }
  return (
    <Field id={of.id} label={label} isRequired={isRequired} error={errors[name]}>
      {isRequired ? (
        <Input {...of} onChange={(change) => put({ [name]: change.target.value })} />
      ) : (
        <Input.TextArea {...of} rows={3} onChange={(change) => put({ [name]: change.target.value })} />
      )}
    </Field>
  )
}
