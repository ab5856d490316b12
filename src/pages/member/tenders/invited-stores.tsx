import { Alert, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { storeList } from '../../../modules/store/endpoints.ts'
import { tenderStandings } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

type Props = { readonly value: number[]; readonly onChange: (storeIds: number[]) => void }

/** The stores that a tender invites, found by their names. */
export function InvitedStores({ value, onChange }: Props) {
  const t = useMessages(tenderPageMessages)
  const [keyword, setKeyword] = useState('')
  const call = useCall(storeList, { keyword, pageSize: 50 })
  const stores = call.data?.list ?? []
  const ids = [...new Set([...stores.map((store) => store.storeId), ...value])].slice(0, 100)
  const standings = useCall(tenderStandings, ids.length > 0 ? { storeIds: ids } : null).data?.list ?? []
  const standingOf = (storeId: number) => standings.find((one) => one.storeId === storeId)
  const low = value.flatMap((storeId) => (standingOf(storeId)?.standing === 'low' ? [storeId] : []))
  return (
    <Field id="tender-invited" label={t('invited')} help={t('invitedHelp')} isRequired>
      <Select
        id="tender-invited"
        mode="multiple"
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        value={value}
        onChange={onChange}
        options={stores.map(({ storeId, storeName }) => {
          const { mark = null, standing = 'fine' } = standingOf(storeId) ?? {}
          const note = [...(mark === null ? [] : [t('markNote', { mark })]), ...(standing === 'refused' ? [t('refusedMark')] : [])]
          return { value: storeId, label: [storeName, ...note].join(' · '), disabled: standing === 'refused' }
        })}
      />
      {low.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('lowMark', { stores: low.map((id) => stores.find((one) => one.storeId === id)?.storeName ?? id).join('、') })}
        />
      )}
    </Field>
  )
}
