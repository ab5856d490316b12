import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { SupplierCard } from '../../../../ui/goods/supplier-card.tsx'
import { HeartButton } from '../../../member/web/public.ts'
import type { GoodsDetail } from './detail-data.ts'
import type { DetailSpeak } from '../use-detail-words.ts'
import { pictureName } from './goods-card.tsx'
import { storeAddress } from './store-address.ts'

/** The store that sells the goods. */
export function DetailStore({ store, t }: { store: GoodsDetail['store']; t: DetailSpeak }) {
  return (
    <SupplierCard
      supplier={{
        storeId: store.storeId,
        name: store.storeName,
        logo: pictureName(store.logo),
        to: storeAddress(store.storeId),
        place: t('storeYears', { city: store.city, district: store.district, years: store.yearsOpen }),
        tags: [store.storeType === 'producer' ? t('producer') : t('trader')],
      }}
      scores={[
        { value: store.descScore.toFixed(1), label: t('descScore') },
        { value: store.serviceScore.toFixed(1), label: t('serviceScore') },
        { value: store.logisticsScore.toFixed(1), label: t('logisticsScore') },
      ]}
      facts={[
        { label: t('company'), value: store.companyName },
        { label: t('storeGoods'), value: String(store.goodsNum) },
        { label: t('storePhone'), value: store.phone },
      ]}
      actions={
        <>
          <ButtonLink to={storeAddress(store.storeId)} icon="store">
            {t('goStore')}
          </ButtonLink>
          <HeartButton kind="store" id={store.storeId} label={t('followStore')} text={[t('followStore'), t('following')]} />
        </>
      }
    />
  )
}
