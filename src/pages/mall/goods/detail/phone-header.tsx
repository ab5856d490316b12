import { PhoneTopBar } from '../../../../ui/shell/phone-top-bar.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { DetailTranslate } from '../use-messages.ts'
import { categoryAddress } from '../../../../modules/taxonomy/ui/category-address.ts'
import type { GoodsDetail } from './detail-data.ts'

/** Phones: back to the category, the parts of the page, the cart; it stands in place of the site's header. */
export function PhoneHeader({ goods, t }: { goods: GoodsDetail; t: DetailTranslate }) {
  const parent = goods.path.at(-1)
  return (
    <PhoneTopBar
      backTo={parent ? categoryAddress(parent) : '/goods/category'}
      backLabel={t('back')}
      tabs={
        <nav className="tabs" aria-label={t('parts')}>
          <a href="#main" className="on">
            {t('partGoods')}
          </a>
          {goods.skus.length > 1 && <a href="#variants">{t('specification')}</a>}
          <a href="#facts">{t('partFacts')}</a>
          {goods.sameCategory.length > 0 && <a href="#same">{t('partSame')}</a>}
        </nav>
      }
      action={
        <Anchor to="/cart/index" aria-label={t('cart')} prefetch={false}>
          <Icon name="shopping-cart" size={22} />
        </Anchor>
      }
    />
  )
}
