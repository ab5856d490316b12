import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminMallGoodsListCall, type AdminMallGoods } from '../../../modules/loyalty/endpoints-admin.ts'
import { loyaltyAdminMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'
import '../../../modules/loyalty/ui/loyalty.css'
import { MallGoodsDialog } from './mall-goods-dialog.tsx'

const filterNames = ['keyword'] as const
const pageSize = 20

/** Goods of a mall: cost, stock, limit, whether they are on offer. */
export function MallGoodsAdmin({ mall }: { mall: Currency }) {
  const t = useMessages(loyaltyAdminMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const call = useCall(adminMallGoodsListCall, { mall, keyword: values.keyword, current: page, pageSize })
  const [open, setOpen] = useState<AdminMallGoods | 'new' | null>(null)
  const title = t(mall === 'points' ? 'pointGoodsTitle' : 'scoreGoodsTitle')
  return (
    <>
      <ConsoleList
        label={title}
        head={
          <PanelHead title={title}>
            <Button tone="brand" size="sm" icon="plus" onClick={() => setOpen('new')}>
              {t('add')}
            </Button>
          </PanelHead>
        }
        bar={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
        call={call}
        empty={<Empty icon="boxes" title={t('none')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <GoodsTable list={list} onEdit={setOpen} />}
      </ConsoleList>
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

function GoodsTable({ list, onEdit }: { list: readonly AdminMallGoods[]; onEdit: (goods: AdminMallGoods) => void }) {
  const t = useMessages(loyaltyAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th className="r">{t('colPoints')}</th>
            <th className="r">{t('colCash')}</th>
            <th className="r">{t('colStock')}</th>
            <th className="r">{t('colSold')}</th>
            <th className="r">{t('colLimit')}</th>
            <th>{t('colState')}</th>
            <th>{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.goodsId}>
              <td>
                <div className="lty-o">
                  <Picture src={one.image} alt="" width={72} />
                  <div>
                    <span className="b5">{one.titleZh}</span>
                    <div className="t12 c3">{one.titleEn}</div>
                  </div>
                </div>
              </td>
              <td className="r num" data-l={t('colPoints')}>
                {groupedNumber(one.points)}
              </td>
              <td className="r num" data-l={t('colCash')}>
                {one.cash > 0 ? `¥${priceText(one.cash)}` : '–'}
              </td>
              <td className="r num" data-l={t('colStock')}>
                {one.stock}
              </td>
              <td className="r num" data-l={t('colSold')}>
                {one.sold}
              </td>
              <td className="r num" data-l={t('colLimit')}>
                {one.memberLimit === 0 ? t('noLimit') : one.memberLimit}
              </td>
              <td data-l={t('colState')}>
                <StateDot tone={one.onSale === 1 ? 'ok' : 'quiet'}>{t(one.onSale === 1 ? 'onSale' : 'offSale')}</StateDot>
              </td>
              <td>
                <Button size="sm" onClick={() => onEdit(one)}>
                  {t('edit')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
