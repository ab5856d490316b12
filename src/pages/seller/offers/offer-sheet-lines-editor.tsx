import { Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import type { OwnOfferSheet } from '../../../modules/pricing/endpoints-offer-sheets-seller.ts'
import { ownGoodsList } from '../../../modules/listing/endpoints.ts'
import { offerSheetEditorMessages } from './messages.ts'

type Lines = OwnOfferSheet['lines']

/** The SKUs of a sheet with their remarks; goods of the own store are found by name or number. */
export function OfferSheetLinesEditor({ lines, onChange }: { lines: Lines; onChange: (lines: Lines) => void }) {
  const t = useMessages(offerSheetEditorMessages)
  const [keyword, setKeyword] = useState('')
  const goods = useCall(ownGoodsList, { state: 'on_sale', keyword, pageSize: 20 })
  const found = (goods.data?.list ?? []).flatMap((one) =>
    one.skus.map((sku) => ({ productId: sku.productId, goodsName: one.goodsName, specText: sku.specText, remark: '' })),
  )
  const open = found.filter((sku) => !lines.some((line) => line.productId === sku.productId))
  const add = (productId: number) => {
    const sku = open.find((one) => one.productId === productId)
    if (sku) onChange([...lines, sku])
  }
  return (
    <>
      <Select<number>
        aria-label={t('addLines')}
        placeholder={t('findGoods')}
        showSearch
        filterOption={false}
        value={null}
        style={{ width: 420, maxWidth: '100%', marginBottom: 12 }}
        options={open.map((sku) => ({ value: sku.productId, label: `${sku.goodsName} · ${sku.specText} (${sku.productId})` }))}
        onSearch={setKeyword}
        onSelect={add}
      />
      <div className="tsc">
        <table className="tbl d">
          <thead>
            <tr>
              <th>{t('colGoods')}</th>
              <th>{t('colRemark')}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {lines.length === 0 && (
              <tr>
                <td colSpan={3} className="c3">
                  {t('noLines')}
                </td>
              </tr>
            )}
            {lines.map((line) => (
              <tr key={line.productId}>
                <td>
                  {line.goodsName}{' '}
                  <span className="c3 t12">
                    {line.specText} <span className="num">{line.productId}</span>
                  </span>
                </td>
                <td>
                  <Input
                    aria-label={`${t('colRemark')} ${line.goodsName} ${line.specText}`}
                    maxLength={100}
                    value={line.remark}
                    onChange={(event) =>
                      onChange(lines.map((one) => (one.productId === line.productId ? { ...one, remark: event.target.value } : one)))
                    }
                  />
                </td>
                <td className="r">
                  <Button size="sm" onClick={() => onChange(lines.filter((one) => one.productId !== line.productId))}>
                    {t('remove')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
