import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { StoreLogo } from '../../../../ui/goods/store-logo.tsx'
import { pictureName } from '../../../../ui/basic/picture-name.ts'
import { storeAddress } from '../../../../modules/store/ui/store-address.ts'
import { useFactoryMessages } from '../use-messages.ts'
import { producersAddress, type ProducerFilter, type Producer } from './producer-data.ts'

/** Producers with their scores, how much they offer, and from what price. */
export function ProducerCards({ producers, filter }: { producers: readonly Producer[]; filter: ProducerFilter }) {
  const t = useFactoryMessages()
  return (
    <div className="fac-g">
      {producers.map((producer) => (
        <article key={producer.storeId} className="pan fac-c">
          <div className="row g3">
            <StoreLogo storeId={producer.storeId} name={producer.storeName} src={pictureName(producer.logo)} />
            <div className="sp">
              <h3 className="t16 b6 el">
                <Anchor to={storeAddress(producer.storeId)}>{producer.storeName}</Anchor>
              </h3>
              <p className="t12 c3">{t('storePlace', { city: producer.city, years: producer.yearsOpen })}</p>
            </div>
          </div>
          <p className="t13 c2 el2">{producer.description}</p>
          <p className="row g3 t12 c3">
            <span>{t('quality', { score: producer.descScore.toFixed(1) })}</span>
            <span>{t('service', { score: producer.serviceScore.toFixed(1) })}</span>
            <span>{t('offerNum', { count: producer.offerNum })}</span>
          </p>
          <div className="row g2">
            {producer.lowest !== null && <b className="cp num">{t('lowest', { price: priceText(producer.lowest) })}</b>}
            <span className="sp" />
            <ButtonLink
              size="sm"
              to={producersAddress({ ...filter, vid: filter.vid === String(producer.storeId) ? '' : String(producer.storeId) })}
            >
              {t(filter.vid === String(producer.storeId) ? 'allOffers' : 'itsOffers')}
            </ButtonLink>
            <Anchor className="btn sm" to={`/service?vid=${producer.storeId}`} prefetch={false}>
              {t('talk')}
            </Anchor>
          </div>
        </article>
      ))}
    </div>
  )
}
