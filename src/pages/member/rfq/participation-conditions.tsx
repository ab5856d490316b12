import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { purchaserCheck } from '../../../modules/rfq/endpoints.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

type Props = { readonly title: string; readonly check: RefOutput<typeof purchaserCheck> }

/** Every condition with whether it is fulfilled. */
export function ParticipationConditions({ title, check }: Props) {
  const t = useMessages(rfqPageMessages)
  return (
    <Panel title={title} sub={t(check.pass ? 'conditionsMet' : 'conditionsUnmet')}>
      <ul className="bx grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-x-4 gap-y-2">
        {check.conditions.map((condition) => (
          <li key={condition.description} className="row g2 t13">
            <StateDot tone={condition.pass ? 'ok' : 'danger'}>{t(condition.pass ? 'met' : 'unmet')}</StateDot>
            <span className="c2">{condition.description}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
