import { Alert, Modal } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { signedText } from '../../../../ui/basic/signed-text.ts'
import { useUndo } from '../../../../ui/console/form/use-undo.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { consoleKitMessages } from '../../../../ui/console/messages.ts'
import { setOwnPrices } from '../../../../modules/listing/endpoints.ts'
import { priceGridMessages } from '../messages.ts'
import { changeOf, type PriceEdits } from './price-edits.ts'

type Props = { readonly edits: PriceEdits; readonly onClose: () => void; readonly onSaved: () => void; readonly onUndone: () => void }
type Edit = PriceEdits extends ReadonlyMap<number, infer One> ? One : never

/** Moves beyond this are said once more before they are saved. */
const bigPercent = 20

const wishOf = ({ sku, retail, business }: Edit) => ({
  productId: sku.productId,
  retailPrice: retail.trim(),
  businessPrice: business.trim(),
  oldRetailPrice: sku.retailPrice,
  oldBusinessPrice: sku.businessPrice,
})
/** Back to the prices before; SKUs that had none keep the new ones. */
const backOf = (edit: Edit) => {
  const { productId, retailPrice, businessPrice, oldRetailPrice, oldBusinessPrice } = wishOf(edit)
  if (oldRetailPrice === null || oldBusinessPrice === null) return []
  return [
    {
      productId,
      retailPrice: oldRetailPrice,
      businessPrice: oldBusinessPrice,
      oldRetailPrice: retailPrice,
      oldBusinessPrice: businessPrice,
    },
  ]
}

/** Old and new price of everything that was changed; saved all or not at all. */
export function PricePreview({ edits, onClose, onSaved, onUndone }: Props) {
  const t = useMessages(priceGridMessages)
  const kit = useMessages(consoleKitMessages)
  const { run, busy } = useCommand(setOwnPrices)
  const back = useAct(setOwnPrices)
  const undo = useUndo()
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const list = [...edits.values()]
  const rows = list.flatMap((edit) =>
    (['retail', 'business'] as const).map((column) => {
      const before = column === 'retail' ? edit.sku.retailPrice : edit.sku.businessPrice
      return { edit, column, before, after: edit[column].trim(), percent: changeOf(before, edit[column]) }
    }),
  )
  const moved = rows.filter((row) => row.after !== String(row.before ?? ''))
  const big = moved.filter((row) => Math.abs(row.percent ?? 0) > bigPercent).length
  const save = async () => {
    const outcome = await run({ list: list.map(wishOf) })
    if (outcome.kind === 'unknown') return setProblem(kit('unknown'))
    if (outcome.answer.state !== 200) {
      setErrors(outcome.answer.errors ?? {})
      return setProblem(outcome.answer.msg)
    }
    onSaved()
    return undo(t('saved', { count: list.length }), async () => {
      if (await back.act({ list: list.flatMap(backOf) }, t('undone'))) onUndone()
    })
  }
  return (
    <Modal
      open
      width={760}
      title={t('previewTitle', { count: list.length })}
      okText={t('confirm')}
      cancelText={t('back')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {problem && <Alert type="error" showIcon role="alert" title={problem} style={{ marginBottom: 12 }} />}
      {big > 0 && <Alert type="warning" showIcon title={t('bigMove', { count: big })} style={{ marginBottom: 12 }} />}
      <div className="tsc max-h-[50vh] overflow-auto">
        <table className="tbl">
          <thead>
            <tr>
              <th>{t('colGoods')}</th>
              <th />
              <th className="r">{t('colBefore')}</th>
              <th className="r">{t('colAfter')}</th>
              <th className="r">{t('colChange')}</th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ edit, column, before, after, percent }) => (
              <tr key={`${edit.sku.productId}${column}`}>
                <td>
                  <div>{edit.goods.goodsName}</div>
                  <div className="t12 c3">{edit.sku.specText}</div>
                  {errors[`price-${edit.sku.productId}`] && <div className="t12 cd">{errors[`price-${edit.sku.productId}`]}</div>}
                </td>
                <td className="nw">{t(column)}</td>
                <td className="r num nw">{before === null ? '—' : `¥${priceText(before)}`}</td>
                <td className="r num nw">
                  <b className="b6">¥{after}</b>
                </td>
                <td className={Math.abs(percent ?? 0) > bigPercent ? 'r num nw cd' : 'r num nw'}>
                  {percent === null ? '—' : `${signedText(percent, 1)}%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  )
}
