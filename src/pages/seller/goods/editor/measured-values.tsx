import { Input } from 'antd'
import { Button } from '../../../../ui/basic/button.tsx'
import type { MeasuredValue } from '../../../../modules/catalog/rules/goods-certificate.ts'
import { useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'

const most = 20
const columns = ['item', 'required', 'measured'] as const

/** What was measured of the batch of a mill certificate: item, what the standard asks, what was found. */
export function MeasuredValues({
  values,
  onChange,
}: {
  values: readonly MeasuredValue[]
  onChange: (values: readonly MeasuredValue[]) => void
}) {
  const t = useGoodsEditorMessages()
  const { isLocked } = useGoodsEditor()
  const put = (at: number, change: Partial<MeasuredValue>) =>
    onChange(values.map((value, place) => (place === at ? { ...value, ...change } : value)))
  return (
    <div className="mt-1.5 pl-3">
      {values.map((value, at) => (
        // Lines are edited in place and hold no state of their own.
        <div key={`value ${String(at)}`} className="row g2 wrp mb-1.5">
          {columns.map((column) => (
            <Input
              key={column}
              size="small"
              style={{ maxWidth: 150 }}
              value={value[column]}
              maxLength={40}
              disabled={isLocked}
              aria-label={t(`measured_${column}`)}
              placeholder={t(`measured_${column}`)}
              onChange={(event) => put(at, { [column]: event.target.value })}
            />
          ))}
          <Button
            size="sm"
            tone="ghost"
            square
            icon="x"
            disabled={isLocked}
            aria-label={t('drop')}
            onClick={() => onChange(values.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {values.length < most && (
        <Button
          size="sm"
          tone="ghost"
          icon="plus"
          disabled={isLocked}
          onClick={() => onChange([...values, { item: '', required: '', measured: '' }])}
        >
          {t('addMeasured')}
        </Button>
      )}
    </div>
  )
}
