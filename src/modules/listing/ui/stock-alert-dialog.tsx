import { Alert, App, Input, Modal } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { stockAlertSave } from '../../inventory/endpoints-alerts.ts'
import type { ListedGoods, ListedSku } from '../endpoints.ts'
import { stockAlertMessages } from '../messages.ts'

type Props = { readonly picked: readonly ListedGoods[]; readonly onClose: () => void; readonly onDone: () => void }

const kept = (sku: ListedSku) => (sku.alertAt === null ? '' : String(sku.alertAt))

/** Below how much the SKUs of goods count as short of stock. */
export function StockAlertDialog({ picked, onClose, onDone }: Props) {
  const t = useMessages(stockAlertMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(stockAlertSave)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [all, setAll] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const skus = picked.flatMap((goods) => goods.skus.map((sku) => ({ goods, sku })))
  const textOf = (sku: ListedSku) => typed.get(sku.productId) ?? kept(sku)
  const changed = skus.filter(({ sku }) => textOf(sku).trim() !== kept(sku))
  const save = async () => {
    const outcome = await run({ list: changed.map(({ sku }) => ({ productId: sku.productId, alertAt: textOf(sku).trim() })) })
    if (outcome.kind === 'unknown') return setErrors({ form: t('unknown') })
    if (outcome.answer.state !== 200) return setErrors({ ...outcome.answer.errors, form: outcome.answer.msg })
    message.success(t('alertSaved'))
    onClose()
    return onDone()
  }
  return (
    <Modal
      open
      width={680}
      title={t('alertTitle')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: changed.length === 0 }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="col g3">
        {errors.form && <Alert type="error" showIcon role="alert" title={errors.form} />}
        <p className="c2 t13">{t('alertHelp')}</p>
        {skus.length > 1 && (
          <div className="row g2">
            <Input
              aria-label={t('alertAll')}
              placeholder={t('alertAll')}
              className="num max-w-40"
              inputMode="decimal"
              maxLength={16}
              value={all}
              onChange={(event) => setAll(event.target.value)}
            />
            <Button onClick={() => setTyped(new Map(skus.map(({ sku }) => [sku.productId, all])))}>{t('apply')}</Button>
          </div>
        )}
        <div className="tsc max-h-[46vh] overflow-auto">
          <table className="tbl dd cds">
            <thead>
              <tr>
                <th>{t('colGoods')}</th>
                <th className="r">{t('colToSell')}</th>
                <th className="r">{t('colAlert')}</th>
              </tr>
            </thead>
            <tbody>
              {skus.map(({ goods, sku }) => (
                <AlertRow
                  key={sku.productId}
                  goods={goods}
                  sku={sku}
                  text={textOf(sku)}
                  error={errors[`alert-${sku.productId}`]}
                  onType={(text) => setTyped((known) => new Map([...known, [sku.productId, text]]))}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Modal>
  )
}

type RowProps = {
  readonly goods: ListedGoods
  readonly sku: ListedSku
  readonly text: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
}

function AlertRow({ goods, sku, text, error, onType }: RowProps) {
  const t = useMessages(stockAlertMessages)
  const scale = 10 ** goods.precision
  const toSell = sku.stocks.reduce((sum, stock) => sum + Math.round(stock.available * scale), 0) / scale
  return (
    <tr>
      <td>
        {goods.goodsName} <span className="t12 c3">{sku.specText}</span>
        {error && <div className="t12 cd">{error}</div>}
      </td>
      <td className="r num nw" data-l={t('colToSell')}>
        {groupedNumber(toSell)} {goods.priceUnit}
      </td>
      <td className="r nw" data-l={t('colAlert')}>
        <Input
          size="small"
          className="num max-w-30"
          inputMode="decimal"
          maxLength={16}
          status={error ? 'error' : ''}
          aria-label={t('alertOf', { goods: goods.goodsName, spec: sku.specText })}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      </td>
    </tr>
  )
}
