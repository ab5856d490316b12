import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { GoodsDocument } from '../rules/goods-document.ts'
import { goodsEditorMessages } from '../messages.ts'
import { useGoodsEditor } from './goods-editor-context.ts'

type FieldProps = {
  readonly path: string
  readonly label: ReactNode
  readonly help?: string
  readonly required?: boolean
  readonly children: ReactNode
}

/** A labelled place of the document; what the server said of it stands below. */
export function EditorField({ path, label, help, required, children }: FieldProps) {
  const { errors } = useGoodsEditor()
  const error = errors[path]
  return (
    <Form.Item
      label={label}
      htmlFor={fieldId(path)}
      required={required ?? false}
      validateStatus={error ? 'error' : ''}
      help={error ?? help}
      style={{ marginBottom: 12 }}
    >
      {children}
    </Form.Item>
  )
}

/** The id of the control of a place, so that its label and the list of problems find it. */
export function fieldId(path: string): string {
  return `goods-${path.replaceAll('.', '-')}`
}

type TextField = {
  [Field in keyof GoodsDocument]: GoodsDocument[Field] extends string ? Field : never
}[keyof GoodsDocument]
type TextProps = {
  readonly field: TextField
  readonly label: string
  readonly help?: string
  readonly required?: boolean
  readonly most: number
  readonly hint?: string
  readonly isNumber?: boolean
  readonly lines?: number
}

/** One line (or several) of text of the document. */
export function EditorTextField({ field, label, help, required, most, hint, isNumber, lines }: TextProps) {
  const { goods, patch, isLocked } = useGoodsEditor()
  const shared = {
    id: fieldId(field),
    value: goods[field],
    maxLength: most,
    placeholder: hint,
    disabled: isLocked,
    onChange: (event: { target: { value: string } }) => patch({ [field]: event.target.value }),
  }
  return (
    <EditorField path={field} label={label} {...(help ? { help } : {})} required={required ?? false}>
      {lines ? (
        <Input.TextArea {...shared} rows={lines} showCount />
      ) : (
        <Input {...shared} className={isNumber ? 'num' : ''} inputMode={isNumber ? 'decimal' : 'text'} />
      )}
    </EditorField>
  )
}

/** The words of the editor, for its parts. */
export function useGoodsEditorMessages() {
  return useMessages(goodsEditorMessages)
}
