import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-name.generated.ts'
import { CategoryMenu } from '../../../ui/shell/category-menu.tsx'
import { categoryMenuEntries, useCategoryPanels } from '../../../modules/taxonomy/ui/use-category-panels.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { useHomeMessages } from '../../../modules/page-builder/ui/use-messages.ts'
import { AccountPanel, SidePanel } from './account-panel.tsx'
import { BannerSlot } from './banner-slot.tsx'
import type { HomeData } from '../../../modules/page-builder/ui/sections/section-model.ts'
import { QuickOrder } from './quick-order.tsx'
import { useLayoutData } from '../../../modules/page-builder/ui/sections/use-layout-data.ts'

/** First screen: categories, quick order and two ways in, the account. */
export function HomeHero({ home }: { home: HomeData }) {
  const t = useHomeMessages()
  const frame = useLayoutData()
  const { panels, need } = useCategoryPanels()
  return (
    <div className="wrap hero">
      <aside>
        <CategoryMenu
          entries={categoryMenuEntries(frame.categories)}
          panels={panels}
          onNeed={need}
          labels={{ menu: t('categoryMenu'), brands: t('brandsInMenu') }}
        />
      </aside>
      <div className="hero-c">
        <QuickOrder />
        <div className="bns">
          <BannerSlot banners={home.banners} place="homeMain" />
          <BannerSlot banners={home.banners} place="homeSide" />
        </div>
      </div>
      <div className="hero-r">
        <AccountPanel member={frame.member} orders={home.orders} />
        <SidePanel orders={home.orders} articles={home.news} />
      </div>
    </div>
  )
}

const figures: readonly {
  readonly key: keyof HomeData['figures']
  readonly icon: IconName
  readonly name: 'figureSku' | 'figureGoods' | 'figureStores' | 'figureBrands'
  readonly unit: 'unitSku' | 'unitGoods' | 'unitStores' | 'unitBrands'
}[] = [
  { key: 'goodsNum', icon: 'package', name: 'figureGoods', unit: 'unitGoods' },
  { key: 'skuNum', icon: 'boxes', name: 'figureSku', unit: 'unitSku' },
  { key: 'storeNum', icon: 'factory', name: 'figureStores', unit: 'unitStores' },
  { key: 'brandNum', icon: 'badge-check', name: 'figureBrands', unit: 'unitBrands' },
]

/** Counts of what is on sale now; nothing that was not counted. */
export function HomeFigures({ figures: counts }: { figures: HomeData['figures'] }) {
  const t = useHomeMessages()
  return (
    <div className="wrap">
      <div className="pan trust four">
        {figures.map(({ key, icon, name, unit }) => (
          <div key={key}>
            <Icon name={icon} size={26} />
            <div>
              <p>{t(name)}</p>
              <b>
                <span className="num fig">{quantityText(counts[key])}</span> <span className="t12 c3">{t(unit)}</span>
              </b>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Phones: the top categories as pictures. */
export function PhoneCategories({ categories }: { categories: HomeData['categories'] }) {
  const t = useHomeMessages()
  return (
    <nav className="pan m-only m-cats" aria-label={t('categoryMenu')}>
      <div className="m-c">
        {categories.map((floor) => (
          <Anchor key={floor.categoryId} to={`/goods/list?categoryId=${floor.categoryId}&g=1&pid=0`}>
            <Picture src={pictureName(floor.image)} alt="" width={60} />
            {floor.categoryName}
          </Anchor>
        ))}
      </div>
    </nav>
  )
}
