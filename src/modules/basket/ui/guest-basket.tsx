import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { useEffect, useState } from 'react'
import { callRef, type RefOutput } from '../../../api/browser/call-ref.ts'
import { localBasket, type LocalLine } from '../../../api/browser/local-basket.ts'
import { callApi, loginNeeded } from '../../../api/browser/client.ts'
import type { goodsByIds } from '../../catalog/endpoints-goods.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { GoodsPrice, useGoodsMessages } from '../../catalog/ui/public.ts'
import { useCartMessages } from './use-messages.ts'
import { EmptyBasket } from './empty-basket.tsx'

const goodsRef = callRef<typeof goodsByIds>('GET', 'v3/goods/front/goods/goods/listByIds')

/** A visitor's cart or enquiry basket: kept in this browser until a login takes it over. */
export function GuestBasket({ basket }: { basket: 'cart' | 'enquiry' }) {
  const t = useCartMessages()
  const g = useGoodsMessages()
  const isCart = basket === 'cart'
  const [lines, setLines] = useState<readonly LocalLine[]>([])
  const [goods, setGoods] = useState<RefOutput<typeof goodsRef>>([])
  useEffect(() => {
    const kept = localBasket(basket).lines()
    setLines(kept)
    if (kept.length > 0)
      callApi(goodsRef, { productIds: kept.map((line) => line.productId) }).then(
        (answer) => setGoods(answer.data ?? []),
        () => undefined,
      )
  }, [basket])
  const remove = (productId: number) => {
    const kept = localBasket(basket)
    kept.remove(productId)
    setLines(kept.lines())
  }
  const login = (
    <Button tone="brand" size="sm" onClick={() => window.dispatchEvent(new Event(loginNeeded))}>
      {t('login')}
    </Button>
  )
  if (lines.length === 0)
    return <EmptyBasket title={t(isCart ? 'emptyTitle' : 'enquiryEmptyTitle')} help={t(isCart ? 'emptyHelp' : 'enquiryEmptyHelp')} />
  return (
    <main id="main" className="wrap">
      <h1 className="t18 b6 leading-14">
        {t(isCart ? 'cart' : 'enquiryBasket')} <span className="c3 num t14">{lines.length}</span>
      </h1>
      <Note action={login}>{t(isCart ? 'loginToCheckOut' : 'loginToKeep')}</Note>
      <section className="pan mt-3 overflow-hidden">
        <table className="tbl ct">
          <tbody>
            {goods
              .filter((one) => lines.some((line) => line.productId === one.defaultProductId))
              .map((one) => (
                <tr key={one.defaultProductId}>
                  <td />
                  <td>
                    <div className="it">
                      <Picture src={one.goodsImage} alt="" width={80} />
                      <div>
                        <h2 className="t14 b5">
                          <Anchor to={`/goods/detail/${one.defaultProductId}`}>{one.goodsName}</Anchor>
                        </h2>
                        <p className="s">{one.specLine}</p>
                      </div>
                    </div>
                  </td>
                  <td className="r">
                    <GoodsPrice goods={one} t={g} size="compact" alone />
                  </td>
                  <td className="num">
                    {wantedOf(
                      lines.find((line) => line.productId === one.defaultProductId),
                      one,
                    )}
                  </td>
                  <td className="r">
                    <button type="button" className="lk q t12" onClick={() => remove(one.defaultProductId)}>
                      {t('remove')}
                    </button>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </main>
  )
}

/** The quantity in the unit that it was typed in. */
function wantedOf(line: LocalLine | undefined, { priceUnit, secPriceUnit }: RefOutput<typeof goodsRef>[number]): string {
  return counted(line?.number ?? '', line?.unit === 'second' && secPriceUnit ? secPriceUnit : priceUnit)
}
