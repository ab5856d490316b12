import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { creditStatementCall } from '../../../modules/credit/endpoints.ts'
import type { CreditStatementLine } from '../../../modules/credit/endpoints-schemas.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'

/** Lines that this repayment names, with what is left of each; none names all. */
export type NamedLines = { readonly ids: readonly number[]; readonly left: number }
type Props = { readonly statementSn: string; readonly value: readonly number[]; readonly onChange: (named: NamedLines) => void }

const leftOf = (line: CreditStatementLine) => Math.round((line.amount - line.covered) * 100)

/** The unpaid lines of a statement, to choose some of them. */
export function RepayLines({ statementSn, value, onChange }: Props) {
  const t = useMessages(creditPageMessages)
  const call = useCall(creditStatementCall, { statementSn })
  const choose = (open: readonly CreditStatementLine[], lineId: number) => {
    const ids = value.includes(lineId) ? value.filter((one) => one !== lineId) : [...value, lineId]
    const counted = open.filter((line) => ids.length === 0 || ids.includes(line.lineId))
    onChange({ ids, left: counted.reduce((sum, line) => sum + leftOf(line), 0) / 100 })
  }
  return (
    <fieldset className="all col g2">
      <legend className="t13 c2">{t('whichLines')}</legend>
      <CallView call={call}>
        {({ lines }) => {
          const open = lines.filter((line) => line.amount > 0 && leftOf(line) > 0)
          return (
            <ul className="col g2">
              {open.map((line) => (
                <li key={line.lineId}>
                  <Checkbox checked={value.includes(line.lineId)} onChange={() => choose(open, line.lineId)}>
                    <span className="num">
                      {line.kindText} {line.shipmentSn || line.orderSn} · {line.dueDate ?? ''} · <b>¥{priceText(leftOf(line) / 100)}</b>
                    </span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          )
        }}
      </CallView>
    </fieldset>
  )
}
