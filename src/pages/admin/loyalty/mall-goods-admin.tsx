import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminMallGoodsListCall, type AdminMallGoods } from '../../../modules/loyalty/endpoints-admin.ts'
import { loyaltyAdminMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'
import { MallGoodsDialog } from './mall-goods-dialog.tsx'

const filterNames = ['keyword'] as const

/** Goods of a mall: cost, stock, limit, whether they are on offer. */
export function MallGoodsAdmin({ mall }: { mall: Currency }) {
  const t = useMessages(loyaltyAdminMessages)
  const { values, set, ...list } = useList(`admin.mallGoods.${mall}`, filterNames, { remembered: true })
  const call = useCall(adminMallGoodsListCall, { mall, keyword: values.keyword, current: list.page, pageSize: list.size })
  const [open, setOpen] = useState<AdminMallGoods | 'new' | null>(null)
  const columns = useGoodsColumns(setOpen)
  const title = t(mall === 'points' ? 'pointGoodsTitle' : 'scoreGoodsTitle')
  return (
    <>
      <List
        label={title}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ goodsId }) => goodsId}
        columns={columns}
        head={
          <PanelHead title={title}>
            <Button tone="brand" size="sm" icon="plus" onClick={() => setOpen('new')}>
              {t('add')}
            </Button>
          </PanelHead>
        }
        filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="boxes" title={t('none')} />}
      />
      {open && (
        <MallGoodsDialog
          mall={mall}
          from={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

function useGoodsColumns(onEdit: (goods: AdminMallGoods) => void): readonly ListColumn<AdminMallGoods>[] {
  const t = useMessages(loyaltyAdminMessages)
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      lead: ({ image }) => <Picture src={image} alt="" width={36} className="w36" />,
      text: ({ titleZh }) => titleZh,
      cell: ({ titleEn }) => <div className="t12 c3">{titleEn}</div>,
    },
    { key: 'points', title: t('colPoints'), align: 'right', text: ({ points }) => points, cell: ({ points }) => groupedNumber(points) },
    {
      key: 'cash',
      title: t('colCash'),
      align: 'right',
      text: ({ cash }) => cash,
      cell: ({ cash }) => (cash > 0 ? `¥${priceText(cash)}` : '–'),
    },
    { key: 'stock', title: t('colStock'), align: 'right', text: ({ stock }) => stock },
    { key: 'sold', title: t('colSold'), align: 'right', text: ({ sold }) => sold },
    {
      key: 'limit',
      title: t('colLimit'),
      align: 'right',
      text: ({ memberLimit }) => (memberLimit === 0 ? t('noLimit') : memberLimit),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ onSale }) => t(onSale === 1 ? 'onSale' : 'offSale'),
      cell: ({ onSale }) => <StateDot tone={onSale === 1 ? 'ok' : 'quiet'}>{t(onSale === 1 ? 'onSale' : 'offSale')}</StateDot>,
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (goods) => (
        <Button size="sm" onClick={() => onEdit(goods)}>
          {t('edit')}
        </Button>
      ),
    },
  ]
}
