import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { goodsAddress, GoodsPrice, leadText, useGoodsMessages, type GoodsCardView } from '../../../catalog/ui/public.ts'
import { pictureName } from '../../../../ui/basic/picture-name.ts'
import { quantityText } from '../../../../ui/basic/quantity-text.ts'
import { storeAddress } from '../../../store/ui/public.ts'
import { useHomeMessages } from '../use-messages.ts'
import { GoodsActions } from '../../../basket/ui/public.ts'
import type { Floor } from './section-model.ts'
import { TableHead } from '../../../../ui/basic/table-head.tsx'
import { counted } from '../../../../kernel/quantity/counted-unit.ts'

const columns = ['spotName', 'spotBrand', 'spotPlace', 'spotPrice', 'spotStock', 'spotMinimum', 'spotLead', 'spotActions'] as const
const right = ['spotPrice', 'spotStock', 'spotMinimum', 'spotActions'] as const

/** Zinc on the spot as a dense table, with what is new beside it. */
export function SpotGoodsTable({ floor, newGoods }: { floor: Floor; newGoods: Floor['goods'] }) {
  const t = useHomeMessages()
  return (
    <div className={newGoods.length > 0 ? 'spt' : undefined}>
      <div className="pan tsc spot" tabIndex={0} role="region" aria-label={floor.categoryName}>
        <table className="tbl nwt">
          <TableHead columns={columns} right={right} t={t} />
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

function SpotRow({ goods }: { goods: GoodsCardView }) {
  const t = useHomeMessages()
  const g = useGoodsMessages()
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
      <td className="r n">{counted(quantityText(goods.defaultProduct.productStock), goods.priceUnit)}</td>
      <td className="r n c2">{counted(quantityText(goods.minBuyNum), goods.priceUnit)}</td>
      <td className={goods.leadTimeDays <= 1 ? 'cok' : 'c2'}>{leadText(goods.leadTimeDays, g)}</td>
      <td className="r">
        <GoodsActions className="g1 rt-a" goods={goods} labels={{ ask: g('ask'), buy: t('order') }} />
      </td>
    </tr>
  )
}

function NewGoods({ goods, title }: { goods: readonly GoodsCardView[]; title: string }) {
  const g = useGoodsMessages()
  return (
    <Panel className="col" title={title}>
      <ul className="col sp new-l">
        {goods.map((goodsCardView) => (
          <li key={goodsCardView.goodsId}>
            <Anchor to={goodsAddress(goodsCardView.defaultProductId)}>
              <Picture src={pictureName(goodsCardView.goodsImage)} alt="" width={64} />
              <div className="shopc-n">
                <div className="b5 t13 el">{goodsCardView.goodsName}</div>
                <div className="t12 c3 el">{goodsCardView.specLine}</div>
                <GoodsPrice goods={goodsCardView} t={g} size="compact" alone />
              </div>
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
