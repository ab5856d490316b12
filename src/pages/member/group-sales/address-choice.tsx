import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { groupPageMessages } from '../../../modules/group-sale/messages.ts'
import '../../../modules/group-sale/ui/group-sale.css'

type Props = {
  readonly view: {
    readonly addressId: number
    readonly addressList: readonly {
      readonly addressId: number
      readonly receiver: string
      readonly phone: string
      readonly address: string
    }[]
  }
  readonly onChoose: (addressId: number) => void
}

/** Where an agreed order goes: one of the member's addresses. */
export function AddressChoice({ view, onChoose }: Props) {
  const t = useMessages(groupPageMessages)
  return (
    <div className="col g2">
      {view.addressList.length === 0 && <p className="c2">{t('noAddress')}</p>}
      <div className="gsl-a" role="radiogroup" aria-label={t('address')}>
        {view.addressList.map((one) => (
          <label key={one.addressId}>
            <input type="radio" name="address" checked={one.addressId === view.addressId} onChange={() => onChoose(one.addressId)} />
            <span>
              {one.receiver} <span className="num">{one.phone}</span>
              <br />
              <span className="c2">{one.address}</span>
            </span>
          </label>
        ))}
      </div>
      <div>
        <ButtonLink size="sm" icon="plus" to="/member/address/list">
          {t('addAddress')}
        </ButtonLink>
      </div>
    </div>
  )
}
