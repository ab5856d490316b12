import { Anchor } from '../../../ui/basic/anchor.tsx'
import { BannerContent } from '../../../modules/page-builder/ui/sections/banner-content.tsx'
import { isAdvertisement, type Banner } from '../../../modules/page-builder/ui/sections/section-model.ts'
import { useHomeMessages } from '../../../modules/page-builder/ui/use-messages.ts'

const lead = (banners: readonly Banner[], place: Banner['place'], device: 'desktop' | 'phone') =>
  banners.find((banner) => banner.place === place && (banner.device === 'all' || banner.device === device))

/** The first banner of a place for each kind of device; one banner for both is drawn once. */
export function BannerSlot({ banners, place }: { banners: readonly Banner[]; place: Banner['place'] }) {
  const [desktop, phone] = [lead(banners, place, 'desktop'), lead(banners, place, 'phone')]
  const both = desktop === phone
  return (
    <div className="bns-s">
      {desktop && <LinkedBanner banner={desktop} only={both ? undefined : 'd-only'} />}
      {phone && !both && <LinkedBanner banner={phone} only="m-only" />}
    </div>
  )
}

function LinkedBanner({ banner, only }: { banner: Banner; only?: string }) {
  const t = useHomeMessages()
  const face = (
    <div className="bn-w">
      <BannerContent {...banner} />
      {isAdvertisement(banner) && <span className="bn-ad">{t('advertisement')}</span>}
    </div>
  )
  return banner.address === '' ? (
    <div className={only}>{face}</div>
  ) : (
    <Anchor className={only} to={banner.address}>
      {face}
    </Anchor>
  )
}

/** Across the foot of the home page: banners of that place, or the picture of the settings. */
export function BottomBanner({ banners, picture }: { banners: readonly Banner[]; picture: string }) {
  return (
    <section className="wrap sec">
      {banners.length > 0 ? (
        <BannerSlot banners={banners} place="homeBottom" />
      ) : (
        <img className="bn-i" src={picture} alt="" loading="lazy" />
      )}
    </section>
  )
}
