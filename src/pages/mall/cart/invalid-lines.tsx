import { Picture } from '../../../ui/basic/picture.tsx'
import type { CartLine } from '../../../modules/basket/endpoints-schemas.ts'
import type { CartActions } from './use-cart.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'

/** What cannot be asked for either: the enquiry basket refuses it for the same reason. */
const notEvenAsked: readonly string[] = ['offSale', 'storeClosed', 'storeSuspended']

/** Lines that cannot be bought, each with its reason and a way on. */
export function InvalidLines({ lines, actions }: { lines: readonly CartLine[]; actions: CartActions }) {
  const t = useCartMessages()
  return (
    <section className="pan mt-3 overflow-hidden" aria-label={t('invalidTitle')}>
      <div className="shop-h h-auto min-h-12 flex-wrap">
        <b>{t('invalidTitle')}</b>
        <span className="c3 t12">{t('invalidHelp')}</span>
        <span className="sp" />
        <button type="button" className="lk q t13" onClick={() => void actions.clearInvalid()}>
          {t('clearInvalid')}
        </button>
      </div>
      <table className="tbl ct">
        <tbody>
          {lines.map((line) => (
            <tr key={line.cartId}>
              <td />
              <td>
                <div className="it grid-cols-[48px_1fr]">
                  <Picture src={line.goodsImage} alt="" width={48} />
                  <div>
                    <h4 className="c3">{line.goodsName}</h4>
                    <p className="s">{line.specText}</p>
                  </div>
                </div>
              </td>
              <td>
                <span className="t12 c2">{line.problem?.text ?? ''}</span>
              </td>
              <td className="r t12 nw">
                {!notEvenAsked.includes(line.problem?.code ?? '') && (
                  <>
                    <button type="button" className="lk q" onClick={() => void actions.enquire([line.cartId])}>
                      {t('toEnquiry')}
                    </button>{' '}
                  </>
                )}
                <button type="button" className="lk q" onClick={() => void actions.remove([line.cartId])}>
                  {t('remove')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
