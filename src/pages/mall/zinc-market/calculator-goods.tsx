import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import type { GoodsCard } from '../../../modules/catalog/endpoints.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { GoodsPrice } from '../../../modules/catalog/ui/goods-card.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { useZincMessages } from './use-messages.ts'
import { GoodsActions } from '../../../modules/basket/ui/goods-actions.tsx'
import { coveringQuantity } from './covering-quantity.ts'

type Wanted = { readonly tonnes: number; readonly pieces?: number }
type FittingProps = { goods: readonly GoodsCard[]; keyword: string; wanted: Wanted }

/** Goods that a calculation is about, with the quantity that covers it. */
export function CalculatorGoods({ goods, keyword, wanted }: FittingProps) {
  const t = useZincMessages()
  const search = `/goods/list?${new URLSearchParams({ keyword }).toString()}`
  return (
    <Panel title={t('fitting')} sub={keyword} more={<MoreLink to={search}>{t('searchAll')}</MoreLink>} className="calc-g">
      {goods.length === 0 ? (
        <div className="calc-e">
          <p className="c3 t13">{t('noneFits')}</p>
          <ButtonLink to={search}>{t('searchAll')}</ButtonLink>
        </div>
      ) : (
        <ul>
          {goods.map((one) => (
            <FittingGoods key={one.goodsId} goods={one} number={coveringQuantity(one, wanted)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function FittingGoods({ goods, number }: { goods: GoodsCard; number: string }) {
  const t = useZincMessages()
  const g = useGoodsMessages()
  return (
    <li className="calc-i">
      <Picture src={pictureName(goods.goodsImage)} alt="" width={64} />
      <div className="shopc-n">
        <Anchor to={goodsAddress(goods.defaultProductId)} className="b5 t13 el2">
          {goods.goodsName}
        </Anchor>
        <div className="t12 c3 el">{goods.specLine}</div>
        <GoodsPrice goods={goods} t={g} size="compact" alone />
        <GoodsActions
          className="g2 calc-a"
          goods={goods}
          number={number}
          labels={{ ask: t('enquire', { number, unit: goods.priceUnit }), buy: t('buy', { number, unit: goods.priceUnit }) }}
          buyIcon="shopping-cart"
        />
      </div>
    </li>
  )
}
