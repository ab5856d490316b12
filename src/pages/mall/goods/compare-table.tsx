import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { listFormat } from '../../../kernel/text/list-format.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import type { goodsComparison } from '../../../modules/catalog/endpoints-goods.ts'
import { useBrowseMessages } from './use-messages.ts'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { compareAddress, useComparePicks } from '../../../modules/comparison/ui/compare-picks.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { GoodsPrice, leadText, stockText } from '../../../modules/catalog/ui/goods-card.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { DeliveredNote } from '../../../modules/pricing/ui/delivered-note.tsx'
import { useDeliveredPrices } from '../../../modules/pricing/ui/use-delivered-prices.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

type Contrast = OutputOf<typeof goodsComparison>
type Row = { readonly code: string; readonly label: string; readonly cells: readonly ReactNode[]; readonly differs: boolean }

function differs(texts: readonly string[]): boolean {
  return new Set(texts).size > 1
}

/** Goods side by side; rows in which they differ are marked and can be shown alone. */
export function CompareTable({ contrast }: { contrast: Contrast }) {
  const t = useBrowseMessages()
  const navigate = useNavigate()
  const { remove } = useComparePicks()
  const [alone, setAlone] = useState(false)
  const { list } = contrast
  const rows = useRows(contrast).filter((row) => !alone || row.differs)
  const drop = (productId: number) => {
    remove(productId)
    void navigate(compareAddress(list.map((one) => one.defaultProductId).filter((one) => one !== productId)), { preventScrollReset: true })
  }
  return (
    <div className="pan tsc" tabIndex={0} role="region" aria-label={t('contrastTitle')}>
      <table className="tbl ctr">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox checked={alone} onChange={(event) => setAlone(event.target.checked)}>
                {t('onlyDifferent')}
              </Checkbox>
            </th>
            {list.map((one) => (
              <th key={one.defaultProductId} scope="col">
                <Picture src={pictureName(one.goodsImage)} alt="" width={120} />
                <Anchor to={goodsAddress(one.defaultProductId)} className="b6 t13 el2">
                  {one.goodsName}
                </Anchor>
                <Button size="sm" tone="ghost" icon="x" onClick={() => drop(one.defaultProductId)}>
                  {t('remove')}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code} className={row.differs ? 'ctr-d' : undefined}>
              <th scope="row">
                {row.label}{' '}
                {row.differs && (
                  <Tag tone="warn" small>
                    {t('differs')}
                  </Tag>
                )}
              </th>
              {row.cells.map((cell, index) => (
                <td key={list[index]?.defaultProductId}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useRows({ list, rows }: Contrast): readonly Row[] {
  const lang = useLanguage()
  const t = useBrowseMessages()
  const g = useGoodsMessages()
  const delivered = useDeliveredPrices(list.map((one) => one.defaultProductId))
  const own = (code: string, label: string, texts: readonly string[], cells: readonly ReactNode[] = texts): Row => ({
    code,
    label,
    cells,
    differs: differs(texts),
  })
  return [
    own(
      'price',
      t('rowPrice'),
      list.map((one) => String(one.goodsPrice)),
      list.map((one) => <GoodsPrice key={one.goodsId} goods={one} t={g} size="compact" />),
    ),
    ...(delivered.cityName === ''
      ? []
      : [
          own(
            'delivered',
            g('deliveredTo', { city: delivered.cityName }),
            list.map((one) => String(delivered.of.get(one.defaultProductId)?.delivered)),
            list.map((one) => {
              const told = delivered.of.get(one.defaultProductId)
              return told ? <DeliveredNote key={one.goodsId} told={told} /> : '—'
            }),
          ),
        ]),
    own('stock', t('rowStock'), list.map(stockText)),
    own(
      'minimum',
      t('rowMinimum'),
      list.map((one) => counted(quantityText(one.minBuyNum), one.priceUnit)),
    ),
    own(
      'lead',
      t('rowLead'),
      list.map((one) => leadText(one.leadTimeDays, g)),
    ),
    own(
      'brand',
      t('rowBrand'),
      list.map((one) => one.brandName || '—'),
    ),
    own(
      'store',
      t('rowStore'),
      list.map((one) => one.storeInf.storeName),
      list.map((one) => (
        <Anchor key={one.goodsId} className="lk" to={storeAddress(one.storeInf.storeId)} prefetch={false}>
          {one.storeInf.storeName}
        </Anchor>
      )),
    ),
    own(
      'standards',
      t('rowStandards'),
      list.map((one) => listFormat(lang, one.standards) || '—'),
    ),
    ...rows.map((row) => ({
      code: `attr-${row.code}`,
      label: row.unit === '' ? row.label : `${row.label} (${row.unit})`,
      cells: row.values.map((value) => value || '—'),
      differs: row.differs === 1,
    })),
  ]
}
