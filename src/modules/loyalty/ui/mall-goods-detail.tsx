import { ButtonLink, Button } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import type { MallGoodsView } from '../endpoints.ts'
import { MallPrice } from './mall-goods-card.tsx'
import { MallLinks } from './mall-goods-list.tsx'
import { useMallMessages } from './use-messages.ts'

/** One of the goods of a mall, with the way to redeem it. */
export function MallGoodsDetail({ goods }: { goods: MallGoodsView }) {
  const t = useMallMessages()
  const { mall, goodsId } = goods
  const list = mall === 'points' ? { text: t('pointsMall'), to: '/point/index' } : { text: t('scoreMall'), to: '/score' }
  const confirm = mall === 'points' ? `/buy/point/confirm?goodsId=${goodsId}` : `/score/confirmOrder?goodsId=${goodsId}`
  return (
    <main id="main" className="wrap lty">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, list, { text: goods.title }]} />
      <section className="pan lty-d">
        <Picture src={goods.image} alt={goods.title} width={400} priority />
        <div className="col g3">
          <h1 className="t20 b6">{goods.title}</h1>
          <MallPrice goods={goods} />
          {goods.marketPrice > 0 && <span className="t13 c3 num">{t('market', { price: priceText(goods.marketPrice) })}</span>}
          <span className="t13 c2 num">
            {t('stock', { count: goods.stock })} · {t('sold', { count: goods.sold })}
            {goods.memberLimit > 0 && ` · ${t('limit', { count: goods.memberLimit })}`}
          </span>
          <div className="row g2 wrp">
            {goods.stock > 0 ? (
              <ButtonLink tone="action" size="xl" to={confirm}>
                {t('redeem')}
              </ButtonLink>
            ) : (
              <Button size="xl" disabled>
                {t('soldOut')}
              </Button>
            )}
          </div>
          <MallLinks mall={mall} />
        </div>
      </section>
      {goods.detail !== '' && (
        <section className="pan mt-3">
          <h2 className="lty-h t16 b6">{t('detail')}</h2>
          <p className="lty-b">{goods.detail}</p>
        </section>
      )}
      <section className="pan mt-3">
        <h2 className="lty-h t16 b6">{t('rules')}</h2>
        <p className="lty-b c2">{[t('rule1'), t('rule2'), t('rule3')].join('\n')}</p>
      </section>
    </main>
  )
}
