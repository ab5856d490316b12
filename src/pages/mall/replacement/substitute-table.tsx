import { useState } from 'react'
import { loginNeeded } from '../../../api/browser/client.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { DenseTable, type DenseColumn } from '../../../ui/goods/dense-table.tsx'
import { RowBuying } from '../../../modules/basket/ui/row-buying.tsx'
import { GoodsNameCell } from '../../../modules/catalog/ui/goods-name-cell.tsx'
import type { Substitute } from '../../../modules/sourcing-tools/endpoints-replacement.ts'
import { AcceptForm } from './accept-form.tsx'
import { documentNamesOf } from './original-card.tsx'
import { SubstituteComparisonTable } from './substitute-comparison-table.tsx'
import type { ReplacementTranslate } from './use-messages.ts'

type TableProps = { readonly list: readonly Substitute[]; readonly original: number; readonly t: ReplacementTranslate }
type Below = { readonly productId: number; readonly show: 'rows' | 'accept' } | null

/** What may stand for goods, to compare per tonne and to buy; the specifications of one stand below its row. */
export function SubstituteTable({ list, original, t }: TableProps) {
  const [below, setBelow] = useState<Below>(null)
  const columns = [...factColumns(t), ...actionColumns({ original, t, below, onBelow: setBelow })]
  return (
    <DenseTable
      caption={t('substitutes', { count: list.length })}
      columns={columns}
      rows={list}
      keyOf={(one) => one.productId}
      detail={(one) =>
        below?.productId === one.productId && (
          <BelowRow one={one} original={original} show={below.show} t={t} onClose={() => setBelow(null)} />
        )
      }
      labels={{ sort: t('sortBy'), asGiven: t('bestFirst') }}
    />
  )
}

function factColumns(t: ReplacementTranslate): readonly DenseColumn<Substitute>[] {
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      cell: (one) => (
        <GoodsNameCell
          productId={one.productId}
          name={one.goodsName}
          spec={[one.storeName, one.specText, ...one.standards].filter((text) => text !== '').join(' · ')}
          image={one.goodsImage}
        />
      ),
    },
    {
      key: 'kind',
      title: t('verdict'),
      sortBy: (one) => (one.kind === 'same' ? 0 : 1),
      cell: (one) => (
        <>
          <Tag tone={one.kind === 'same' ? 'ok' : 'warn'} small>
            {t(`kind_${one.kind}`)}
          </Tag>
          {one.accepted && (
            <Tag tone="ok-solid" small>
              {t('acceptedShort')}
            </Tag>
          )}
        </>
      ),
    },
    {
      key: 'price',
      title: t('price'),
      right: true,
      cell: (one) => (one.goodsPrice === null ? t('askPrice') : `¥${priceText(one.goodsPrice)}/${one.unitName}`),
    },
    {
      key: 'tonne',
      title: t('perTonne'),
      unit: t('perTonneUnit'),
      right: true,
      sortBy: (one) => one.perTonne,
      cell: (one) => one.perTonne !== null && <b className="b6">{priceText(one.perTonne)}</b>,
    },
    {
      key: 'saving',
      title: t('difference'),
      unit: t('perTonneUnit'),
      right: true,
      sortBy: (one) => (one.savingPerTonne === null ? null : -one.savingPerTonne),
      cell: (one) =>
        one.savingPerTonne !== null && (
          <span className={one.savingPerTonne > 0 ? 'cok b6' : undefined}>{signedText(-one.savingPerTonne, 2)}</span>
        ),
    },
    { key: 'stock', title: t('stock'), right: true, cell: (one) => counted(quantityText(one.stock), one.unitName) },
    {
      key: 'lead',
      title: t('lead_'),
      sortBy: (one) => one.leadTimeDays,
      cell: (one) => (one.leadTimeDays <= 1 ? t('readyToday') : t('days', { days: one.leadTimeDays })),
    },
  ]
}

type ActionProps = Pick<TableProps, 'original' | 't'> & { readonly below: Below; readonly onBelow: (below: Below) => void }

function actionColumns({ original, t, below, onBelow }: ActionProps): readonly DenseColumn<Substitute>[] {
  const begin = ({ productId }: Substitute) =>
    storedSession() ? onBelow({ productId, show: 'accept' }) : void window.dispatchEvent(new Event(loginNeeded))
  return [
    {
      key: 'buy',
      title: t('colBuy'),
      phone: 'all',
      cell: (one) => (
        <RowBuying
          row={{
            productId: one.productId,
            name: one.goodsName,
            unit: one.unitName,
            min: one.minBuyNum,
            step: one.buyStep,
            stock: one.stock,
            isForSale: one.isRequireEnquiry === 0 && one.goodsPrice !== null && one.stock > 0,
            number: one.number,
          }}
        />
      ),
    },
    {
      key: 'acts',
      title: t('colActs'),
      phone: 'all',
      cell: (one) => {
        const isOpen = below?.productId === one.productId && below.show === 'rows'
        return (
          <span className="dns-b">
            <Button
              size="sm"
              icon={isOpen ? 'chevron-up' : 'chevron-down'}
              aria-expanded={isOpen}
              aria-label={`${t('rowsShort')} ${one.goodsName}`}
              onClick={() => onBelow(isOpen ? null : { productId: one.productId, show: 'rows' })}
            >
              {t('rowsShort')}
            </Button>
            <ButtonLink
              size="sm"
              icon="scale"
              to={`/goods/contrast?productIds=${original},${one.productId}`}
              aria-label={`${t('contrast')} ${one.goodsName}`}
              title={t('contrast')}
            >
              <span>{t('contrast')}</span>
            </ButtonLink>
            {one.accepted === null && (
              <Button
                size="sm"
                tone="brand-outline"
                icon="circle-check"
                aria-label={`${t('accept')} ${one.goodsName}`}
                title={t('accept')}
                onClick={() => begin(one)}
              >
                <span>{t('accept')}</span>
              </Button>
            )}
          </span>
        )
      },
    },
  ]
}

type BelowProps = {
  readonly one: Substitute
  readonly original: number
  readonly show: 'rows' | 'accept'
  readonly t: ReplacementTranslate
  readonly onClose: () => void
}

/** Below a row: the form that accepts it, or what one has to know of it: papers, points to agree on, every specification. */
function BelowRow({ one, original, show, t, onClose }: BelowProps) {
  const papers = documentNamesOf(one, t)
  return (
    <div className="rp-x">
      {show === 'accept' && <AcceptForm instead={one.productId} original={original} t={t} onClose={onClose} />}
      {show === 'rows' && (
        <>
          <p className="t12 c2">
            {t(`kindHelp_${one.kind}`)} · {t('papers')}: {papers.length === 0 ? t('noPapers') : papers.join(' · ')}
          </p>
          {one.accepted && (
            <p className="t12 c3">
              {t('acceptedBy', { by: one.accepted.by, at: shortTime(one.accepted.at) })} {one.accepted.reason}
            </p>
          )}
          {one.problem !== '' && <p className="t12 cw">{one.problem}</p>}
          <SubstituteComparisonTable rows={one.rows} t={t} />
        </>
      )}
    </div>
  )
}
