import { AutoComplete } from 'antd'
import { Button } from '../../../../ui/basic/button.tsx'
import { Note } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { missingAttributes } from '../../../../modules/listing/rules/check-document.ts'
import { useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { EditorField, fieldId, useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'

/** The attributes of the category that all SKUs share; those that SKUs differ by stand in the SKU table. */
export function AttributesSection() {
  const t = useGoodsEditorMessages()
  const { goods, attributes, isLive } = useGoodsEditor()
  const lacking = missingAttributes(
    goods,
    attributes.filter((one) => one.isRequired).map((one) => one.code),
  )
  const missing = attributes.filter((one) => lacking.includes(one.code))
  const axes = new Set(goods.skus.flatMap((sku) => Object.keys(sku.axisValues)))
  const shared = attributes.filter((attribute) => !axes.has(attribute.code))
  const strays = Object.keys(goods.attributes).filter((code) => !attributes.some((attribute) => attribute.code === code))
  if (goods.categoryId === 0)
    return (
      <Panel title={t('secAttributes')}>
        <p className="bx t13 c3">{t('chooseCategory')}</p>
      </Panel>
    )
  return (
    <Panel title={t('secAttributes')}>
      {missing.length > 0 && (
        <div className="bx">
          <Note tone="warn">
            {t(isLive ? 'missingLive' : 'missingAttributes', { names: missing.map((one) => one.label).join(t('comma')) })}
          </Note>
        </div>
      )}
      <div className="bx ship-f">
        {shared.map((one) => (
          <AttributeField
            key={one.code}
            code={one.code}
            label={one.unit ? `${one.label} (${one.unit})` : one.label}
            values={one.values}
            required={one.isRequired}
          />
        ))}
      </div>
      {attributes.length === 0 && <p className="bx t13 c3">{t('noAttributes')}</p>}
      {attributes.length > 0 && strays.map((code) => <Stray key={code} code={code} />)}
    </Panel>
  )
}

type FieldProps = { readonly code: string; readonly label: string; readonly values: readonly string[]; readonly required: boolean }

function AttributeField({ code, label, values, required }: FieldProps) {
  const t = useGoodsEditorMessages()
  const { goods, patch, isLocked } = useGoodsEditor()
  const path = `attributes.${code}`
  const set = (value: string) => {
    const { [code]: _old, ...others } = goods.attributes
    patch({ attributes: value === '' ? others : { ...others, [code]: value.slice(0, 80) } })
  }
  return (
    <EditorField path={path} label={label} required={required}>
      <AutoComplete
        id={fieldId(path)}
        value={goods.attributes[code] ?? ''}
        disabled={isLocked}
        allowClear
        placeholder={t('attributeHint')}
        options={values.map((value) => ({ value }))}
        showSearch={{ filterOption: true }}
        onChange={(value: string | undefined) => set(value ?? '')}
      />
    </EditorField>
  )
}

function Stray({ code }: { code: string }) {
  const t = useGoodsEditorMessages()
  const { goods, patch, isLocked } = useGoodsEditor()
  const { [code]: value, ...others } = goods.attributes
  return (
    <div className="bx row g2 t13" role="alert">
      <span className="cd">{t('strayAttribute', { code: `${code} = ${value ?? ''}` })}</span>
      <Button size="sm" disabled={isLocked} onClick={() => patch({ attributes: others })}>
        {t('drop')}
      </Button>
    </div>
  )
}
