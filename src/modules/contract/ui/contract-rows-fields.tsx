import { Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { NamedInput } from '../../../ui/console/form/named-input.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { contractPageMessages } from '../messages.ts'
import type { FormValues } from './contract-form-values.ts'
import { IndexTermsFields } from './index-terms-fields.tsx'

type Line = FormValues['content']['lines'][number]
type Payment = FormValues['content']['payments'][number]
const lineFields = ['name', 'spec', 'standard', 'unit', 'quantity', 'price'] as const

type LinesProps = {
  readonly lines: readonly Line[]
  readonly onChange: (lines: Line[]) => void
  /** The number of each line; its place without it. */
  readonly numbers?: readonly number[]
}

/** The lines of goods. */
export function ContractLinesFields({ lines, onChange, numbers = [] }: LinesProps) {
  const t = useMessages(contractPageMessages)
  const set = (index: number, name: string, value: string) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, [name]: value } : line)))
  const setIndex = (at: number, index: Line['index']) => onChange(lines.map((line, no) => (no === at ? { ...line, index } : line)))
  return (
    <div className="col g2">
      {lines.map((line, index) => (
        <div
          key={line.no === undefined ? `new ${index}` : line.no}
          className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] items-end gap-2"
        >
          {lineFields.map((name) => {
            const label = t('lineNo', { no: numbers[index] ?? index + 1, field: t(name) })
            return (
              <NamedInput key={name} name={t(name)}>
                {name === 'quantity' || name === 'price' ? (
                  <NumberInput
                    id={`line-${index}-${name}`}
                    label={label}
                    decimals={name === 'price' ? 4 : 6}
                    value={String(line[name])}
                    onChange={(value) => set(index, name, value)}
                  />
                ) : (
                  <Input
                    aria-label={label}
                    maxLength={name === 'unit' ? 12 : 80}
                    value={line[name] ?? ''}
                    onChange={(event) => set(index, name, event.target.value)}
                  />
                )}
              </NamedInput>
            )
          })}
          <IndexTermsFields no={numbers[index] ?? index + 1} index={line.index} onChange={(terms) => setIndex(index, terms)} />
          {lines.length > 1 && (
            <Button size="sm" onClick={() => onChange(lines.filter((_, at) => at !== index))}>
              {t('removeLine')}
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon="plus"
          onClick={() =>
            onChange([...lines, { name: '', spec: '', standard: '', unit: lines.at(-1)?.unit ?? '', quantity: '', price: '' }])
          }
        >
          {t('addLine')}
        </Button>
      </div>
    </div>
  )
}

/** The stages of payment; their shares make a hundred. */
export function ContractPaymentsFields({ payments, onChange }: { payments: readonly Payment[]; onChange: (payments: Payment[]) => void }) {
  const t = useMessages(contractPageMessages)
  const set = (index: number, change: Partial<Payment>) =>
    onChange(payments.map((payment, at) => (at === index ? { ...payment, ...change } : payment)))
  return (
    <div className="col g2">
      {payments.map((payment, index) => (
        <div key={index} className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] items-end gap-2">
          <NamedInput name={t('stage')}>
            <Input
              aria-label={t('stageNo', { no: index + 1, field: t('stage') })}
              maxLength={40}
              value={payment.stage}
              onChange={(event) => set(index, { stage: event.target.value })}
            />
          </NamedInput>
          {(['percent', 'days'] as const).map((name) => (
            <NamedInput key={name} name={t(name)}>
              <NumberInput
                id={`payment-${index}-${name}`}
                label={t('stageNo', { no: index + 1, field: t(name) })}
                value={String(payment[name])}
                onChange={(value) => set(index, { [name]: Number(value) })}
              />
            </NamedInput>
          ))}
          {payments.length > 1 && (
            <Button size="sm" onClick={() => onChange(payments.filter((_, at) => at !== index))}>
              {t('removeLine')}
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button size="sm" icon="plus" onClick={() => onChange([...payments, { stage: '', percent: 0, days: 30 }])}>
          {t('addStage')}
        </Button>
      </div>
    </div>
  )
}
