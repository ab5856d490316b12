import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { CardGrid, ProductCard } from '../../../../ui/goods/product-card.tsx'
import { ProductCell } from '../../../../ui/goods/product-cell.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MoreLink, Panel } from '../../../../ui/layout/panel.tsx'
import { toCardProduct, GoodsPrice, goodsAddress, useGoodsMessages } from '../../../catalog/ui/public.ts'
import { categoryAddress } from '../../../taxonomy/ui/public.ts'
import { pictureName } from '../../../../ui/basic/picture-name.ts'
import { useHomeMessages } from '../use-messages.ts'
import type { Floor, PageSection } from './section-model.ts'
import { SpotGoodsTable } from './spot-goods-table.tsx'

const top = (floor: Floor) => categoryAddress({ categoryId: floor.categoryId, grade: 1, pid: 0 })

type Props<Kind> = { readonly section: Extract<PageSection, { kind: Kind }> }

/** Floors of goods: one in the form that its goods want, or small ones three abreast. */
export function GoodsFloorsSection({ section }: Props<'floors'>) {
  const { floors, newGoods } = section
  const [first] = floors
  if (first && first.layout !== 'small') return <FloorSection floor={first} newGoods={newGoods} />
  return (
    <section className="wrap sec">
      <div className="c3g">
        {floors.map((floor) => (
          <SmallFloor key={floor.categoryId} floor={floor} />
        ))}
      </div>
    </section>
  )
}

/** Goods that somebody picked by hand. */
export function PickedGoodsSection({ section }: Props<'goods'>) {
  const g = useGoodsMessages()
  return (
    <section className="wrap sec">
      {section.title !== '' && (
        <div className="sec-h">
          <h2>{section.title}</h2>
        </div>
      )}
      <CardGrid columns={6}>
        {section.goods.map((goods) => (
          <ProductCard key={goods.goodsId} product={toCardProduct(goods, g)} labels={{ stock: g('stock') }} imageWidth={200} />
        ))}
      </CardGrid>
    </section>
  )
}

function FloorSection({ floor, newGoods }: { floor: Floor; newGoods: Floor['goods'] }) {
  const t = useHomeMessages()
  const sub = floor.layout === 'market' ? t('spotSub') : floor.layout === 'feature' ? t('featureSub') : null
  return (
    <section className="wrap sec">
      <div className="sec-h">
        <h2>{floor.categoryName}</h2>
        {sub && <span className="sub d-only el">{sub}</span>}
        <div className="row g4 more t13 sec-l">
          {floor.links.map((link) => (
            <Anchor key={link.categoryId} to={categoryAddress(link)} className="c2 d-only nw">
              {link.categoryName}
            </Anchor>
          ))}
          <Anchor to={top(floor)} className="lk">
            {t('more')}
            <Icon name="chevron-right" size={14} />
          </Anchor>
        </div>
      </div>
      {floor.layout === 'market' && <SpotGoodsTable floor={floor} newGoods={newGoods} />}
      {floor.layout === 'feature' && <FeatureFloor floor={floor} />}
      {floor.layout === 'row' && <RowFloor floor={floor} />}
    </section>
  )
}

function FeatureFloor({ floor }: { floor: Floor }) {
  const g = useGoodsMessages()
  return (
    <div className="pan flr">
      <div className="flr-pic spangle">
        <h3>{floor.categoryName}</h3>
        <div className="links">
          {floor.links.slice(0, 4).map((link) => (
            <Anchor key={link.categoryId} to={categoryAddress(link)} className="row">
              {link.categoryName}
              <span className="sp" />
              <Icon name="arrow-up-right" size={14} />
            </Anchor>
          ))}
        </div>
        <Picture className="flr-i" src={pictureName(floor.image)} alt="" width={300} />
      </div>
      <div className="pg flr-g">
        {floor.goods.map((goods) => (
          <ProductCell key={goods.goodsId} product={toCardProduct(goods, g)} labels={{ stock: g('stock') }} />
        ))}
      </div>
    </div>
  )
}

function RowFloor({ floor }: { floor: Floor }) {
  const g = useGoodsMessages()
  return (
    <CardGrid columns={6}>
      {floor.goods.map((goods) => (
        <ProductCard key={goods.goodsId} product={toCardProduct(goods, g)} labels={{ stock: g('stock') }} imageWidth={200} />
      ))}
    </CardGrid>
  )
}

function SmallFloor({ floor }: { floor: Floor }) {
  const t = useHomeMessages()
  const g = useGoodsMessages()
  return (
    <Panel className="small-f" title={floor.categoryName} more={<MoreLink to={top(floor)}>{t('more')}</MoreLink>}>
      <div className="pg pg3">
        {floor.goods.map((goods) => (
          <Anchor key={goods.goodsId} className="pc" to={goodsAddress(goods.defaultProductId)}>
            <Picture src={pictureName(goods.goodsImage)} alt="" width={130} />
            <h3 className="el2 t13">{goods.goodsName}</h3>
            <div className="prw">
              <GoodsPrice goods={goods} t={g} size="compact" alone />
            </div>
          </Anchor>
        ))}
      </div>
    </Panel>
  )
}
