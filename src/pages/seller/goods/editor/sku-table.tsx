import { AutoComplete, Input } from 'antd'
import { useState } from 'react'
import { Button } from '../../../../ui/basic/button.tsx'
import type { SkuDocument } from '../../../../modules/listing/rules/goods-document.ts'
import { unitName, useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { fieldId, useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'
import { skuColumns, stockText, withStock, type SkuColumn, type SkuField } from './sku-columns.ts'

const rowsAtOnce = 40

/** The SKUs in rows; long lists show their first rows until asked for more, so typing stays quick. */
export function SkuTable({ axes }: { axes: readonly string[] }) {
  const t = useGoodsEditorMessages()
  const desk = useGoodsEditor()
  const { goods, patch, attributes, frame, storeId, isLocked } = desk
  const [shown, setShown] = useState(rowsAtOnce)
  const columns = skuColumns(desk, t)
  const warehouses = frame.stores.find((store) => store.storeId === storeId)?.warehouses ?? []
  const hasNew = goods.skus.some((sku) => sku.productId === null)
  const unit = unitName(frame, goods.priceUnit)
  const fill = (field: SkuField) => patch({ skus: goods.skus.map((sku) => ({ ...sku, [field]: goods.skus[0]?.[field] ?? '' })) })
  return (
    <>
      <div className="tsc">
        <table className="tbl d">
          <thead>
            <tr>
              {axes.map((code) => (
                <th key={code}>{attributes.find((attribute) => attribute.code === code)?.label ?? code}</th>
              ))}
              {columns.map((column) => (
                <ColumnHead
                  key={column.field}
                  column={column}
                  onFill={isLocked || goods.skus.length < 2 ? null : () => fill(column.field)}
                />
              ))}
              {hasNew && warehouses.map((warehouse) => <th key={warehouse.id}>{t('stockIn', { name: warehouse.name, unit })}</th>)}
              <th className="r">{t('colActions')}</th>
            </tr>
          </thead>
          <tbody>
            {goods.skus.slice(0, shown).map((sku, at) => (
              <SkuRow
                // Rows are edited in place and hold no state of their own.
                key={`${String(sku.productId)} ${String(at)}`}
                sku={sku}
                at={at}
                axes={axes}
                columns={columns}
                warehouses={hasNew ? warehouses : []}
              />
            ))}
          </tbody>
        </table>
      </div>
      {goods.skus.length > shown && (
        <div className="bx">
          <Button size="sm" tone="ghost" onClick={() => setShown(goods.skus.length)}>
            {t('skuCount', { count: goods.skus.length })}
          </Button>
        </div>
      )}
      {goods.skus.some((sku) => sku.productId !== null) && <p className="bx t12 c3">{t('stockLater')}</p>}
    </>
  )
}

function ColumnHead({ column, onFill }: { column: SkuColumn; onFill: (() => void) | null }) {
  const t = useGoodsEditorMessages()
  return (
    <th>
      <span className="row g1">
        <span>
          {column.label}
          {column.sub && <span className="t12 c3"> {column.sub}</span>}
        </span>
        {onFill && (
          <Button
            size="sm"
            tone="ghost"
            square
            icon="arrow-down"
            aria-label={`${column.label} ${column.sub} ${t('fillDown')}`}
            title={t('fillDown')}
            onClick={onFill}
          />
        )}
      </span>
    </th>
  )
}

type RowProps = {
  readonly sku: SkuDocument
  readonly at: number
  readonly axes: readonly string[]
  readonly columns: readonly SkuColumn[]
  readonly warehouses: readonly { readonly id: number; readonly name: string }[]
}

function SkuRow({ sku, at, axes, columns, warehouses }: RowProps) {
  const t = useGoodsEditorMessages()
  const { goods, patch, attributes, isLocked, errors } = useGoodsEditor()
  const put = (next: SkuDocument) => patch({ skus: goods.skus.map((skuDocument, place) => (place === at ? next : skuDocument)) })
  const twice = errors[`skus.${at}.axisValues`]
  return (
    <tr>
      {axes.map((code, place) => (
        <td key={code} className="min-w-27.5">
          <AutoComplete
            value={sku.axisValues[code] ?? ''}
            disabled={isLocked}
            aria-label={attributes.find((attribute) => attribute.code === code)?.label ?? code}
            options={(attributes.find((attribute) => attribute.code === code)?.values ?? []).map((value) => ({ value }))}
            showSearch={{ filterOption: true }}
            status={twice ? 'error' : ''}
            style={{ width: '100%' }}
            onChange={(value: string | undefined) => put({ ...sku, axisValues: { ...sku.axisValues, [code]: (value ?? '').slice(0, 80) } })}
          />
          {place === 0 && twice && <div className="cd t12">{twice}</div>}
        </td>
      ))}
      {columns.map(({ field, label, sub, hint }) => (
        <NumberCell
          key={field}
          path={`skus.${at}.${field}`}
          label={`${label} ${sub}`}
          hint={hint}
          value={sku[field]}
          most={field === 'convToSec' ? 40 : 20}
          onChange={(value) => put({ ...sku, [field]: value })}
        />
      ))}
      {warehouses.map((warehouse) =>
        sku.productId === null ? (
          <NumberCell
            key={warehouse.id}
            path={`skus.${at}.stocks`}
            label={warehouse.name}
            hint="0"
            value={stockText(sku, warehouse.id)}
            most={16}
            onChange={(value) => put(withStock(sku, warehouse.id, value))}
          />
        ) : (
          <td key={warehouse.id} className="c3 r">
            —
          </td>
        ),
      )}
      <td className="r nw">
        <Button
          size="sm"
          tone="ghost"
          square
          icon="copy"
          disabled={isLocked}
          aria-label={t('copySku')}
          title={t('copySku')}
          onClick={() => patch({ skus: [...goods.skus.slice(0, at + 1), { ...sku, productId: null }, ...goods.skus.slice(at + 1)] })}
        />
        <Button
          size="sm"
          tone="ghost"
          square
          icon="trash-2"
          disabled={isLocked}
          aria-label={t('deleteSku')}
          title={t('deleteSku')}
          onClick={() => patch({ skus: goods.skus.filter((_, place) => place !== at) })}
        />
      </td>
    </tr>
  )
}

type CellProps = {
  readonly path: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly most: number
  readonly onChange: (value: string) => void
}

function NumberCell({ path, label, hint, value, most, onChange }: CellProps) {
  const { errors, isLocked } = useGoodsEditor()
  const error = errors[path]
  return (
    <td className="min-w-26">
      <Input
        id={fieldId(path)}
        className="num"
        inputMode="decimal"
        value={value}
        maxLength={most}
        placeholder={hint}
        disabled={isLocked}
        aria-label={label}
        status={error ? 'error' : ''}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      {error && <div className="cd t12">{error}</div>}
    </td>
  )
}
