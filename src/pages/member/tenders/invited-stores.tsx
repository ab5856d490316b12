import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { storeList } from '../../../modules/store/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

type Props = { readonly value: number[]; readonly onChange: (storeIds: number[]) => void }

/** The stores that a tender invites, found by their names. */
export function InvitedStores({ value, onChange }: Props) {
  const t = useMessages(tenderPageMessages)
  const [keyword, setKeyword] = useState('')
  const call = useCall(storeList, { keyword, pageSize: 50 })
  return (
    <Field id="tender-invited" label={t('invited')} help={t('invitedHelp')} isRequired>
      <Select
        id="tender-invited"
        mode="multiple"
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        value={value}
        onChange={onChange}
        options={(call.data?.list ?? []).map(({ storeId, storeName }) => ({ value: storeId, label: storeName }))}
      />
    </Field>
  )
}
