import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import '../../../ui/styles/dense.css'
import { canAddToCart } from '../../../modules/basket/ui/goods-cards.tsx'
import { RowBuying } from '../../../modules/basket/ui/row-buying.tsx'
import { useBrowseMessages } from './use-messages.ts'
import { compareAddress, useComparePicks } from '../../../modules/comparison/ui/compare-picks.ts'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { useCompareRows, type ComparedCategory, type ComparedRow } from './compare-rows.tsx'

type GroupProps = {
  readonly category: ComparedCategory
  /** Everything that is compared, of all categories. */
  readonly all: readonly number[]
  readonly onlyDifferent: boolean
}

/** Goods of several categories, each category in a table of its own that can be folded. */
export function Comparison({ categories }: { readonly categories: readonly ComparedCategory[] }) {
  const t = useBrowseMessages()
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const all = categories.flatMap(({ list }) => list.map((one) => one.defaultProductId))
  return (
    <>
      <div className="row g3 br-l">
        <Checkbox checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)}>
          {t('onlyDifferent')}
        </Checkbox>
      </div>
      {categories.map((category) => (
        <details key={category.categoryId} className="pan ctr-g" open>
          <summary>
            <Icon name="chevron-down" size={16} />
            <h2 className="t14 b6">{category.name}</h2>
            <span className="c3 t12">{t('comparedCount', { count: category.list.length })}</span>
          </summary>
          <CompareTable category={category} all={all} onlyDifferent={onlyDifferent} />
        </details>
      ))}
    </>
  )
}

function CompareTable({ category, all, onlyDifferent }: GroupProps) {
  const t = useBrowseMessages()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const groups = useCompareRows(category)
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !onlyDifferent || row.differs) }))
    .filter((group) => group.rows.length > 0)
  const fold = (key: string) => setFolded((known) => (known.has(key) ? known.difference(new Set([key])) : new Set([...known, key])))
  return (
    <div className="dns-w" tabIndex={0} role="region" aria-label={category.name}>
      <table className="tbl dns ctr">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('comparedItem')}</span>
            </th>
            {category.list.map((one) => (
              <th key={one.defaultProductId} scope="col">
                <GoodsHead goods={one} all={all} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <RowGroup
              key={group.key}
              title={group.title}
              rows={group.rows}
              columns={category.list.length}
              isFolded={folded.has(group.key)}
              onFold={() => fold(group.key)}
            />
          ))}
          {groups.length === 0 && (
            <tr>
              <td colSpan={category.list.length + 1} className="c3">
                {t('nothingDiffers')}
              </td>
            </tr>
          )}
          <tr className="ctr-b">
            <th scope="row">{t('colBuy')}</th>
            {category.list.map((one) => (
              <td key={one.defaultProductId}>
                <RowBuying
                  row={{
                    productId: one.defaultProductId,
                    name: one.goodsName,
                    unit: one.priceUnit,
                    min: one.minBuyNum,
                    step: one.buyStep,
                    stock: one.defaultProduct.productStock,
                    isForSale: canAddToCart(one),
                  }}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function GoodsHead({ goods, all }: { readonly goods: ComparedCategory['list'][number]; readonly all: readonly number[] }) {
  const t = useBrowseMessages()
  const navigate = useNavigate()
  const { remove } = useComparePicks()
  const drop = () => {
    remove(goods.defaultProductId)
    void navigate(compareAddress(all.filter((one) => one !== goods.defaultProductId)), { preventScrollReset: true })
  }
  return (
    <div className="ctr-h">
      <Picture src={pictureName(goods.goodsImage)} alt="" width={40} />
      <Anchor to={goodsAddress(goods.defaultProductId)} className="b6 t13 el2" title={goods.goodsName}>
        {goods.goodsName}
      </Anchor>
      <Button
        size="sm"
        square
        tone="ghost"
        icon="x"
        title={t('remove')}
        aria-label={t('removeGoods', { name: goods.goodsName })}
        onClick={drop}
      />
    </div>
  )
}

type RowGroupProps = {
  readonly title: string
  readonly rows: readonly ComparedRow[]
  readonly columns: number
  readonly isFolded: boolean
  readonly onFold: () => void
}

/** Rows of one subject under a head that folds them. */
function RowGroup({ title, rows, columns, isFolded, onFold }: RowGroupProps): ReactNode {
  const t = useBrowseMessages()
  return (
    <>
      <tr className="ctr-t">
        <th scope="rowgroup" colSpan={columns + 1}>
          <button type="button" aria-expanded={!isFolded} onClick={onFold}>
            <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={14} />
            {title}
            <span className="c2">{t('rowCount', { count: rows.length })}</span>
          </button>
        </th>
      </tr>
      {!isFolded &&
        rows.map((row) => (
          <tr key={row.code} className={row.differs ? 'ctr-d' : undefined}>
            <th scope="row">
              {row.label}
              {row.differs && <span className="sr"> {t('differs')}</span>}
            </th>
            {row.cells.map(({ key, content }) => (
              <td key={key} className={row.best === key ? 'ctr-w' : undefined}>
                {content}
              </td>
            ))}
          </tr>
        ))}
    </>
  )
}
