import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { SupplierCard } from '../../../../ui/goods/supplier-card.tsx'
import { LazySaveButton } from '../../../../modules/saved/ui/lazy-save-button.tsx'
import type { GoodsDetail } from './detail-data.ts'
import type { DetailTranslate } from '../use-messages.ts'
import { pictureName } from '../../../../ui/basic/picture-name.ts'
import { storeAddress } from '../../../../modules/store/ui/store-address.ts'
import { scoreText } from '../../../../modules/store/ui/score-text.ts'

/** The store that sells the goods. */
export function DetailStore({ store, productId, t }: { store: GoodsDetail['store']; productId: number; t: DetailTranslate }) {
  // Three dashes say nothing that an empty line does not.
  const isRated = [store.descScore, store.serviceScore, store.logisticsScore].some((score) => score !== null)
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
      {...(isRated
        ? {
            scores: [
              { value: scoreText(store.descScore), label: t('descScore') },
              { value: scoreText(store.serviceScore), label: t('serviceScore') },
              { value: scoreText(store.logisticsScore), label: t('logisticsScore') },
            ],
          }
        : {})}
      facts={[
        { label: t('company'), value: store.companyName },
        { label: t('storeGoods'), value: String(store.goodsNum) },
        { label: t('storePhone'), value: store.phone },
      ]}
      actions={
        <div className="sto-acts">
          <ButtonLink to={storeAddress(store.storeId)} icon="store">
            {t('goStore')}
          </ButtonLink>
          <ButtonLink to={`/service?vid=${store.storeId}&productId=${productId}`} icon="headset" prefetch={false}>
            {t('askStore')}
          </ButtonLink>
          <LazySaveButton kind="store" id={store.storeId} label={t('followStore')} text={[t('followStore'), t('following')]} />
          <Button icon="printer" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      }
    />
  )
}
