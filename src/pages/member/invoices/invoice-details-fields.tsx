import { Radio, Select } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { invoiceAddressList, invoiceTitleList } from '../../../modules/invoice/endpoints-titles.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'

export type InvoiceDetails = { readonly titleId: number; readonly receiverId: number; readonly invoiceType: 1 | 2 }
type Props = {
  readonly value: InvoiceDetails
  readonly onChange: (value: InvoiceDetails) => void
  readonly errors?: Readonly<Record<string, string>>
}

/** Titles and receivers of the member; the defaults where nothing is chosen yet. */
export function useInvoiceDetails(value: InvoiceDetails) {
  const titles = useCall(invoiceTitleList, {}).data?.list ?? []
  const addresses = useCall(invoiceAddressList, {}).data?.list ?? []
  const title = titles.find((one) => one.titleId === value.titleId) ?? titles[0]
  const address = addresses.find((one) => one.receiverId === value.receiverId) ?? addresses[0]
  const isApproved = title?.qualification === 'APPROVED'
  const invoiceType = isApproved ? value.invoiceType : 1
  const chosen: InvoiceDetails = { titleId: title?.titleId ?? 0, receiverId: address?.receiverId ?? 0, invoiceType }
  return { titles, addresses, chosen, isApproved }
}

/** Which title, which receiver and which kind of invoice. */
export function InvoiceDetailsFields({ value, onChange, errors = {} }: Props) {
  const t = useMessages(invoicePageMessages)
  const { titles, addresses, chosen, isApproved } = useInvoiceDetails(value)
  return (
    <>
      <Field id="invoice-title" label={t('chooseTitle')} error={errors['titleId']}>
        {titles.length === 0 ? (
          <Anchor className="lk" to="/member/invoice/header">
            {t('needTitle')}
          </Anchor>
        ) : (
          <Select
            id="invoice-title"
            value={chosen.titleId}
            onChange={(titleId) => onChange({ ...value, titleId })}
            options={titles.map((one) => ({ value: one.titleId, label: `${one.title} ${one.taxNumber}` }))}
          />
        )}
      </Field>
      <Field id="invoice-type" label={t('kind')} error={errors['invoiceType']}>
        <Radio.Group
          id="invoice-type"
          value={chosen.invoiceType}
          onChange={(event) => onChange({ ...value, invoiceType: event.target.value })}
          options={[
            { value: 1, label: t('type1') },
            { value: 2, label: t('type2'), disabled: !isApproved },
          ]}
        />
        {!isApproved && titles.length > 0 && <p className="t12 c3">{t('notQualified')}</p>}
      </Field>
      <Field id="invoice-address" label={t('chooseAddress')} error={errors['receiverId']}>
        {addresses.length === 0 ? (
          <Anchor className="lk" to="/member/invoice/address">
            {t('needAddress')}
          </Anchor>
        ) : (
          <Select
            id="invoice-address"
            value={chosen.receiverId}
            onChange={(receiverId) => onChange({ ...value, receiverId })}
            options={addresses.map((one) => ({ value: one.receiverId, label: `${one.receiver} ${one.phone} ${one.email}` }))}
          />
        )}
      </Field>
    </>
  )
}
