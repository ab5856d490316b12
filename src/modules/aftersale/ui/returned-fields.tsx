import { Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Field } from '../../../ui/console/form/field.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import type { CaseDetail } from '../endpoints.ts'
import { aftersalePageMessages } from '../messages.ts'

type Line = CaseDetail['lines'][number]
type Returned = { readonly number?: string; readonly good?: string; readonly reason?: string }
/** What is said of each line, by its order line. */
export type ReturnedGoods = Readonly<Record<number, Returned>>

const most = (line: Line): number => line.receivedNum ?? line.number

/** As the call takes it: nothing said of what is good means all of it. */
export function returnedLines(lines: readonly Line[], returned: ReturnedGoods) {
  return lines.map((line, place) => {
    const { number = '0', good = '', reason = '' } = returned[line.orderProductId] ?? {}
    return { lineNo: place + 1, number, ...(good === '' ? {} : { good }), reason: reason.trim() }
  })
}

type Props = {
  readonly lines: readonly Line[]
  readonly returned: ReturnedGoods
  readonly error: string | undefined
  /** Less than all came back. */
  readonly asksNumber: boolean
  readonly onChange: (returned: ReturnedGoods) => void
}

/** How much of each line came back, what of it is good, and why the rest is not. */
export function ReturnedFields({ lines, returned, error, asksNumber, onChange }: Props) {
  const t = useMessages(aftersalePageMessages)
  const set = (line: Line, change: Returned) =>
    onChange({ ...returned, [line.orderProductId]: { ...returned[line.orderProductId], ...change } })
  const cameOf = (line: Line) => (asksNumber ? Number(returned[line.orderProductId]?.number ?? 0) : most(line))
  const isLossOf = (line: Line) => {
    const { good = '' } = returned[line.orderProductId] ?? {}
    return good !== '' && Number(good) < cameOf(line)
  }
  const lacksReason = (line: Line) => isLossOf(line) && (returned[line.orderProductId]?.reason ?? '').trim() === ''
  // One refusal for all lines: it stands where a reason is missing, otherwise at the quantities.
  const ofNumbers = lines.some(lacksReason) ? undefined : error
  return lines.map((line) => {
    const said = returned[line.orderProductId] ?? {}
    const came = cameOf(line)
    const id = `case-line-${line.orderProductId}`
    return (
      <div key={line.orderProductId}>
        <p className="t13 b5 mb-1">{line.goodsName}</p>
        {asksNumber && (
          <Field
            id={id}
            label={t('receivedNum')}
            error={ofNumbers}
            unit={line.unitName}
            help={t('atMost', { count: counted(line.number, line.unitName) })}
          >
            <NumberInput id={id} decimals={3} max={line.number} value={said.number ?? ''} onChange={(number) => set(line, { number })} />
          </Field>
        )}
        <Field
          id={`${id}-good`}
          label={t('good')}
          error={asksNumber ? undefined : ofNumbers}
          unit={line.unitName}
          help={came > 0 ? t('goodHelp', { count: counted(came, line.unitName) }) : undefined}
        >
          <NumberInput
            id={`${id}-good`}
            decimals={3}
            max={came}
            value={said.good ?? (asksNumber ? '' : String(came))}
            onChange={(good) => set(line, { good })}
          />
        </Field>
        {isLossOf(line) && (
          <Field id={`${id}-reason`} label={t('lossReason')} error={lacksReason(line) ? error : undefined} isRequired>
            <Input
              id={`${id}-reason`}
              maxLength={100}
              value={said.reason ?? ''}
              onChange={(event) => set(line, { reason: event.target.value })}
            />
          </Field>
        )}
      </div>
    )
  })
}
