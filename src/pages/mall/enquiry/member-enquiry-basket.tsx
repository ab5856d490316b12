import { useState, type ReactNode } from 'react'
import { announceBasketCounts } from '../../../api/browser/basket-signal.ts'
import { callRef, type CallRef, type RefInput } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { EnquiryCartView, enquiryCartDelete, enquiryCartUpdate } from '../../../modules/basket/endpoints-enquiry.ts'
import { SendEnquiry } from './send-enquiry.tsx'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'
import { EmptyBasket } from '../../../modules/basket/ui/empty-basket.tsx'
import { EnquiryRow } from './enquiry-row.tsx'

const updateRef = callRef<typeof enquiryCartUpdate>('POST', 'v3/business/front/enquiryCart/update')
const deleteRef = callRef<typeof enquiryCartDelete>('POST', 'v3/business/front/enquiryCart/delete')
type Command = typeof enquiryCartUpdate | typeof enquiryCartDelete

/** A member's enquiry basket by store: quantities, wanted price and date, remarks; every change is kept at once. */
export function MemberEnquiryBasket({ first, below }: { first: EnquiryCartView; below: ReactNode }) {
  const t = useCartMessages()
  const toast = useToast()
  const [basket, setBasket] = useState(first)
  const send = async <E extends Command>(ref: CallRef<E>, input: RefInput<CallRef<E>>) => {
    const answer = await callApi(ref, input).catch(() => null)
    if (answer?.state !== 200 || !answer.data) return toast({ text: answer?.msg ?? t('networkFailed'), tone: 'warn' })
    setBasket(answer.data)
    announceBasketCounts({ enquiry: answer.data.availableCartNum })
  }
  if (basket.storeEnquiryCartGroupList.length === 0 && basket.invalidList.length === 0)
    return <EmptyBasket title={t('enquiryEmptyTitle')} help={t('enquiryEmptyHelp')} below={below} />
  return (
    <main id="main" className="wrap">
      <h1 className="t18 b6 leading-14">
        {t('enquiryBasket')} <span className="c3 num t14">{basket.availableCartNum}</span>
      </h1>
      <Note action={<SendEnquiry groups={basket.storeEnquiryCartGroupList} label={t('sendAll')} onSent={setBasket} />}>
        {t('enquiryHelp')}
      </Note>
      {[
        ...basket.storeEnquiryCartGroupList,
        ...(basket.invalidList.length > 0 ? [{ storeId: 0, storeName: t('invalidTitle'), storeEnquiryCartList: basket.invalidList }] : []),
      ].map((group) => (
        <section key={group.storeId} className="pan mt-3 overflow-hidden" aria-label={group.storeName}>
          <div className="shop-h">
            <Icon name="store" size={16} className="c3" />
            {group.storeId > 0 ? (
              <Anchor className="b6" to={`/store/index?vid=${group.storeId}`}>
                {group.storeName}
              </Anchor>
            ) : (
              <b>{group.storeName}</b>
            )}
            <span className="sp" />
            {group.storeId > 0 && (
              <Anchor className="lk t12" to={`/service?vid=${group.storeId}`} prefetch={false}>
                {t('askStore')}
              </Anchor>
            )}
            {group.storeId > 0 && basket.storeEnquiryCartGroupList.length > 1 && (
              <SendEnquiry groups={[group]} label={t('sendToStore')} name={group.storeName} onSent={setBasket} />
            )}
          </div>
          <div className="tw">
            <table className="tbl ct">
              <thead>
                <tr>
                  <th />
                  <th>{t('goods')}</th>
                  <th>{t('quantity')}</th>
                  <th>{t('wantedPrice')}</th>
                  <th>{t('wantedDate')}</th>
                  <th>{t('remark')}</th>
                  <th className="r">{t('actions')}</th>
                </tr>
              </thead>
              <tbody>
                {group.storeEnquiryCartList.map((line) => (
                  <EnquiryRow
                    key={line.cartId}
                    line={line}
                    onChange={(change) =>
                      void send(updateRef, { cartId: line.cartId, number: String(line.buyNum), unit: line.unit, ...change })
                    }
                    onRemove={() => void send(deleteRef, { cartIds: [line.cartId] })}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
      {below}
    </main>
  )
}
