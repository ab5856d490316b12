import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { CreditWriteOffView } from '../endpoints-schemas.ts'
import { creditPageMessages } from '../messages.ts'

const tones = { PROPOSED: 'warn', DONE: 'danger', REJECTED: 'quiet' } as const

/** What was written off of a statement, who decided, and what came of it later. */
export function WriteOffPanel({ of }: { of: CreditWriteOffView }) {
  const t = useMessages(creditPageMessages)
  const person = (name: string, time: string | null) => (time === null ? '' : `${name} ${fullTime(time)}`.trim())
  return (
    <Panel title={t('writeOffTitle')} sub={of.writeOffSn}>
      <div className="bx">
        <PropertyList
          list={[
            [
              t('colState'),
              <StateDot key="state" tone={tones[of.state]}>
                {of.stateText}
              </StateDot>,
            ],
            [t('writtenOff'), <b key="amount" data-testid="written-off">{`¥${priceText(of.amount)}`}</b>],
            [t('recovered'), <b key="recovered" data-testid="recovered">{`¥${priceText(of.recovered)}`}</b>],
            [t('reason'), of.reason],
            [t('proposer'), of.proposerName === '' ? '' : person(of.proposerName, of.proposeTime)],
            [t(of.deciderName === '' ? 'writeOffTime' : 'decider'), person(of.deciderName, of.decideTime)],
            [t('note'), of.note],
          ]}
        />
        {of.recoveries.length > 0 && (
          <ul className="t13 mt-2" aria-label={t('recoveries')}>
            {of.recoveries.map((one) => (
              <li key={one.documentNo} className="num">
                {fullTime(one.time)} ¥{priceText(one.amount)} {one.documentNo} {one.enteredName}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
