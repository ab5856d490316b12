import { App, Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { addressDefault, addressDelete, addressList, type AddressView } from '../../../modules/member/endpoints.ts'
import { AddressForm } from '../../../modules/order/ui/address-form.tsx'
import { addressFormMessages, orderPageMessages } from '../../../modules/order/messages.ts'

/** The buyer's address book. It stands with the order because it needs the regions, which the member module precedes. */
export default function AddressListPage() {
  const t = useMessages(orderPageMessages)
  const form = useMessages(addressFormMessages)
  const { message } = App.useApp()
  const call = useCall(addressList, {})
  const [editing, setEditing] = useState<AddressView | 'new' | null>(null)
  const saved = () => {
    setEditing(null)
    message.success(t('saveDone'))
    call.reload()
  }
  return (
    <Panel
      title={t('addressTitle')}
      more={
        <Button tone="brand" size="sm" icon="plus" onClick={() => setEditing('new')}>
          {t('addAddress')}
        </Button>
      }
    >
      <CallView call={call} rows={3}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty icon="map-pin" title={t('noAddresses')} help={t('noAddressesHelp')} />
          ) : (
            <ul>
              {list.map((address) => (
                <AddressRow key={address.addressId} address={address} onEdit={() => setEditing(address)} onDone={call.reload} />
              ))}
            </ul>
          )
        }
      </CallView>
      {editing && (
        <Modal open width={680} footer={null} title={t(editing === 'new' ? 'addAddress' : 'edit')} onCancel={() => setEditing(null)}>
          <AddressForm
            t={form}
            key={editing === 'new' ? 0 : editing.addressId}
            address={editing === 'new' ? null : editing}
            onSaved={saved}
            onCancel={() => setEditing(null)}
          />
        </Modal>
      )}
    </Panel>
  )
}

function AddressRow({ address, onEdit, onDone }: { address: AddressView; onEdit: () => void; onDone: () => void }) {
  const t = useMessages(orderPageMessages)
  const { modal } = App.useApp()
  const remove = useAct(addressDelete)
  const main = useAct(addressDefault)
  const { addressId } = address
  const askRemove = () =>
    modal.confirm({
      title: t('removeTitle'),
      content: t('removeHelp'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('back'),
      onOk: async () => {
        if (await remove.act({ addressId }, t('removeDone'))) onDone()
      },
    })
  const makeDefault = async () => {
    if (await main.act({ addressId }, t('defaultDone'))) onDone()
  }
  return (
    <li className="adr-r">
      <div className="flex-1 min-w-55">
        <div className="row g2">
          <b>{address.memberName}</b>
          <span className="num c2">{address.telMobile}</span>
          {address.isDefault === 1 && (
            <Tag tone="info" small>
              {t('isDefault')}
            </Tag>
          )}
        </div>
        <p className="c2 t13">
          {address.addressAll} {address.detailAddress}
        </p>
      </div>
      <span className="row g1">
        {address.isDefault === 0 && (
          <Button size="sm" tone="ghost" busy={main.busy} onClick={() => void makeDefault()}>
            {t('makeDefault')}
          </Button>
        )}
        <Button size="sm" onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button size="sm" tone="ghost" onClick={askRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  )
}
