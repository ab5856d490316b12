import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Price } from '../../../ui/basic/price.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import type { ComparedSku } from '../../../modules/sourcing-tools/endpoints-replacement.ts'
import type { ReplacementTranslate } from './use-messages.ts'

type Items = readonly { readonly itemName: string; readonly standard: string }[]
type OriginalProps = { readonly side: ComparedSku; readonly items: Items; readonly isMember: boolean; readonly t: ReplacementTranslate }

/** What is to be replaced. */
export function OriginalCard({ side, items, isMember, t }: OriginalProps) {
  return (
    <section className="pan rp-p" aria-label={t('original')}>
      <div className="rp-c">
        <Picture src={pictureName(side.goodsImage)} alt="" width={96} />
        <div className="shopc-n">
          <div className="row g2 wrp">
            <Tag tone="info">{t('original')}</Tag>
            {items.map((one) => (
              <Tag key={one.itemName}>
                {t('standardItem', { name: [one.itemName, one.standard].filter((text) => text !== '').join(' ') })}
              </Tag>
            ))}
          </div>
          <Names side={side} />
          <SideFacts side={side} t={t} />
        </div>
        <div className="rp-a">
          <ButtonLink to={`/prototype/optimize/index?productId=${side.productId}`} icon="target">
            {t('optimize')}
          </ButtonLink>
          {isMember && <ButtonLink to="/prototype/replacement/list">{t('acceptedList')}</ButtonLink>}
        </div>
      </div>
    </section>
  )
}

function Names({ side }: { side: ComparedSku }) {
  return (
    <>
      <Anchor to={goodsAddress(side.productId)} className="b5 t16">
        {side.goodsName}
      </Anchor>
      <div className="t12 c3">
        {[side.specText, side.standards.join(' / ')].filter((text) => text !== '').join(' · ')}{' '}
        <Anchor to={storeAddress(side.storeId)} className="lk">
          {side.storeName}
        </Anchor>
      </div>
    </>
  )
}

function SideFacts({ side, t }: { side: ComparedSku; t: ReplacementTranslate }) {
  const papers = documentNamesOf(side, t)
  return (
    <dl className="rp-k">
      <div>
        <dt>{t('price')}</dt>
        <dd>{side.goodsPrice === null ? t('askPrice') : <Price amount={side.goodsPrice} unit={side.unitName} size="compact" />}</dd>
      </div>
      {side.perTonne !== null && side.perTonne !== side.goodsPrice && (
        <div>
          <dt>{t('perTonne')}</dt>
          <dd>
            <Price amount={side.perTonne} unit={t('tonne')} size="table" quiet />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('stock')}</dt>
        <dd className="num">{counted(quantityText(side.stock), side.unitName)}</dd>
      </div>
      <div>
        <dt>{t('lead_')}</dt>
        <dd>{side.leadTimeDays <= 1 ? t('readyToday') : t('days', { days: side.leadTimeDays })}</dd>
      </div>
      <div>
        <dt>{t('papers')}</dt>
        <dd>{papers.length === 0 ? t('noPapers') : papers.join(' · ')}</dd>
      </div>
      <div>
        <dt>{t('compared')}</dt>
        <dd className="num">{counted(quantityText(side.number), side.unitName)}</dd>
      </div>
    </dl>
  )
}

/** What comes with goods on paper. */
export function documentNamesOf(side: ComparedSku, t: ReplacementTranslate): readonly string[] {
  return [side.certificateNum > 0 ? t('certificates', { count: side.certificateNum }) : '', ...side.documents].filter((text) => text !== '')
}
