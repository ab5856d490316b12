import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { MoreLink, Panel } from '../../../../ui/layout/panel.tsx'
import type { GoodsCard } from '../../../catalog/contract.ts'
import { goodsAddress, GoodsPrice, pictureName, useGoodsWords } from '../../../catalog/web/public.ts'
import { useZincWords } from '../use-zinc-words.ts'
import { GoodsActions } from './goods-actions.tsx'
import { quantityFor } from './quantity-for.ts'

type Wanted = { readonly tonnes: number; readonly pieces?: number }
type FittingProps = { goods: readonly GoodsCard[]; keyword: string; wanted: Wanted }

/** Goods that a calculation is about, with the quantity that covers it. */
export function CalculatorGoods({ goods, keyword, wanted }: FittingProps) {
  const t = useZincWords()
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
            <FittingGoods key={one.goodsId} goods={one} number={quantityFor(one, wanted)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function FittingGoods({ goods, number }: { goods: GoodsCard; number: string }) {
  const t = useZincWords()
  const g = useGoodsWords()
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
