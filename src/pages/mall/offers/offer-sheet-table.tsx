import { useLanguage } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { formatDate, formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { offerSheetList } from '../../../modules/pricing/endpoints-offer-sheets.ts'
import { useOfferMessages } from './use-messages.ts'
import { offerSheetAddress } from '../../../modules/pricing/ui/offer-sheet-address.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'

/** Offer sheets in rows; a sheet's validity is said in words. */
export function OfferSheetTable({ list }: { list: OutputOf<typeof offerSheetList>['list'] }) {
  const t = useOfferMessages()
  const lang = useLanguage()
  return (
    <div className="tsc" tabIndex={0} role="region" aria-label={t('offersTitle')}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t('colSheet')}</th>
            <th scope="col">{t('colStore')}</th>
            <th scope="col">{t('colCategories')}</th>
            <th scope="col" className="r">
              {t('colLines')}
            </th>
            <th scope="col">{t('colValid')}</th>
            <th scope="col">{t('colPublished')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((sheet) => (
            <tr key={sheet.sheetSn}>
              <th scope="row" className="nm">
                <Anchor className="b6 cl" to={offerSheetAddress(sheet.sheetSn)}>
                  {sheet.title}
                </Anchor>
                <div className="t12 c3 num">{sheet.sheetSn}</div>
              </th>
              <td>
                <Anchor to={storeAddress(sheet.store.storeId)} prefetch={false}>
                  {sheet.store.storeName}
                </Anchor>
                <div className="t12 c3">{sheet.store.city}</div>
              </td>
              <td className="c2 t12">{sheet.categoryNames.slice(0, 4).join(' / ')}</td>
              <td className="r n">{sheet.lineNum}</td>
              <td className="nw">
                <Tag tone={sheet.isValid === 1 ? 'ok' : 'neutral'} small>
                  {t(sheet.isValid === 1 ? 'valid' : 'expired')}
                </Tag>
                <div className="t12 c3 num">
                  {formatDate(sheet.validFrom, lang)} – {formatDate(sheet.validUntil, lang)}
                </div>
              </td>
              <td className="num nw t12">{formatTimestamp(new Date(sheet.publishedAt), lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
