import { Suspense, useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { lazyPart } from '../../../rendering/client/lazy-part.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { addressList, AddressView } from '../../../modules/member/endpoints.ts'
import type { CheckoutModel } from './use-checkout.ts'
import { useCheckoutMessages } from './use-messages.ts'
import type { addressFormMessages } from '../../../modules/order/messages.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'

const addressesRef = callRef<typeof addressList>('GET', 'v3/member/front/memberAddress/list')

// Most buyers have an address: the form loads when it is asked for.
const form = lazyPart(() => import('../../../modules/order/ui/address-form.tsx').then((module) => module.AddressForm))

type Props = { readonly first: readonly AddressView[]; readonly checkout: CheckoutModel; readonly number: number }

/** Where the goods go: the buyer's addresses, one chosen, with adding and changing in place. */
export function CheckoutAddress({ first, checkout, number }: Props) {
  const t = useCheckoutMessages()
  const formText = usePageMessages<typeof addressFormMessages>('addressForm')
  const { data, reload } = useCall(addressesRef, {})
  const addresses = data?.list ?? first
  const [editing, setEditing] = useState<AddressView | 'new' | null>(first.length === 0 ? 'new' : null)
  const AddressForm = form.now()
  const saved = (address: AddressView) => {
    setEditing(null)
    reload()
    void checkout.choose({ addressId: address.addressId }, true)
  }
  return (
    <section className="blk" aria-label={t('address')}>
      <div className="blk-h">
        <em>{number}</em>
        <h2>{t('address')}</h2>
        <span className="sp" />
        <button type="button" className="lk t13" onClick={() => setEditing('new')}>
          <Icon name="plus" size={14} />
          {t('addAddress')}
        </button>
        <Anchor className="lk t13 ml-3" to="/member/address/list">
          {t('manageAddresses')}
        </Anchor>
      </div>
      {addresses.length === 0 && <p className="c3 t13">{t('noAddress')}</p>}
      <div className="addr" role="radiogroup" aria-label={t('address')}>
        {addresses.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            isChosen={address.addressId === checkout.choices.addressId}
            onChoose={() => void checkout.choose({ addressId: address.addressId }, true)}
            onEdit={() => setEditing(address)}
          />
        ))}
      </div>
      {editing && (
        <Suspense fallback={null}>
          <AddressForm
            t={formText}
            key={editing === 'new' ? 0 : editing.addressId}
            address={editing === 'new' ? null : editing}
            onSaved={saved}
            onCancel={addresses.length > 0 ? () => setEditing(null) : undefined}
          />
        </Suspense>
      )}
    </section>
  )
}

function AddressCard({
  address,
  isChosen,
  onChoose,
  onEdit,
}: {
  address: AddressView
  isChosen: boolean
  onChoose: () => void
  onEdit: () => void
}) {
  const t = useCheckoutMessages()
  return (
    <label className={isChosen ? 'on' : undefined}>
      <input type="radio" className="sr" name="address" checked={isChosen} onChange={onChoose} />
      <span className="row g2">
        <b className="el">{address.memberName}</b>
        <span className="num c2">{address.telMobile}</span>
        {address.isDefault === 1 && (
          <Tag tone="info" small>
            {t('defaultAddress')}
          </Tag>
        )}
        <span className="sp" />
        <button type="button" className="lk q t12" onClick={onEdit}>
          {t('editAddress')}
        </button>
      </span>
      <span className="c2 block">
        {address.addressAll} {address.detailAddress}
      </span>
    </label>
  )
}
