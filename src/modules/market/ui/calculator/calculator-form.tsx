import { Button } from '../../../../ui/basic/button.tsx'
import { Select } from '../../../../ui/form/choice.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import type { CalculatorField, FieldName } from '../../rules/calculator/calculator-model.ts'
import { calculators, usualText, type CalculatorKind, type Typed } from '../../rules/calculator/calculators.ts'
import { useCalculatorMessages } from './use-messages.ts'

type FormProps = {
  kind: CalculatorKind
  typed: Typed
  wrong: readonly FieldName[]
  onType: (name: FieldName, text: string) => void
  onSubmit: () => void
}

/** The inputs of a calculator. A plain GET form: without scripts the button asks the server. */
export function CalculatorForm({ kind, typed, wrong, onType, onSubmit }: FormProps) {
  const t = useCalculatorMessages()
  return (
    <form
      method="get"
      className="calc-f"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      {calculators[kind].fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          text={typed[field.name] ?? usualText(field)}
          isWrong={wrong.includes(field.name)}
          onType={onType}
        />
      ))}
      <div className="calc-go">
        <Button type="submit" tone="brand" icon="calculator">
          {t('calculate')}
        </Button>
      </div>
    </form>
  )
}

function Field({ field, text, isWrong, onType }: { field: CalculatorField; text: string; isWrong: boolean } & Pick<FormProps, 'onType'>) {
  const t = useCalculatorMessages()
  const label = t(`field_${field.name}`)
  if ('choices' in field) {
    const options = field.choices.map((choice) => ({ value: choice, label: `${choice} ${field.unit}`.trim() }))
    return (
      <Select label={label} name={field.name} value={text} options={options} onChange={(event) => onType(field.name, event.target.value)} />
    )
  }
  const sentence = 'list' in field ? t('wrongList') : t('wrong', { least: field.least, most: field.most })
  return (
    <TextField
      label={label}
      name={field.name}
      className={'list' in field ? 'calc-w' : undefined}
      inputMode={'list' in field ? 'text' : 'decimal'}
      autoComplete="off"
      value={text}
      error={isWrong ? sentence : undefined}
      after={field.unit === '' ? undefined : <span className="c3 t12 nw">{field.unit}</span>}
      onChange={(event) => onType(field.name, event.target.value)}
    />
  )
}
