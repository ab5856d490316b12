import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { returnAddressGet, returnAddressSave } from '../../../modules/aftersale/endpoints-staff.ts'
import { aftersalePageMessages } from '../../../modules/aftersale/messages.ts'
import { useOwnStores, type OwnStores } from '../../../modules/store/ui/use-own-stores.ts'

type Store = OwnStores['all'][number]
type ReturnAddress = NonNullable<RefOutput<typeof returnAddressGet>['returnAddress']>
const none: ReturnAddress = { receiver: '', phone: '', address: '' }

/** Where goods go back to each store that I work for, unless a case says otherwise. */
export default function ReturnAddressPage() {
  const own = useOwnStores()
  const stores = (own?.all ?? []).filter(({ storeId }) => !own?.chosen || own.chosen === storeId)
  return (
    <div className="col g3">
      {stores.map((store) => (
        <StoreAddress key={store.storeId} store={store} />
      ))}
    </div>
  )
}

function StoreAddress({ store }: { readonly store: Store }) {
  const t = useMessages(aftersalePageMessages)
  const call = useCall(returnAddressGet, { storeId: store.storeId })
  const [isEdited, setEdited] = useState(false)
  return (
    <Panel
      title={t('addressTitle')}
      sub={store.storeName}
      more={
        <Button size="sm" tone="brand" disabled={!call.data} onClick={() => setEdited(true)}>
          {t(call.data?.returnAddress ? 'addressChange' : 'addressAdd')}
        </Button>
      }
    >
      <div className="bx">
        <CallView call={call}>
          {({ returnAddress: of }) =>
            of ? (
              <div className="col g3">
                <p className="t13 c2">{t('addressHelp')}</p>
                <PropertyList
                  list={[
                    [t('returnReceiver'), of.receiver],
                    [t('returnPhone'), of.phone],
                    [t('returnAddress'), of.address],
                  ]}
                />
              </div>
            ) : (
              <Note tone="warn">{t('addressNone')}</Note>
            )
          }
        </CallView>
      </div>
      {isEdited && (
        <AddressDialog
          storeId={store.storeId}
          first={call.data?.returnAddress ?? none}
          onClose={() => setEdited(false)}
          onDone={() => {
            setEdited(false)
            call.reload()
          }}
        />
      )}
    </Panel>
  )
}

type DialogProps = { readonly storeId: number; readonly first: ReturnAddress; readonly onClose: () => void; readonly onDone: () => void }

function AddressDialog({ storeId, first, onClose, onDone }: DialogProps) {
  const t = useMessages(aftersalePageMessages)
  const [form, setForm] = useState(first)
  const fields = [
    ['receiver', 'returnReceiver', 40],
    ['phone', 'returnPhone', 20],
    ['address', 'returnAddress', 200],
  ] as const
  return (
    <ConsoleDialog
      title={t('addressTitle')}
      ok={t('addressSave')}
      call={returnAddressSave}
      input={{ storeId, receiver: form.receiver.trim(), phone: form.phone.trim(), address: form.address.trim() }}
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) =>
        fields.map(([name, label, most]) => (
          <Field key={name} id={`return-${name}`} label={t(label)} isRequired error={errors[name]}>
            <Input
              id={`return-${name}`}
              maxLength={most}
              value={form[name]}
              onChange={(event) => setForm({ ...form, [name]: event.target.value })}
            />
          </Field>
        ))
      }
    </ConsoleDialog>
  )
}
