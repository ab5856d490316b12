import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useFieldError } from './form-scope.tsx'

type Props = {
  /** Of the control inside, which the label and the list of errors lead to. */
  readonly id: string
  readonly label: string
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly isRequired?: boolean
  /** What the value is counted in, beside the control. */
  readonly unit?: string | undefined
  readonly children: ReactNode
}

/** A labelled field of a form: required mark, unit, and what is wrong with it. */
export function Field({ id, label, error, help, isRequired = false, unit, children }: Props) {
  useFieldError(id, label, error)
  return (
    <Form.Item
      layout="vertical"
      label={label}
      htmlFor={id}
      required={isRequired}
      validateStatus={error ? 'error' : ''}
      help={error ?? help}
    >
      {unit ? (
        <span className="frm-u">
          {children}
          <span className="c3">{unit}</span>
        </span>
      ) : (
        children
      )}
    </Form.Item>
  )
}
