import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import {
  goodsAddress,
  GoodsPrice,
  useGoodsWords,
  leadText,
  pictureName,
  plainQuantity,
  quantityText,
  storeAddress,
  useBaskets,
  type ShownCard,
} from '../../../catalog/web/public.ts'
import { useHomeWords } from '../use-home-words.ts'
import type { Floor } from './home-model.ts'

/** Zinc on the spot as a dense table, with what is new beside it. */
export function SpotTable({ floor, newGoods }: { floor: Floor; newGoods: Floor['goods'] }) {
  const t = useHomeWords()
  return (
    <div className={newGoods.length > 0 ? 'spt' : undefined}>
      <div className="pan tsc spot" tabIndex={0} role="region" aria-label={floor.categoryName}>
        <table className="tbl nwt">
          <thead>
            <tr>
              <th scope="col">{t('spotName')}</th>
              <th scope="col">{t('spotBrand')}</th>
              <th scope="col">{t('spotPlace')}</th>
              <th scope="col" className="r">
                {t('spotPrice')}
              </th>
              <th scope="col" className="r">
                {t('spotStock')}
              </th>
              <th scope="col" className="r">
                {t('spotMinimum')}
              </th>
              <th scope="col">{t('spotLead')}</th>
              <th scope="col" className="r">
                {t('spotSecond')}
              </th>
              <th scope="col" className="r">
                {t('spotActions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {floor.goods.map((goods) => (
              <SpotRow key={goods.goodsId} goods={goods} />
            ))}
          </tbody>
        </table>
      </div>
      {newGoods.length > 0 && <NewGoods goods={newGoods} title={t('newGoods')} />}
    </div>
  )
}

function SpotRow({ goods }: { goods: ShownCard }) {
  const t = useHomeWords()
  const g = useGoodsWords()
  const baskets = useBaskets()
  const line = { productId: goods.defaultProductId, number: plainQuantity(goods.minBuyNum), unit: 'primary' as const }
  const canBuy = goods.isRequireEnquiry === 0 && goods.goodsPrice !== null && goods.defaultProduct.productStock > 0
  return (
    <tr>
      <td className="spot-n">
        <Anchor className="b6 el" to={goodsAddress(goods.defaultProductId)}>
          {goods.goodsName}
        </Anchor>
      </td>
      <td>{goods.brandName || '—'}</td>
      <td className="c2">
        <Anchor to={storeAddress(goods.storeInf.storeId)} prefetch={false}>
          {goods.storeInf.storeName}
        </Anchor>{' '}
        <span className="c3 t12">{goods.storeInf.city}</span>
      </td>
      <td className="r">
        <GoodsPrice goods={goods} t={g} size="table" />
      </td>
      <td className="r n">{`${quantityText(goods.defaultProduct.productStock)} ${goods.priceUnit}`}</td>
      <td className="r n c2">{`${quantityText(goods.minBuyNum)} ${goods.priceUnit}`}</td>
      <td className={goods.leadTimeDays <= 1 ? 'cok' : 'c2'}>{leadText(goods.leadTimeDays, g)}</td>
      <td className="r n c3 t12">
        {goods.secPrice === null || !goods.secPriceUnit ? '—' : `¥${priceText(goods.secPrice)}/${goods.secPriceUnit}`}
      </td>
      <td className="r">
        <span className="row g1 rt-a">
          <Button size="sm" onClick={() => void baskets.addToEnquiry([line])}>
            {g('ask')}
          </Button>
          {canBuy && (
            <Button size="sm" tone="action-outline" onClick={() => void baskets.addToCart([line])}>
              {t('order')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function NewGoods({ goods, title }: { goods: readonly ShownCard[]; title: string }) {
  const g = useGoodsWords()
  return (
    <Panel className="col" title={title}>
      <ul className="col sp new-l">
        {goods.map((one) => (
          <li key={one.goodsId}>
            <Anchor to={goodsAddress(one.defaultProductId)}>
              <Picture src={pictureName(one.goodsImage)} alt="" width={64} />
              <div className="shopc-n">
                <div className="b5 t13 el">{one.goodsName}</div>
                <div className="t12 c3 el">{one.specLine}</div>
                <GoodsPrice goods={one} t={g} size="compact" alone />
              </div>
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
