import { Drawer } from 'antd'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { listFormat } from '../../../kernel/text/list-format.ts'
import type { GoodsDocument } from '../rules/goods-document.ts'
import { unitName, type EditorAttributes, type EditorOptions } from './goods-editor-context.ts'
import { useGoodsEditorMessages } from './goods-editor-fields.tsx'
import { axesOf } from './sku-combinations.ts'
import { goodsPictureUrl } from './upload-goods-picture.ts'

type Shown = { readonly goods: GoodsDocument; readonly frame: EditorOptions; readonly attributes: EditorAttributes }

/** The goods as they would look: pictures, name, attributes, SKUs with both prices, description. */
export function GoodsPreview({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const t = useGoodsEditorMessages()
  return (
    <Drawer open title={t('previewTitle')} onClose={onClose} size="large">
      <p className="t12 c3 mb-3">{t('previewHelp')}</p>
      <GoodsPreviewBody {...shown} />
    </Drawer>
  )
}

/** The goods in one column, for the preview and for the reviewer. */
export function GoodsPreviewBody({ goods, frame, attributes }: Shown) {
  const t = useGoodsEditorMessages()
  const lang = useLanguage()
  const label = (code: string) => attributes.find((attribute) => attribute.code === code)?.label ?? code
  return (
    <div className="col g3">
      <div className="row g2 wrp">
        {goods.gallery.map((name, at) => (
          <img
            key={name}
            src={goodsPictureUrl(name, 320)}
            alt=""
            width={at === 0 ? 240 : 72}
            height={at === 0 ? 240 : 72}
            className="object-cover rounded-3 border-1 border-line"
          />
        ))}
      </div>
      <h2 className="text-18">{goods.nameZh || t('untitled')}</h2>
      {goods.nameEn && <p className="c2">{goods.nameEn}</p>}
      <SkuPrices goods={goods} frame={frame} label={label} />
      <dl className="t13 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
        {Object.entries(goods.attributes).map(([code, value]) => (
          <Fact key={code} name={label(code)} value={`${value} ${attributes.find((attribute) => attribute.code === code)?.unit ?? ''}`} />
        ))}
        {goods.standards.length > 0 && (
          <Fact
            name={t('standards')}
            value={listFormat(
              lang,
              goods.standards.map((standard) => standard.code),
            )}
          />
        )}
        <Fact name={t('minBuy', { unit: unitName(frame, goods.priceUnit) })} value={goods.minBuy} />
        <Fact name={t('leadTimeDays')} value={goods.leadTimeDays} />
        {goods.documents.length > 0 && <Fact name={t('documents')} value={listFormat(lang, goods.documents)} />}
        {goods.certificates.map((certificate) => (
          <Fact
            key={`${certificate.title} ${certificate.number}`}
            name={certificate.title}
            value={[certificate.number, certificate.validUntil].filter(Boolean).join(' · ')}
          />
        ))}
      </dl>
      <p className="whitespace-pre-wrap">{goods.descriptionZh}</p>
      {goods.descriptionEn && <p className="c2 whitespace-pre-wrap">{goods.descriptionEn}</p>}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="c3">{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function SkuPrices({ goods, frame, label }: Pick<Shown, 'goods' | 'frame'> & { label: (code: string) => string }) {
  const t = useGoodsEditorMessages()
  const axes = axesOf(goods.skus)
  const unit = unitName(frame, goods.priceUnit)
  return (
    <div className="tsc">
      <table className="tbl d">
        <thead>
          <tr>
            {axes.map((code) => (
              <th key={code}>{label(code)}</th>
            ))}
            <th className="r">
              {t('retailPrice')} {t('perUnit', { unit })}
            </th>
            <th className="r">
              {t('businessPrice')} {t('perUnit', { unit })}
            </th>
          </tr>
        </thead>
        <tbody>
          {goods.skus.map((sku, at) => (
            <tr key={`${String(sku.productId)} ${String(at)}`}>
              {axes.map((code) => (
                <td key={code}>{sku.axisValues[code] ?? ''}</td>
              ))}
              <td className="r num">{goods.requireEnquiry === 1 ? t('requireEnquiry') : shown(sku.retailPrice)}</td>
              <td className="r num">{goods.requireEnquiry === 1 ? '—' : shown(sku.businessPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A price as it is typed, shown as the mall shows it; what is no number yet stays as it is. */
const shown = (typed: string): string => (typed === '' ? '—' : Number.isFinite(Number(typed)) ? priceText(Number(typed)) : typed)
