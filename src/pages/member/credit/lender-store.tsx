import { Form, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { creditPageMessages } from '../../../modules/credit/messages.ts'
import { storeList, storesOf } from '../../../modules/store/endpoints.ts'

type Props = { readonly value: number; readonly error: string | undefined; readonly onChange: (storeId: number) => void }

/** The store that is asked for credit, found by its name or its company's. */
export function LenderStore({ value, error, onChange }: Props) {
  const t = useMessages(creditPageMessages)
  const [keyword, setKeyword] = useState('')
  const found = useCall(storeList, { keyword, pageSize: 50 })
  const chosen = useCall(storesOf, value > 0 ? { storeIds: [value] } : null)
  const stores = new Map([...(chosen.data ?? []), ...(found.data?.list ?? [])].map((store) => [store.storeId, store]))
  return (
    <Form component={false} layout="vertical">
      <Field id="credit-store" label={t('storeName')} help={t('storeNameHelp')} error={error} isRequired>
        <Select
          id="credit-store"
          showSearch={{ filterOption: false, onSearch: (text) => setKeyword(text.slice(0, 60)) }}
          value={value > 0 ? value : null}
          placeholder={t('storeNameHelp')}
          notFoundContent={t('storeNotFound')}
          options={[...stores.values()].map(({ storeId, storeName, companyName }) => ({
            value: storeId,
            label: companyName === '' ? storeName : `${storeName} · ${companyName}`,
          }))}
          onChange={(storeId) => onChange(storeId ?? 0)}
        />
      </Field>
    </Form>
  )
}
