import { useState } from 'react'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { OfferLine, OfferSheet } from '../../../modules/pricing/endpoints-offer-sheets.ts'
import { useOfferMessages } from './use-messages.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { plainQuantity, quantityText } from '../../../ui/basic/quantity-text.ts'
import { useBaskets } from '../../../modules/basket/ui/use-baskets.ts'

const canBuy = (line: OfferLine) => line.isOnSale === 1 && line.isRequireEnquiry === 0 && line.priceNow !== null && line.stock > 0

/** The lines of a sheet with a quantity each; single lines or all of them go into the cart or the enquiry basket. */
export function OfferSheetLines({ sheet }: { sheet: OfferSheet }) {
  const t = useOfferMessages()
  const baskets = useBaskets()
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({})
  const lineOf = (line: OfferLine) => ({
    productId: line.productId,
    number: numbers[line.productId] || plainQuantity(line.minBuyNum),
    unit: 'primary' as const,
  })
  const all = sheet.lines.filter((line) => line.isOnSale === 1)
  return (
    <>
      <div className="tsc" tabIndex={0} role="region" aria-label={sheet.title}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('colGoods')}</th>
              <th scope="col">{t('colUnit')}</th>
              <th scope="col" className="r">
                {t('colPrice')}
              </th>
              <th scope="col" className="r">
                {t('colNow')}
              </th>
              <th scope="col" className="r">
                {t('colStock')}
              </th>
              <th scope="col">{t('colRemark')}</th>
              <th scope="col" className="no-print">
                {t('colNumber')}
              </th>
              <th className="no-print" />
            </tr>
          </thead>
          <tbody>
            {sheet.lines.map((line) => (
              <tr key={line.productId}>
                <th scope="row" className="nm">
                  <Anchor className="b5" to={goodsAddress(line.productId)} prefetch={false}>
                    {line.goodsName}
                  </Anchor>
                  <div className="t12 c3">{line.specText}</div>
                </th>
                <td>{line.priceUnit}</td>
                <td className="r n b6">{line.price === null ? t('byEnquiry') : `¥${priceText(line.price)}`}</td>
                <NowCell line={line} />
                <td className="r n">{line.isOnSale === 1 ? quantityText(line.stock) : '—'}</td>
                <td className="t12 c2">{line.remark}</td>
                <td className="no-print">
                  <span className="ipt sm of-q">
                    <input
                      inputMode="decimal"
                      maxLength={12}
                      aria-label={t('numberOf', { name: `${line.goodsName} ${line.specText}` })}
                      placeholder={plainQuantity(line.minBuyNum)}
                      value={numbers[line.productId] ?? ''}
                      onChange={(event) => setNumbers({ ...numbers, [line.productId]: event.target.value.trim() })}
                    />
                  </span>
                </td>
                <td className="r nw no-print">
                  {canBuy(line) && (
                    <Button size="sm" tone="brand-outline" onClick={() => void baskets.addToCart([lineOf(line)])}>
                      {t('addToCart')}
                    </Button>
                  )}{' '}
                  {line.isOnSale === 1 && (
                    <Button size="sm" onClick={() => void baskets.addToEnquiry([lineOf(line)])}>
                      {t('enquire')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all.length > 0 && (
        <div className="row g2 of-n no-print">
          <Button
            tone="brand"
            icon="clipboard-list"
            busy={baskets.busy === 'enquiry'}
            onClick={() => void baskets.addToEnquiry(all.map(lineOf))}
          >
            {t('enquireAll')}
          </Button>
          {all.some(canBuy) && (
            <Button
              tone="action"
              icon="shopping-cart"
              busy={baskets.busy === 'cart'}
              onClick={() => void baskets.addToCart(all.filter(canBuy).map(lineOf))}
            >
              {t('cartAll')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function NowCell({ line }: { line: OfferLine }) {
  const t = useOfferMessages()
  if (line.isOnSale === 0) return <td className="r c3">{t('offSale')}</td>
  if (line.priceNow === null) return <td className="r c3">{t('byEnquiry')}</td>
  const change = line.price === null ? 0 : line.priceNow - line.price
  return (
    <td className={classNames('r n', change > 0 && 'cup', change < 0 && 'cdn')}>
      ¥{priceText(line.priceNow)}
      {change !== 0 && <span className="sr">{priceText(change)}</span>}
    </td>
  )
}
